import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { panelChoices } from '../../tools/dev/node/panel-choices.ts';
import { siteParts } from '../../tools/dev/node/site-parts.ts';
import { copyTinySite, runTool } from '../run-tool.ts';

const file = 'pages-config/forms/harbour.json';
const trial = 'trial-lesson';

/** The forms of a site as they are offered: in the list of parts, and to sections. */
function offered({ live }: Awaited<ReturnType<typeof openEditedSite>>) {
  const { site } = live();
  if (!site) throw new Error('There is no site.');
  const parts = siteParts(site, 'en').map(({ name }) => name);
  return {
    parts: parts.filter((name) => name.startsWith('form/')),
    choices: panelChoices(site, 'en').forms.map(({ name }) => `form/${name}`),
  };
}

test('a form is made of another one, offered at once, and undone without a trace', async () => {
  const root = await copyTinySite();
  const site = await openEditedSite(root, 'en');
  const before = offered(site);
  const form = { name: 'harbour', from: trial };
  expect(await site.change({ form })).toMatchObject({
    outcome: 'done',
    problems: [],
    change: { sentence: 'new form: harbour' },
  });
  for (const names of Object.values(offered(site))) expect(names).toContain('form/harbour');
  for (const [name, from] of [
    ['harbour', trial],
    ['Não serve', trial],
    ['quay', 'nowhere'],
  ] as const)
    expect(await site.change({ form: { name, from } }), name).toMatchObject({ outcome: 'refused' });
  await site.undo('1');
  expect(offered(site)).toEqual(before);
  await site.change({ form });
  expect(await site.save()).toMatchObject({ outcome: 'done' });
  expect(await readFile(join(root, file), 'utf8')).toBe(
    await readFile(join(root, `pages-config/forms/${trial}.json`), 'utf8'),
  );
});

test('a form that a command made is offered once its file is read', async () => {
  const root = await copyTinySite();
  const site = await openEditedSite(root, 'en');
  const fields = ['--fields', 'name,email', '--root', root, '--yes'];
  const made = await runTool('new', 'form', 'harbour', ...fields);
  expect(made.code, made.stderr).toBe(0);
  await site.read([join(root, file)]);
  for (const names of Object.values(offered(site))) expect(names).toContain('form/harbour');
  // What sections show already comes first, and so new forms begin with it.
  expect(offered(site).choices[0]).toBe(`form/${trial}`);
});
