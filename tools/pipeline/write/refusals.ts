import { ignoreCodes } from '../../model/ignore-codes.ts';

/** How a file system refuses to move what another one is mounted at. */
export const mountPointCodes = new Set<string | undefined>(['EBUSY', 'EXDEV']);

const taken = ['ENOTEMPTY', 'EEXIST'];

/** How a file system refuses to put a folder in the place of another. */
export const takenCodes = new Set<string | undefined>(taken);

/** For `catch`: where another folder is there already, it stays. @throws any other cause */
export const ignoreTaken = ignoreCodes(...taken);

const maxTries = 3;

/**
 * Writes folders, anew where another build has put its own in their place at the same moment.
 * @param work what writes them, from the beginning
 * @throws as it does, for any other reason, or where the place is taken three times
 */
export async function againWhereTaken<T>(work: () => Promise<T>, triesLeft = maxTries): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (triesLeft === 1 || !takenCodes.has((cause as NodeJS.ErrnoException).code)) throw cause;
    return againWhereTaken(work, triesLeft - 1);
  }
}
