import { expect, it } from 'vitest';
import { withEdit } from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const shell = 'pages-config/shell/pt.json';
const shellEn = 'pages-config/shell/en.json';

const problemsOf = async (changes: Record<string, unknown>) =>
  (await checkSite(siteFiles(changes))).problems.map(
    ({ code, severity, file, pointer }) => `${code} ${severity} ${file} ${pointer}`,
  );
const withLink = (file: string) =>
  withEdit(file, ({ footer }) => footer.columns[0].links.push({ label: 'Home', to: '/' }));

it('a link of the footer that one language lacks, or has alone, is a warning there', async () => {
  const place = `warning ${shellEn} /footer/columns/0/links`;
  for (const file of [shell, shellEn])
    expect(await problemsOf(withLink(file))).toEqual([`language/other-shell ${place}`]);
  expect(await problemsOf({ ...withLink(shell), ...withLink(shellEn) })).toEqual([]);
});

it('what differs on purpose is said in the file, and is none', async () => {
  const reason = { missingPart: { 'footer/columns/1/links': 'There is no such page.' } };
  const excepted = withEdit(shellEn, (value) => (value.languageExceptions = reason));
  expect(await problemsOf({ ...withLink(shell), ...excepted })).toEqual([]);
});
