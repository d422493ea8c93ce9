import { appendFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { withoutDeclinedEdits } from '../../editing/fix-site.ts';
import { currentInstant } from '../../model/clock.ts';
import { checkAgain } from '../../pipeline/check-again.ts';
import { formatReport, reportFormats } from '../../report/index.ts';
import { formatStepSummary } from '../../report/step-summary.ts';
import { type Command, siteRoot } from '../command.ts';
import { decodeFiles } from '../format-problems.ts';
import { oneOf } from '../parse-command-line.ts';

/** `npm run check`: validates the whole configuration without building. */
export const command: Command = {
  options: { root: { type: 'string' }, format: { type: 'string', default: 'text' } },
  async run(values, language) {
    const begin = performance.now();
    const format = oneOf('--format', values.format, reportFormats, language);
    const root = siteRoot(values);
    const { problems: found, pages, files } = await checkAgain(root, currentInstant());
    const problems = files ? await withoutDeclinedEdits(files, found) : found;
    const texts = files && problems.length > 0 ? decodeFiles(files) : new Map<string, string>();
    console.log(
      formatReport(format, {
        problems,
        texts,
        pages,
        milliseconds: performance.now() - begin,
        language,
        color: Boolean(process.stdout.isTTY),
        prefix: prefixIn(process.env.GITHUB_WORKSPACE ?? process.cwd(), root),
      }),
    );
    const { GITHUB_STEP_SUMMARY: summaryFile } = process.env;
    if (format === 'github' && summaryFile)
      await appendFile(summaryFile, formatStepSummary(problems, texts, pages, language));
    return problems.length > 0 ? 1 : 0;
  },
};

/**
 * A folder within a repository, with a slash at its end; empty where it is the repository itself,
 * or not in it.
 */
function prefixIn(repository: string, root: string): string {
  const path = relative(repository, root).split(sep).join('/');
  return path === '' || path.startsWith('..') ? '' : `${path}/`;
}
