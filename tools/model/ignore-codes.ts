/**
 * For `.catch` after a file operation: nothing where it failed for one of these reasons.
 * @param codes those of the system: `ENOENT` where the file is missing
 * @throws every other error, such as a full disk
 */
export const ignoreCodes =
  (...codes: string[]) =>
  (cause: unknown): undefined => {
    const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined;
    if (!codes.some((each) => each === code)) throw cause;
    return undefined;
  };
