import { InvalidNameError } from '../../../editing/name-parser.ts';
import { filesAfterPlan, type Plan } from '../../../editing/plan.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { siteFile } from '../../../model/file-paths.ts';
import type { Site, SiteFiles } from '../../../model/site.ts';
import { validate } from '../../../pipeline/validate/validate.ts';
import type { EditAnswer, EditRequest, UnsavedChange, ValueEdit } from '../../protocol/edits.ts';
import { BrokenFileError, waitsFor } from './broken-file.ts';
import { planFormEdit, planPageEdit } from './page-edits.ts';
import { planSectionEdit } from './section-edits.ts';
import { planValueEdits, unreadFileOf } from './value-edits.ts';

/** Why a change cannot be made, and the file that is to be put right before, if there is one. */
type Refusal = Extract<EditAnswer, { outcome: 'conflict' | 'refused' }> & { brokenFile?: string };

/** The folder of a site that is edited, and the language of the tools. */
export type EditPlace = { root: string; language: ToolLanguage };

/** The files of a site with a change, or why it cannot be made. */
export function applyRequest(
  files: SiteFiles,
  request: EditRequest,
  place: EditPlace,
): { outcome: 'done'; files: SiteFiles } | Refusal {
  try {
    if ('values' in request) {
      const planned = planValueEdits(files, request.values);
      if ('plan' in planned) return { outcome: 'done', files: filesAfterPlan(files, planned.plan) };
      const brokenFile = unreadFileOf(files, planned.conflicts);
      return { outcome: 'conflict', ...planned, brokenFile };
    }
    const { site } = validate(files);
    if (!site) throw new BrokenFileError(siteFile, place.language);
    return { outcome: 'done', files: filesAfterPlan(files, planEdit(site, request, place)) };
  } catch (cause) {
    if (!(cause instanceof InvalidNameError)) throw cause;
    const brokenFile = cause instanceof BrokenFileError ? cause.file : undefined;
    return { outcome: 'refused', message: cause.message, brokenFile };
  }
}

/** What is answered where a change cannot be made: of a file that cannot be read, in words. */
export const refusalAnswer = (
  { brokenFile, ...refusal }: Refusal,
  { language }: EditPlace,
): EditAnswer =>
  brokenFile === undefined
    ? refusal
    : { outcome: 'refused', message: waitsFor(brokenFile, language) };

type PlannedRequest = Exclude<EditRequest, { values: ValueEdit[] }>;

function planEdit(site: Site, request: PlannedRequest, { root, language }: EditPlace): Plan {
  if ('page' in request) return planPageEdit(site, root, request.page, language);
  if ('form' in request) return planFormEdit(site, request.form, language);
  return planSectionEdit(site, request.section, language);
}

/**
 * The files on disk with all changes that are not saved yet, one after the other. Those that no
 * longer fit are left out.
 */
export function replay(
  disk: SiteFiles,
  changes: readonly UnsavedChange[],
  place: EditPlace,
): { files: SiteFiles; changes: UnsavedChange[] } {
  let files = disk;
  const replayed = changes.map((change): UnsavedChange => {
    const applied = applyRequest(files, change.request, place);
    if (applied.outcome === 'done') files = applied.files;
    return {
      ...change,
      isLeftOut: applied.outcome !== 'done',
      conflicts: applied.outcome === 'conflict' ? applied.conflicts : [],
      ...reasonOf(applied, place),
    };
  });
  return { files, changes: replayed };
}

/** Why a change is left out, in words, where it is not only for what stands in its places. */
function reasonOf(
  applied: ReturnType<typeof applyRequest>,
  { language }: EditPlace,
): Pick<UnsavedChange, 'reason' | 'brokenFile'> {
  if (applied.outcome === 'done') return { reason: undefined, brokenFile: undefined };
  const { brokenFile } = applied;
  const said = applied.outcome === 'refused' ? applied.message : undefined;
  return { reason: brokenFile ? waitsFor(brokenFile, language) : said, brokenFile };
}

/** The first change that is said to fit the files on disk and does not. */
export function lostChange(
  disk: SiteFiles,
  changes: readonly UnsavedChange[],
  place: EditPlace,
): UnsavedChange | undefined {
  const replayed = replay(disk, changes, place);
  return replayed.changes.find(({ isLeftOut }, index) => isLeftOut && !changes[index]?.isLeftOut);
}
