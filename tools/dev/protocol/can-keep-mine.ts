import type { UnsavedChange } from './edits.ts';

/** Whether a change that no longer fits can be made over what somebody else wrote meanwhile. */
export const canKeepMine = ({ conflicts }: UnsavedChange): boolean =>
  conflicts.length > 0 && conflicts.every(({ isGone }) => !isGone);
