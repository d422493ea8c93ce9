import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { panelTexts } from '../../tools/dev/protocol/panel-texts.ts';
import { previewMessages } from '../../tools/dev/protocol/preview-messages.ts';
import { railTexts } from '../../tools/dev/protocol/rail.ts';
import { toolLanguages } from '../../tools/messages/language.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { copyTinySite, readFolder, spawnTool } from '../run-tool.ts';

/** Changes a page of a site's copy. */
async function edit(root: string, page: string, change: (value: Record<string, unknown>) => void) {
  const file = join(root, 'pages-config/pages', page);
  const value = JSON.parse(await readFile(file, 'utf8'));
  change(value);
  await writeFile(file, JSON.stringify(value));
}

/** What only editing has: its addresses, its elements, its scripts and its words. */
const marks = [
  ...[
    '__blocks',
    '__text',
    '__editing',
    '__open-in-editor',
    'problem-overlay',
    'problem-card',
    'text-source',
    'draft-note',
    'server-notice',
    'caretPositionFromPoint',
    'site:update',
    '__edit/',
    'edit-bar',
    'edit-panel',
    'part-buttons',
    'panel-room',
    'edit-rail',
    'rail-room',
    'drop-target-for',
    'rjsf',
    'data-edited-text',
    'editableTexts',
    '\u{f0000}',
  ],
  ...['tools/', 'dev-client', 'jsxDEV'],
  ...toolLanguages.flatMap((language) =>
    [previewMessages, panelTexts, railTexts]
      .flatMap((words) => Object.values(words(language)))
      .flatMap((words) => (typeof words === 'string' ? [words] : Object.values(words)))
      .filter((word) => word.length > 12),
  ),
];

test('nothing of the editing reaches production: no draft, no preview, no catalogue', async () => {
  const root = await copyTinySite();
  await cp(join(root, 'pages-config/pages/courses'), join(root, 'pages-config/pages/projects'), {
    recursive: true,
  });
  await edit(root, 'projects/en.json', (page) =>
    Object.assign(page, {
      status: 'draft',
      title: 'Plans of next summer',
      description:
        'What the school plans for next summer, which nobody shall read before it is decided.',
    }),
  );
  await edit(root, 'projects/fr.json', (page) =>
    Object.assign(page, {
      title: '✎ Les projets',
      description:
        'Ce que l’école prépare pour l’été prochain, et que personne ne doit lire avant la décision.',
    }),
  );
  await edit(root, 'courses/en.json', (page) => (page.status = 'published'));
  await edit(root, 'courses/fr.json', (page) => (page.translatedFrom = { page: 'AbCdEfGh' }));
  const { code, stdout } = await spawnTool('build', '--root', root);
  expect(code, stdout).toBe(0);
  const dist = await readFolder(join(root, 'dist'));
  const text = [...dist].map(
    ([name, content]) => [name, Buffer.from(content, 'latin1').toString()] as const,
  );

  expect([...dist.keys()].filter((name) => name.endsWith('page.json')).sort()).toEqual([
    '404/page.json',
    'courses/page.json',
    'fr/404/page.json',
    'fr/courses/page.json',
    'fr/page.json',
    'page.json',
  ]);
  const drafts = ['/projects', 'next summer', 'été prochain', '✎'];
  expect(
    text.flatMap(([name, content]) =>
      [...drafts, ...marks]
        .filter((mark) => content.includes(mark))
        .map((mark) => `${name}: ${mark}`),
    ),
  ).toEqual([]);
  const pages = text
    .filter(([name]) => name.endsWith('page.json'))
    .map(([name, content]) => [name, Object.keys(JSON.parse(content))] as const);
  expect(
    pages.flatMap(([name, keys]) =>
      keys
        .filter((key) =>
          ['$schema', 'status', 'translatedFrom', 'languageExceptions', 'missingIn'].includes(key),
        )
        .map((key) => `${name}: ${key}`),
    ),
  ).toEqual([]);
});

test('what visitors get, and what renders it, is made of src alone', async () => {
  const own = new Set<string>();
  const note = (id: string) =>
    void (
      id.startsWith(projectRoot) &&
      !id.includes('node_modules') &&
      own.add(relative(projectRoot, id.split('?')[0]!).split(sep)[0]!)
    );
  const entries = ['client.tsx', 'boot.ts', 'server.tsx'].map((entry) =>
    join(projectRoot, `src/entry-${entry}`),
  );
  await build({
    root: projectRoot,
    plugins: [{ name: 'note', moduleParsed: ({ id }) => note(id) }],
    build: { write: false, rolldownOptions: { input: entries } },
  });
  expect([...own]).toEqual(['src']);
});
