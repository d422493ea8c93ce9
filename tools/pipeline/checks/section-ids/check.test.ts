import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';

it('two sections with one id', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[0].id = 'contact-section'))),
  ).toMatchInlineSnapshot(`
    "page/duplicate-id
    pages-config/pages/home/pt.json:25:13 /sections/1/id
    O id "contact-section" já é de outra seção desta página (linha 13).
    Dê outro id a uma das duas. O id é o mesmo em todas as línguas da página."
  `);
});
