import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { moveFiles } from './patch-folder.ts';
import { ignoreTaken } from './refusals.ts';
import { isLink, replaceContents } from './replace-contents.ts';

/** A new folder, an old one, or one that a build has moved away to change files in it. */
type Kind = 'new' | 'old' | 'patch';
type Leftover = { name: string; folder: string; kind: Kind; mark: string; pid: number };

/**
 * Finishes what builds that were killed have left beside the folders they wrote, or undoes it, so
 * that the folders are whole and of one build: a build that had put its first folder in place is
 * completed, and any other one goes. Those of a build that still runs stay.
 * @param folders in the order in which `write` replaces them, all in one folder
 */
export async function recover(folders: string[]): Promise<void> {
  const parent = dirname(folders[0] ?? '.');
  const findLeftovers = async () =>
    (await readdir(parent).catch(() => [])).flatMap((name) => leftoverOf(name, folders));
  const marks = new Map((await findLeftovers()).map(({ mark, pid }) => [mark, pid]));
  for (const [mark, pid] of marks) {
    if (isOtherBuild(pid)) continue;
    // It may have ended only just now, with its folders in place.
    const ofBuild = (await findLeftovers()).filter((each) => each.mark === mark);
    const find = (folder: string, kind: Leftover['kind']) =>
      ofBuild.find((each) => each.folder === folder && each.kind === kind);
    const hasBegun = folders[0] !== undefined && !find(folders[0], 'new');
    for (const folder of folders) {
      const [moved, draft] = [find(folder, 'patch'), find(folder, 'new')];
      if (moved && draft) await moveFiles(join(parent, draft.name), join(parent, moved.name));
      if (moved) await rename(join(parent, moved.name), folder).catch(ignoreTaken);
      const wanted = find(folder, hasBegun ? 'new' : 'old');
      if (!wanted) continue;
      const place = join(parent, wanted.name);
      if (await isLink(folder)) await replaceContents(place, folder);
      else {
        if (hasBegun) await rm(folder, { recursive: true, force: true });
        await rename(place, folder).catch(ignoreTaken);
      }
    }
    for (const { name } of ofBuild) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** What a name says of a leftover; nothing where it is none. */
function leftoverOf(name: string, folders: string[]): Leftover[] {
  return folders.flatMap((folder) => {
    const base = basename(folder);
    if (!name.startsWith(`${base}.`)) return [];
    const [, kind, mark, pid] =
      /^(new|old|patch)-((\d+)(?:-[\da-f]{8})?)$/.exec(name.slice(base.length + 1)) ?? [];
    return isKind(kind) && mark !== undefined
      ? [{ name, folder, kind, mark, pid: Number(pid) }]
      : [];
  });
}

const isKind = (text: string | undefined): text is Kind =>
  text === 'new' || text === 'old' || text === 'patch';

/** Whether a process other than this one runs under a number. */
function isOtherBuild(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
