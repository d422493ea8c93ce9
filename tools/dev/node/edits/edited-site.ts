import { join } from 'node:path';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { load, reload } from '../../../pipeline/load/load.ts';
import type { CommitRequest } from '../../protocol/commit.ts';
import type { EditAnswer, EditRequest, UnsavedChange } from '../../protocol/edits.ts';
import { changedFiles } from '../changed-files.ts';
import { createSiteView, type LiveSite } from '../live-site.ts';
import { applyRequest, lostChange, refusalAnswer, replay } from './apply-request.ts';
import { changeSentence } from './change-sentence.ts';
import { commitOffer, uncommittedCount } from './commit-offer.ts';
import { type CommitSubject, commitRefusal, commitSave } from './commit-save.ts';
import { diskRefusal } from './disk-refusal.ts';
import { withMine } from './keep-mine.ts';
import { keepChanges, readKeptChanges } from './kept-changes.ts';
import { newProblems, placedProblem, refusedProblems } from './new-problems.ts';
import { anchoredRequest, placedRequest, pointersAs } from './value-edits.ts';
import { changesOf, completeSave, writeTogether } from './write-together.ts';

/** A saved file is shown first: starting git keeps the server from answering for a while. */
const countAfterMs = 300;

/** A site's files on disk, with the changes that are not saved yet over them. */
export type EditedSite = Awaited<ReturnType<typeof openEditedSite>>;

/**
 * Follows a site's files and keeps changes of them in memory until they are saved, all in turn.
 * @param root the site's folder
 * @param onChange is given each new state
 * @param keptIn the file in which unsaved changes outlast the program; without it they do not
 */
export async function openEditedSite(
  root: string,
  language: ToolLanguage,
  onChange: (live: LiveSite) => void = () => undefined,
  keptIn?: string,
) {
  const t = createTranslator(language);
  const place = { root, language };
  const view = createSiteView(root, language);
  const wasSaved = await completeSave(root);
  let disk = await load(root);
  /** The files on disk that `live` was made of. */
  let shownOf = disk;
  let changes: UnsavedChange[] = [];
  let live = await view(disk);
  let nextId = 1;
  /** What was changed and saved, and is in no commit. */
  let savedRequests: EditRequest[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let laterCount: NodeJS.Timeout | undefined;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const show = async (shown: LiveSite, kept: UnsavedChange[]) => {
    const hasKept = changes.length > 0 || kept.length > 0;
    changes = kept;
    const { uncommitted } = live.state;
    live = { ...shown, state: { ...shown.state, changes, uncommitted } };
    onChange(live);
    if (keptIn && hasKept) await keepChanges(keptIn, kept);
  };
  const countUncommitted = async () => {
    const uncommitted = await uncommittedCount(root, live.site);
    if (uncommitted === 0) savedRequests = [];
    if (uncommitted === live.state.uncommitted) return;
    live = { ...live, state: { ...live.state, uncommitted } };
    onChange(live);
  };
  const countLater = () => {
    clearTimeout(laterCount);
    laterCount = setTimeout(() => void inTurn(countUncommitted), countAfterMs).unref();
  };
  const subjectOfCommit = (): CommitSubject => ({
    site: live.site,
    content: live.files,
    requests: [...savedRequests, ...changes.map(({ request }) => request)],
    files: changedFiles(disk, live.files),
  });
  const showReplayed = async (kept: UnsavedChange[]) => {
    const replayed = replay(disk, kept, place);
    await show(await view(replayed.files), replayed.changes);
    shownOf = disk;
  };
  /** Shows other changes than before, unless one that fits would no longer. */
  const showInstead = async (kept: UnsavedChange[]): Promise<EditAnswer> => {
    const lost = lostChange(disk, kept, place);
    if (lost)
      return { outcome: 'refused', message: t('edit.undoFirst', { change: lost.sentence }) };
    await showReplayed(kept);
    return { outcome: 'done', problems: [] };
  };
  const readAgain = async (paths: string[]): Promise<boolean> => {
    const { files, failures } = await reload(disk, root, paths);
    disk = files;
    // Also what could not be shown the last time: else a save would take it back.
    const isOther = disk !== shownOf;
    if (isOther) await showReplayed(changes);
    if (failures[0]) throw failures[0];
    return isOther;
  };
  /** @returns why nothing was written, where that is so */
  const writeAll = async (): Promise<EditAnswer | undefined> => {
    do {
      await readAgain(changedFiles(disk, live.files).map((file) => join(root, file)));
      const conflicts = changes.flatMap((change) => change.conflicts);
      if (changes.some(({ isLeftOut }) => isLeftOut)) return { outcome: 'conflict', conflicts };
    } while (!(await writeTogether(root, changesOf(disk, live.files))));
    return undefined;
  };

  // Those of a save that was interrupted, and is complete now, are in the files.
  const kept = keptIn && !wasSaved ? await readKeptChanges(keptIn) : [];
  nextId += kept.length;
  if (kept.length > 0) await showReplayed(kept);
  else if (keptIn) await keepChanges(keptIn, []);
  await countUncommitted();
  return {
    live: () => live,
    /** The files as they are on disk. */
    saved: () => disk,
    /** Asks git anew what is in no commit: others commit, too. */
    countUncommitted: () => inTurn(countUncommitted),
    /** Reads files again that may have changed on disk. @param paths as the system names them */
    read: (paths: string[]) =>
      inTurn(async () => {
        if (await readAgain(paths)) countLater();
        return live;
      }),
    /** Makes a change, unless it does not fit or brings an error of its own. */
    change: (given: EditRequest): Promise<EditAnswer> =>
      inTurn(async () => {
        const { files, problems } = live;
        const [request, asked] = [anchoredRequest(files, given), placedRequest(files, given)];
        const pointerAs = pointersAs(given, files);
        const applied = applyRequest(files, request, place);
        if (applied.outcome !== 'done') return refusalAnswer(applied, place);
        const shown = await view(applied.files);
        const told = (found: typeof problems) =>
          found.map((problem) => placedProblem(problem, pointerAs, applied.files, language));
        const refused = refusedProblems(asked, problems, shown.problems);
        if (refused.length > 0) {
          await view(files);
          return { outcome: 'invalid', problems: told(refused) };
        }
        const sentence = changeSentence(asked, files, language);
        const change = { id: `${nextId++}`, sentence, request, isLeftOut: false, conflicts: [] };
        await show(shown, [...changes, change]);
        return {
          outcome: 'done',
          change,
          problems: told(newProblems(problems, shown.problems)),
        };
      }),
    /** Takes a change back, unless a later one builds upon it. */
    undo: (id: string): Promise<EditAnswer> =>
      inTurn(() => showInstead(changes.filter((change) => change.id !== id))),
    /**
     * Makes a change over what somebody else wrote meanwhile in its places, in the order in which
     * it was made. Where one of the places is gone, or a later change builds upon what stands
     * there, all stays.
     */
    keepMine: (id: string): Promise<EditAnswer> =>
      inTurn(async () => {
        const kept = withMine(changes, id);
        if (!kept || lostChange(disk, kept, place)?.id === id)
          return { outcome: 'conflict', conflicts: [] };
        return showInstead(kept);
      }),
    discard: (): Promise<EditAnswer> => inTurn(() => showInstead([])),
    /** What is not saved, and what a commit of that, or of what is saved only, would be. */
    changes: () => inTurn(async () => live.state.changes),
    offerCommit: () => inTurn(() => commitOffer(root, subjectOfCommit(), language)),
    /**
     * Writes all changes, unless one of them does not fit what is on disk; and commits the site's
     * content, if asked to. Where git refuses, they are written all the same.
     */
    save: ({ commit = false, ...said }: CommitRequest = {}): Promise<EditAnswer> =>
      inTurn(async () => {
        const refusal = commit
          ? await commitRefusal(root, subjectOfCommit(), said, language)
          : undefined;
        if (refusal !== undefined) return { outcome: 'refused', message: refusal };
        const unwritten = await writeAll().catch((cause) => diskRefusal(cause, place));
        if (unwritten) return unwritten;
        const subject = subjectOfCommit();
        disk = shownOf = live.files;
        savedRequests = subject.requests;
        await show(live, []);
        const answer: EditAnswer = commit
          ? await commitSave(root, subject, said, language)
          : { outcome: 'done', problems: [] };
        await countUncommitted();
        return answer;
      }),
  };
}
