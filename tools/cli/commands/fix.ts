import { applyUnlessChanged } from '../../editing/changed-since-load.ts';
import { type AppliedFix, decodeFile, fixSite } from '../../editing/fix-site.ts';
import { filesAfterPlan } from '../../editing/plan.ts';
import { stripControlCharacters } from '../../messages/printable.ts';
import { createTranslator } from '../../messages/translate.ts';
import { isReminder } from '../../model/problem.ts';
import { load } from '../../pipeline/load/load.ts';
import { unifiedDiff } from '../../report/unified-diff.ts';
import { type Command, siteRoot } from '../command.ts';
import { formatProblems } from '../format-problems.ts';

/** `npm run fix`: mends what leaves no doubt, as small changes of the files' text. */
export const command: Command = {
  options: { root: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(values, language) {
    const t = createTranslator(language);
    const root = siteRoot(values);
    const files = await load(root);
    const { plan, applied: mended, remaining: left } = await fixSite(files);
    const dry = Boolean(values['dry-run']);
    if (dry)
      for (const [file, text] of plan)
        console.log(`${unifiedDiff(file, decodeFile(files, file), text as string)}\n`);
    else {
      if (!(await applyUnlessChanged(files, plan, root))) {
        console.error(t('editing.changedMeanwhile'));
        return 1;
      }
      for (const each of mended) console.log(formatFix(each));
    }
    const counts = { changes: mended.length, files: plan.size };
    console.log(t(dry ? 'cli.fix.wouldChange' : 'cli.fix.done', counts));
    if (left.length > 0) {
      const fixed = { problems: left, files: filesAfterPlan(files, plan), pages: 0 };
      console.log(`\n${formatProblems(fixed, language)}`);
    }
    return left.every(isReminder) ? 0 : 1;
  },
};

/** `file:3  "headng" → "heading"`; what is only added or taken away has a sign. */
function formatFix({ problem: { file, line: number, code }, before, after }: AppliedFix): string {
  const change =
    before === '' ? `+ ${after}` : after === '' ? `− ${before}` : `${before} → ${after}`;
  return stripControlCharacters(`${file}:${number}  ${change}  (${code})`);
}
