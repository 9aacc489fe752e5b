"""Why the system refused a file: the usual reasons by a key that every language words (``reason-no-room``)."""

from __future__ import annotations

import errno

REASONS = {
    errno.EEXIST: "file-exists",
    errno.ENOENT: "no-such-file",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.ENOSPC: "no-room",
    errno.EDQUOT: "no-room",
    errno.EISDIR: "is-a-folder",
    errno.ENOTDIR: "no-folder-there",
    errno.EROFS: "read-only",
}


def reason_of(cause: OSError) -> str:
    """The key of a usual reason; for any other what the system says itself."""
    return REASONS.get(cause.errno or 0) or cause.strerror or str(cause)
