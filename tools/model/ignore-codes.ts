/**
 * For `.catch` after a file operation: nothing where it failed for one of these reasons.
 * @param codes those of the system: `ENOENT` where the file is missing
 * @throws every other error, such as a full disk
 */
export const ignoreCodes =
  (...codes: string[]) =>
  (cause: NodeJS.ErrnoException): undefined => {
    if (cause.code === undefined || !codes.includes(cause.code)) throw cause;
    return undefined;
  };
