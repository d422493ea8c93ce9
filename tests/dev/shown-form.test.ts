import { expect, test } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { shownForm } from '../../tools/dev/node/shown-form.ts';
import { copyTinySite } from '../run-tool.ts';

test('a form is shown that stands on no page, and changes with its file before it is saved', async () => {
  const edited = await openEditedSite(await copyTinySite(), 'en');
  const shown = async (name: string, language: string) => {
    const { site, pages } = edited.live();
    return shownForm(site!, pages!, name, language);
  };
  await edited.change({ form: { name: 'harbour', from: 'trial-lesson' } });
  const file = 'pages-config/forms/harbour.json';
  const label = { pointer: '/fields/0/label/fr', before: 'Votre nom', value: 'Nom' };
  await edited.change({ values: [{ file, ...label }] });
  const form = (await shown('harbour', 'fr'))!;
  expect(Object.keys(form.page.forms)).toEqual(['harbour']);
  expect(form.page.forms.harbour?.fields[0]?.label).toBe('Nom');
  expect([form.page.language, form.shell.language.code]).toEqual(['fr', 'fr']);
  expect(await shown('nowhere', 'fr')).toBe(undefined);
  expect(await shown('harbour', 'de')).toBe(undefined);
});
