import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';

const screen = (alt: string) => ({
  device: 'phone',
  alt,
  tenant: 'Clínica Sul',
  greeting: 'Clínica Sul',
  score: 76,
  tiles: [{ icon: 'heart', tone: 'brand', value: '68 bpm', label: 'bpm' }],
});

const withScreens = (companion: unknown) => ({
  ...withEdit(home, ({ sections }) =>
    Object.assign(sections[0], { layout: 'pair', mockup: screen('Clínica Sul: 68.'), companion }),
  ),
  ...withEdit(homeEn, ({ sections }) =>
    Object.assign(sections[0], {
      layout: 'pair',
      mockup: screen('Clínica Sul: 68.'),
      companion: screen('Clínica Sul: 76.'),
    }),
  ),
});

it('a figure that the second of two screens does not show', async () => {
  const told = await formatOnlyProblem(withScreens({ ...screen('Clínica Sul: 76.'), score: 91 }));
  expect(told).toMatchInlineSnapshot(`
    "text/alt-figures
    pages-config/pages/home/pt.json:40:16 /sections/0/companion/alt
    A descrição da tela diz 76, e a tela do produto não mostra esse número.
    Iguale os dois: o que se lê em "alt" é o que a tela mostra, para quem não a vê."
  `);
});
