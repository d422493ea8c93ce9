import { appendFile } from 'node:fs/promises';
import { currentInstant } from '../../model/clock.ts';
import { isReminder } from '../../model/problem.ts';
import { relativePath } from '../../model/relative-path.ts';
import { checkAgain } from '../../pipeline/check-again.ts';
import { reportFormats } from '../../report/formats.ts';
import { formatLastLine } from '../../report/last-line.ts';
import { type Command, siteRoot } from '../command.ts';
import { oneOf } from '../parse-command-line.ts';

/** `npm run check`: validates the whole configuration without building. */
export const command: Command = {
  options: { root: { type: 'string' }, format: { type: 'string', default: 'text' } },
  async run(values, language) {
    const begin = performance.now();
    const format = oneOf('--format', values.format, reportFormats, language);
    const root = siteRoot(values);
    const found = await checkAgain(root, currentInstant());
    const said = { ...found, language, color: Boolean(process.stdout.isTTY) };
    const duration = () => performance.now() - begin;
    if (format === 'text' && found.problems.length === 0) {
      console.log(formatLastLine({ ...said, milliseconds: duration() }));
      return 0;
    }
    // Loaded here: most checks find nothing, and need none of it.
    const [{ withoutDeclinedEdits }, { decodeFiles }, { formatReport }] = await Promise.all([
      import('../../editing/fix-site.ts'),
      import('../format-problems.ts'),
      import('../../report/index.ts'),
    ]);
    const { files, pages } = found;
    const problems = files ? await withoutDeclinedEdits(files, found.problems) : found.problems;
    const texts = files && problems.length > 0 ? decodeFiles(files) : new Map<string, string>();
    const prefix = prefixIn(process.env.GITHUB_WORKSPACE ?? process.cwd(), root);
    const input = { ...said, problems, texts, milliseconds: duration(), prefix };
    console.log(formatReport(format, input));
    const { GITHUB_STEP_SUMMARY: summaryFile } = process.env;
    if (format === 'github' && summaryFile) {
      const { formatStepSummary } = await import('../../report/step-summary.ts');
      await appendFile(summaryFile, formatStepSummary(problems, texts, pages, language));
    }
    return problems.every(isReminder) ? 0 : 1;
  },
};

/**
 * A folder within a repository, with a slash at its end; empty where it is the repository itself,
 * or not in it.
 */
function prefixIn(repository: string, root: string): string {
  const path = relativePath(repository, root);
  return path === '' || path.startsWith('..') ? '' : `${path}/`;
}
