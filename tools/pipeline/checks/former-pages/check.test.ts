import { expect, it } from 'vitest';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const folder = 'pages-config/pages/about/us';

it.each([
  ['the folder', (text: string) => text, (text: string) => text.replaceAll('\n', '\r\n')],
  ['the commit', (text: string) => text.replaceAll('\n', '\r\n'), (text: string) => text],
])('a folder that was renamed is found whatever the line ends of %s', async (_, before, now) => {
  const { json, ...more } = siteFiles();
  const removedPages = new Map<string, string>();
  const renamed = [...json].map(([file, bytes]): [string, Uint8Array] => {
    if (!file.startsWith(folder)) return [file, bytes];
    const text = JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2);
    removedPages.set(file, before(text));
    return [file.replace('/us/', '/them/'), new TextEncoder().encode(now(text))];
  });
  const { problems } = await checkSite({ ...more, json: new Map(renamed), removedPages });
  expect(removedPages.size).toBe(2);
  expect(problems.map(({ code }) => code)).toContain('page/renamed');
});
