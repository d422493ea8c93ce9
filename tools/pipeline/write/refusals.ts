/** How a file system refuses to move what another one is mounted at. */
export const mountPointCodes = new Set<string | undefined>(['EBUSY', 'EXDEV']);

/** How a file system refuses to put a folder in the place of another. */
export const takenCodes = new Set<string | undefined>(['ENOTEMPTY', 'EEXIST']);
