import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';

const screen = (label: string, values: number[]) => ({
  device: 'dashboard',
  screen: 'ribbons',
  alt: 'Clínica Sul',
  tenant: 'Clínica Sul',
  greeting: 'Clínica Sul',
  columns: ['8:00', '10:00'],
  series: [{ label, values }],
  tiles: [{ icon: 'heart', tone: 'brand', value: '68 bpm', label: 'bpm' }],
});

const withScreens = (values: number[]) => ({
  ...withEdit(home, ({ sections }) =>
    Object.assign(sections[0], { mockup: screen('Grupo A', values) }),
  ),
  ...withEdit(homeEn, ({ sections }) =>
    Object.assign(sections[0], { mockup: screen('Group A', [100, 62]) }),
  ),
});

it('a value that would leave its line', async () => {
  expect(await formatOnlyProblem(withScreens([100, 101]))).toMatchInlineSnapshot(`
    "screen/value-over
    pages-config/pages/home/pt.json:37:15 /sections/0/mockup/series/0/values/1
    Nesta tela os valores vão de 0 a 100, e o grupo "Grupo A" tem 101.
    Escreva a porcentagem, ou escolha em "screen" uma tela com outra escala, como "cohort"."
  `);
});

it('a value that would have no column', async () => {
  expect(await formatOnlyProblem(withScreens([100, 62, 40, 38]))).toMatchInlineSnapshot(`
    "screen/value-without-column
    pages-config/pages/home/pt.json:38:15 /sections/0/mockup/series/0/values/2
    O grupo "Grupo A" tem 4 valores, e "columns" tem 2: um valor ficaria sem coluna.
    Acrescente o nome que falta em "columns", ou tire o valor a mais."
  `);
});
