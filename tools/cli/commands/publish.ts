import { withoutDeclinedEdits } from '../../editing/fix-site.ts';
import {
  changesSince,
  currentBranch,
  GitError,
  localBranch,
  mainBranch,
  textAt,
} from '../../editing/git.ts';
import { siteChanges } from '../../editing/site-changes.ts';
import { countUncommitted, filesUnknownToGit } from '../../editing/uncommitted-content.ts';
import { createTranslator } from '../../messages/translate.ts';
import { fileKindOf, siteFile } from '../../model/file-paths.ts';
import { isReminder } from '../../model/problem.ts';
import type { SiteFiles } from '../../model/site.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { load } from '../../pipeline/load/load.ts';
import { textsAt } from '../../pipeline/load/run-git.ts';
import { type Command, siteRoot } from '../command.ts';
import { formatProblems } from '../format-problems.ts';
import { changeLines } from '../publish-report.ts';

/**
 * `npm run publish`: says in words what a branch would change on the published site. It changes and
 * sends nothing: that is done by whoever merges.
 */
export const command: Command = {
  options: { root: { type: 'string' }, base: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(values, language) {
    const t = createTranslator(language);
    const root = siteRoot(values);
    try {
      const said = typeof values.base === 'string' ? values.base : undefined;
      const main = await mainBranch(root, said);
      if (main === undefined) {
        console.error(t('cli.publish.noBranch', { branch: said ?? 'main' }));
        return 1;
      }
      const changes = await changesSince(root, main);
      const { base, commits } = changes;
      const former = changes.files.filter(
        ({ file, status }) => status !== 'added' && fileKindOf(file)?.schema === 'page',
      );
      const pages = await textsAt(
        root,
        base,
        former.map(({ file }) => file),
      );
      const gone = former.filter(({ status }) => status === 'removed');
      const files: SiteFiles = {
        ...(await load(root)),
        removedPages: new Map(gone.map(({ file }) => [file, pages.get(file) ?? ''])),
      };
      const { site, problems: found } = await checkSite(files);
      const problems = await withoutDeclinedEdits(files, found);
      const uncommitted = await countUncommitted(root, site);
      const settings = await textAt(root, base, siteFile).catch(() => '{}');
      const before = { settings, pages };
      const branch = await currentBranch(root);
      console.log(t('cli.publish.compared', { main, commits, uncommitted }));
      const lines = changeLines(siteChanges(changes.files), site, before, language);
      console.log(lines.length > 0 ? lines.join('\n') : t('cli.publish.nothing'));
      if (problems.length > 0)
        console.log(`\n${formatProblems({ problems, files, pages: 0 }, language)}`);
      const unknown = await filesUnknownToGit(root, site);
      if (unknown.length > 0)
        console.log(`\n${t('cli.publish.unknownFiles', { files: unknown.join('\n  ') })}`);
      const isFaultless = problems.every(isReminder) && unknown.length === 0;
      const isReady = isFaultless && lines.length > 0;
      const name = localBranch(main);
      const isOnMain = branch === name;
      console.log(`\n${t('cli.publish.notDone', { isReady, isOnMain, uncommitted, name })}`);
      return isFaultless ? 0 : 1;
    } catch (cause) {
      if (!(cause instanceof GitError)) throw cause;
      console.error(t('cli.publish.noGit', { reason: cause.message }));
      return 1;
    }
  },
};
