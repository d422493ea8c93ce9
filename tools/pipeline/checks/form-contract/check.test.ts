import { describe, expect, it } from 'vitest';
import {
  config,
  form,
  formatOnlyProblem,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import type { Problem } from '../../../model/problem.ts';
import { projectRoot } from '../../../model/schemas.ts';
import { checkSite } from '../../check-site.ts';
import { load } from '../../load/load.ts';
import { validate } from '../../validate/validate.ts';
import { check as checkChoices } from '../form-choices/check.ts';
import { check as checkConditions } from '../form-conditions/check.ts';
import { check as checkFields } from '../form-fields/check.ts';
import { check as checkNames } from '../reserved-names/check.ts';
import { check as checkContract } from './check.ts';

const contract = [{ name: 'EMAIL', kind: 'email', required: true, maximum: 200 }];
const contracted = withEdit(config, ({ leads }) => (leads.fields = contract));

describe('a form that is less than the provider expects', () => {
  it.each([
    ['missing', (value: Form) => (value.fields[0]!.name = 'CORREIO'), '/fields'],
    ['kind', (value: Form) => (value.fields[0]!.kind = 'text'), '/fields/0/kind'],
    ['required', (value: Form) => delete value.fields[0]!.required, '/fields/0'],
    ['hidden', (value: Form) => (value.fields[0]!.shown = false), '/fields/0/shown'],
    ['hidden', dependOnAnother, '/fields/0/showIf'],
    ['maximum', (value: Form) => (value.fields[0]!.maxLength = 201), '/fields/0/maxLength'],
  ])('%s', async (code, change, pointer) => {
    const report = await formatOnlyProblem({ ...contracted, ...withEdit(form, change) });
    expect(report.split('\n')[0]).toBe(`form/contract-${code}`);
    expect(report.split('\n')[1]).toMatch(new RegExp(`contact\\.json:\\d+:\\d+ ${pointer}$`));
  });

  it('is told of where it stands, and not in the forms that extend it', async () => {
    const weak = withEdit(form, ({ fields }) => delete fields[0].required);
    const whole = Object.values(withEdit(form, () => {}))[0] as object;
    const more = { ...whole, extends: 'contact', fields: [{ ...name, name: 'NOME' }] };
    const report = await formatOnlyProblem({
      ...contracted,
      ...weak,
      'pages-config/forms/more.json': more,
    });
    expect(report).toMatch(/^form\/contract-required\npages-config\/forms\/contact\.json/);
  });
});

type Form = { fields: Record<string, unknown>[] };
/** Shows the first field only to those who answer another one with yes. */
function dependOnAnother({ fields }: Form) {
  const label = { pt: 'Quer?', en: 'Do you?' };
  const options = [
    { value: 'yes', label: { pt: 'Sim', en: 'Yes' } },
    { value: 'no', label: { pt: 'Não', en: 'No' } },
  ];
  fields.push({ name: 'WANTS', kind: 'select', label, options });
  fields[0]!.showIf = { field: 'WANTS', is: 'yes' };
}

const name = { kind: 'text', label: { pt: 'Nome', en: 'Name' } };

describe('a form without an address to find its leads by', () => {
  it.each([
    ['no field has the role', (value: Form) => delete value.fields[0]!.role],
    ['the field is not shown', (value: Form) => (value.fields[0]!.shown = false)],
    ['the field takes any text', (value: Form) => (value.fields[0]!.kind = 'text')],
  ])('%s', async (_why, change) => {
    expect(await formatOnlyProblem(withEdit(form, change))).toMatch(
      /^form\/no-email\n.*contact\.json:2:13 \/fields\n/,
    );
  });

  it('may be left empty, but not where leads go to a mailing list', async () => {
    const optional = withEdit(form, ({ fields }) => delete fields[0].required);
    expect((await checkSite(siteFiles(optional))).problems).toEqual([]);
    const list = withEdit(config, ({ leads }) => {
      leads.delivery = { kind: 'mailing-list', url: 'https://list.example/lists/1' };
    });
    expect(await formatOnlyProblem({ ...optional, ...list })).toMatch(/^form\/optional-email\n/);
  });
});

const checks = [checkContract, checkChoices, checkConditions, checkFields, checkNames];

/** Each way to make a field less than it was. */
const weakenings: [string, (fields: Record<string, unknown>[], index: number) => void][] = [
  ['missing', (fields, index) => fields.splice(index, 1)],
  ['hidden', (fields, index) => (fields[index]!.shown = false)],
  ['kind', (fields, index) => (fields[index]!.kind = 'date')],
  ['maximum', (fields, index) => (fields[index]!.maxLength = 5000)],
  ['required', (fields, index) => (fields[index]!.required = false)],
];

const files = await load(projectRoot);
const json = (file: string) => JSON.parse(new TextDecoder().decode(files.json.get(file)));
const contractOfSite: { name: string; required?: boolean; forms?: string[] }[] =
  json(config).leads.fields;

describe('each removal or weakening of a contracted field of the shipped forms', () => {
  const names = [...files.json.keys()].flatMap(
    (file) => /^pages-config\/forms\/(.+)\.json$/.exec(file)?.[1] ?? [],
  );
  it.each(names)('%s: is one error, in its file', (formName) => {
    const file = `pages-config/forms/${formName}.json`;
    const ours = contractOfSite.filter(({ forms }) => forms?.includes(formName) ?? true);
    expect(ours.length).toBeGreaterThan(3);
    for (const { name: field, required } of ours)
      for (const [code, weaken] of weakenings) {
        if (code === 'required' && !required) continue;
        const value: Form = json(file);
        const index = value.fields.findIndex((each) => each.name === field);
        weaken(value.fields, index);
        const bytes = new TextEncoder().encode(JSON.stringify(value));
        const { site, problems } = validate({
          ...files,
          json: new Map(files.json).set(file, bytes),
        });
        const found = [...problems, ...checks.flatMap((each) => each(site!) as Problem[])];
        expect(
          found.map((problem) => [problem.code, problem.file, problem.params.name]),
          `${formName} ${field} ${code}`,
        ).toEqual([[`form/contract-${code}`, file, field]]);
      }
  });
});
