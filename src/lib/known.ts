/**
 * What a page's data holds under a name. The build puts in all that a page names, so that a missing
 * one is a defect of ours.
 * @throws with the name, where nothing stands under it
 */
export function known<T>(all: Record<string, T>, name: string): T {
  const found = all[name];
  if (found === undefined) throw new Error(`The page's data lacks "${name}".`);
  return found;
}
