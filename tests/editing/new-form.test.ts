import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Form } from '../../src/generated/types.ts';
import { checkPlan, plannedText } from '../../tools/editing/plan.ts';
import { fieldWords, planNewForm, type WantedField } from '../../tools/editing/plan-new-form.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { config, form, formatOnlyProblem, withEdit } from '../pipeline/format-only-problem.ts';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';
import { siteFiles } from '../site.ts';

async function newForm(wanted: WantedField[], changes: Record<string, unknown> = {}) {
  const files = siteFiles(changes);
  const plan = planNewForm((await checkSite(files)).site!, '/site', 'visit', wanted);
  const value = JSON.parse(plannedText(plan, files, 'pages-config/forms/visit.json')) as Form;
  return { files, plan, value };
}

test('of every role and kind there is nothing wrong with it but that it waits', async () => {
  const words = [...fieldWords.roles, ...fieldWords.kinds].map((word) => ({ word }));
  const { files, plan, value } = await newForm(words);
  const { problems, placeholders } = await checkPlan(files, plan);
  expect(problems).toEqual([]);
  expect(placeholders.length).toBeGreaterThan(20);
  expect(value.fields.map(({ role, kind }) => role ?? kind)).toEqual(words.map(({ word }) => word));
  expect(new Set(value.fields.map(({ name }) => name)).size).toBe(words.length);
});

test('a role is as in the site’s other forms, without what it depends on there', async () => {
  const label = { pt: 'Fone', en: 'Call' };
  const phone = { name: 'TEL', role: 'phone', kind: 'tel', label, maxLength: 33 };
  const { value } = await newForm(
    [{ word: 'email' }, { word: 'phone' }],
    withEdit(form, ({ fields }) => fields.push({ ...phone, step: 2 })),
  );
  expect(value.fields[0]).toMatchObject({ name: 'EMAIL', required: true });
  expect(value.fields[1]).toEqual(phone);
});

test('where it asks for consent, what it says of its data leaves room for it', async () => {
  const [plain, asking] = [[{ word: 'email' }], [{ word: 'email' }, { word: 'consent' }]];
  expect((await newForm(plain)).value.purpose.pt).toBe('✎ Usamos estes dados só para…');
  expect((await newForm(asking)).value.purpose.pt).toBe(
    '✎ Usamos estes dados só para… E-mails de divulgação, só se você aceitar.',
  );
});

test('what the provider expects of every form is there unasked', async () => {
  const contract = withEdit(config, ({ leads }) => {
    leads.fields = [{ name: 'EMAIL', kind: 'email', required: true }];
  });
  const { files, plan, value } = await newForm([{ word: 'name' }], contract);
  expect(value.fields.map(({ name }) => name)).toEqual(['name', 'EMAIL']);
  expect((await checkPlan(files, plan)).problems).toEqual([]);
});

test('a marked text of a form keeps the site from going out', async () => {
  expect(await formatOnlyProblem(withEdit(form, ({ submit }) => (submit.pt = '✎ Enviar')))).toMatch(
    /^text\/unwritten\n.*contact\.json:\d+:\d+ \/submit\/pt\n/,
  );
});

describe('as a command', () => {
  const fields = 'name,email,size:radio,units:number:size,consent';

  test('shows its plan, and writes it when told to', async () => {
    const root = await copyTinySite();
    const before = await readFolder(root);
    const run = (...more: string[]) =>
      runTool('new', 'form', 'visit', '--fields', fields, '--root', root, ...more);
    const { code, stdout } = await run();
    expect([code, stdout]).toEqual([0, expect.stringContaining('pages-config/forms/visit.json')]);
    expect(await readFolder(root)).toEqual(before);
    const done = await run('--yes');
    expect(done.stdout).toMatch(/This change leaves \d+ texts[\s\S]*"form": "visit"/);
    const file = join(root, 'pages-config/forms/visit.json');
    const { fields: written } = JSON.parse(await readFile(file, 'utf8')) as Form;
    expect(written.map(({ name }) => name)).toEqual(['FNAME', 'EMAIL', 'size', 'units', 'consent']);
    expect(written[3]!.showIf).toEqual({ field: 'size', is: 'option-1' });
  });

  test.each([
    ['pt', 'Falta dizer: form NOME, --fields.'],
    ['en', 'Still missing: form NAME, --fields.'],
    ['es', 'Falta decir: form NOMBRE, --fields.'],
  ])('asks for a name and for fields in the words of its language: %s', async (language, words) => {
    const root = await copyTinySite();
    const { code, stderr } = await runTool('new', 'form', '--root', root, '--lang', language);
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
  });

  test.each([
    [['visit'], 'Still missing: --fields. See'],
    [['--fields', fields], 'Still missing: form NAME. See'],
    [['Visit', '--fields', fields], "can't be an id"],
    [['trial-lesson', '--fields', fields], 'There is already a form trial-lesson'],
    [['visit', '--fields', 'email,phnoe'], '"phnoe" can\'t be a field. Write one of these: name,'],
    [['visit', '--fields', 'email,a b:text'], '"a b:text" can\'t be a field'],
    [['visit', '--fields', 'email,units:number:size,size:radio'], '"units:number:size" can\'t'],
    [['visit', '--fields', 'email,size:text,units:number:size'], '"units:number:size" can\'t'],
    [['visit', '--fields', 'name'], 'pages-config/forms/visit.json'],
  ])('%j is answered with what to do', async (args, words) => {
    const root = await copyTinySite();
    const before = await readFolder(root);
    const { code, stderr } = await runTool('new', 'form', ...args, '--root', root, '--yes');
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(await readFolder(root)).toEqual(before);
  });
});
