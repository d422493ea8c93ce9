import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { examplesOf } from '../../../model/block-examples.ts';
import { blockSchema } from '../../../model/schemas.ts';

it('a section of the catalogue, copied in every language', async () => {
  const example = examplesOf(blockSchema('stats'))[0]?.sections;
  const withCopy = (file: string, copy: unknown) =>
    withEdit(file, ({ sections }) => sections.splice(1, 0, copy));
  expect(
    await formatOnlyProblem({ ...withCopy(home, example?.pt), ...withCopy(homeEn, example?.en) }),
  ).toMatchInlineSnapshot(`
    "text/example
    pages-config/pages/home/pt.json:28:18 /sections/1/heading
    A seção "numbers" ainda tem 5 textos do exemplo do catálogo, como "A saúde já é digital".
    Escreva os textos da página no lugar deles. Os números e nomes dos exemplos são inventados."
  `);
});
