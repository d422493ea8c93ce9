import { expect, test } from 'vitest';
import { nameOfText, withDerivedNames } from '../../../tools/dev/protocol/field-names.ts';

const rules = { saved: undefined, languages: ['pt', 'en'], mark: '✎' };
const label = (pt: string, en = '✎ Question') => ({ pt, en });
const beds = { name: 'pergunta', kind: 'select', label: label('✎ Pergunta') };

/** What the fields of a form are called once one of them says something else. */
function named(before: object[], after: object[], saved?: unknown) {
  const form = withDerivedNames({ fields: before }, { fields: after }, { ...rules, saved });
  return (form as { fields: any[] }).fields;
}

test('a name is of the first language that is written, without accents, and not too long', () => {
  const name = (pt: string, en: string) => nameOfText({ pt, en }, rules, 'field');
  expect(name('Quantos leitos há?', 'How many beds?')).toBe('quantos_leitos_ha');
  expect(name('✎ Pergunta', 'How many beds?')).toBe('how_many_beds');
  expect(name('✎ Pergunta', '✎ Question')).toBe('pergunta');
  expect(name('50–100', '')).toBe('50_100');
  expect(name('', ' ')).toBe('field');
  expect(name('✎ …', '')).toBe('field');
  expect(name('a'.repeat(60), '')).toBe('a'.repeat(40));
  expect(name('Uma pergunta que não acaba mais porque é comprida demais', '')).toBe(
    'uma_pergunta_que_nao_acaba_mais_porque_e',
  );
});

test('the name follows the question while it is written, also through an empty box', () => {
  let field: any = beds;
  for (const words of ['L', 'Leitos', '', 'Número de leitos', '24 h?'])
    [field] = named([field], [{ ...field, label: label(words, '') }]);
  expect(field.name).toBe('field_24_h');
});

test('a name stays that was set by hand, that is saved, or that stands beside another role', () => {
  const written = { ...beds, label: label('Leitos') };
  const own = { name: 'BEDS' };
  expect(named([{ ...beds, ...own }], [{ ...written, ...own }])[0].name).toBe('BEDS');
  expect(named([beds], [{ ...written, name: 'camas' }])[0].name).toBe('camas');
  expect(named([beds], [written], { fields: [beds] })[0].name).toBe('pergunta');
  const consent = { ...written, name: 'consent', role: 'consent' };
  expect(named([{ ...beds, name: 'pergunta' }], [consent])[0].name).toBe('consent');
});

test('no two fields have one name, and a condition follows the names that it has', () => {
  const option = (value: string, pt: string) => ({ value, label: label(pt, '') });
  const choice = { ...beds, options: [option('opcao', '✎ Opção'), option('opcao2', '✎ Opção')] };
  const other = { name: 'leitos', kind: 'text', label: label('Leitos') };
  const isShown = { ...other, name: 'x', showIf: { field: 'pergunta', is: ['opcao2', 'opcao'] } };
  const fields = named(
    [other, choice, isShown],
    [other, { ...choice, label: label('Leitos') }, isShown],
  );
  expect(fields.map(({ name }) => name)).toEqual(['leitos', 'leitos2', 'x']);
  expect(fields[2].showIf.field).toBe('leitos2');
  const later = named(fields, [
    other,
    { ...fields[1], options: [fields[1].options[0], option('opcao2', 'Até 50')] },
    fields[2],
  ]);
  expect(later[1].options.map(({ value }: any) => value)).toEqual(['opcao', 'ate_50']);
  expect(later[2].showIf).toEqual({ field: 'leitos2', is: ['ate_50', 'opcao'] });
  const saved = { fields: [fields[1]] };
  expect(named(fields, [other, later[1], fields[2]], saved)[1].options[1].value).toBe('ate_50');
  const typed = { ...fields[1], options: [option('opcao', 'Nenhum'), fields[1].options[1]] };
  expect(named(fields, [other, typed, fields[2]], saved)[1].options[0].value).toBe('opcao');
});
