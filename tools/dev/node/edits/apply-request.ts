import { InvalidNameError } from '../../../editing/name-parser.ts';
import { filesAfterPlan } from '../../../editing/plan.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import type { SiteFiles } from '../../../model/site.ts';
import { validate } from '../../../pipeline/validate/validate.ts';
import type { EditAnswer, EditRequest, UnsavedChange } from '../../protocol/edits.ts';
import { planPageEdit } from './page-edits.ts';
import { planSectionEdit } from './section-edits.ts';
import { planValueEdits } from './value-edits.ts';

type Refusal = Extract<EditAnswer, { outcome: 'conflict' | 'refused' }>;

/** The folder of a site that is edited, and the language of the tools. */
export type EditPlace = { root: string; language: ToolLanguage };

/** The files of a site with a change, or why it cannot be made. */
export function applyRequest(
  files: SiteFiles,
  request: EditRequest,
  { root, language }: EditPlace,
): { outcome: 'done'; files: SiteFiles } | Refusal {
  try {
    if ('values' in request) {
      const planned = planValueEdits(files, request.values);
      return 'plan' in planned
        ? { outcome: 'done', files: filesAfterPlan(files, planned.plan) }
        : { outcome: 'conflict', ...planned };
    }
    const { site } = validate(files);
    if (!site) throw new InvalidNameError(createTranslator(language)('editing.brokenSite'));
    const plan =
      'page' in request
        ? planPageEdit(site, root, request.page, language)
        : planSectionEdit(site, request.section, language);
    return { outcome: 'done', files: filesAfterPlan(files, plan) };
  } catch (cause) {
    if (!(cause instanceof InvalidNameError)) throw cause;
    return { outcome: 'refused', message: cause.message };
  }
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
    };
  });
  return { files, changes: replayed };
}
