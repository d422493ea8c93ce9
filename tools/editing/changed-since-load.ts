import { publicAddress } from '../model/file-paths.ts';
import type { SiteFiles } from '../model/site.ts';
import { loadSome } from '../pipeline/load/load.ts';
import { otherNameOf } from './other-name.ts';
import { applyPlan, type Plan } from './plan.ts';

/**
 * Carries out a plan, unless one of its files has changed since it was made of them.
 * @param files as they were loaded
 * @returns whether it was carried out; else nothing is written
 */
export async function applyUnlessChanged(
  files: SiteFiles,
  plan: Plan,
  root: string,
): Promise<boolean> {
  const hasChanged = await hasChangedSinceLoad(files, plan, root);
  if (!hasChanged) await applyPlan(plan, root);
  return !hasChanged;
}

/**
 * Whether somebody has saved, made or removed one of a plan's files since they were loaded. Of a
 * public file, which is read when asked for, it says so only where its bytes were kept or it came
 * or went.
 * @throws where a file is there and cannot be read
 */
async function hasChangedSinceLoad(files: SiteFiles, plan: Plan, root: string): Promise<boolean> {
  const present = loadSome(root, [...plan.keys()]);
  for (const file of plan.keys()) {
    const [before, now] = [readerOf(files, file), readerOf(present, file)];
    if (!before && now && (await otherNameOf(file, plan.keys(), root))) continue;
    if (!before !== !now) return true;
    if (before && now && !Buffer.from(await before()).equals(await now())) return true;
  }
  return false;
}

/** The files with the bytes that the public ones of a plan have now, to compare them later. */
export async function withKeptBytes(files: SiteFiles, plan: Plan): Promise<SiteFiles> {
  const publicFiles = new Map(files.publicFiles);
  for (const file of plan.keys()) {
    const address = publicAddress(file);
    const bytes = address === undefined ? undefined : await publicFiles.get(address)?.();
    if (address !== undefined && bytes) publicFiles.set(address, async () => bytes);
  }
  return { ...files, publicFiles };
}

function readerOf({ json, publicFiles }: SiteFiles, file: string) {
  const address = publicAddress(file);
  if (address !== undefined) return publicFiles.get(address);
  const bytes = json.get(file);
  return bytes && (async () => bytes);
}
