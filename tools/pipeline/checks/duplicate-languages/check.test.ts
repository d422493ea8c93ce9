import { expect, it } from 'vitest';
import {
  config,
  formatOnlyProblem,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';

it('two languages with one code', async () => {
  expect(
    await formatOnlyProblem(withEdit(config, ({ languages }) => (languages[1].code = 'pt'))),
  ).toMatchInlineSnapshot(`
    "language/duplicate-code
    pages-config/site.json:19:15 /languages/1/code
    O código "pt" já é de outra língua da lista: Português.
    Dê a cada língua o seu código de duas letras, ou apague a língua repetida."
  `);
});

it('two languages with one prefix', async () => {
  const change = withEdit(config, ({ languages }) => (languages[1].prefix = ''));
  expect(await formatOnlyProblem(change)).toMatchInlineSnapshot(`
    "language/duplicate-prefix
    pages-config/site.json:22:17 /languages/1/prefix
    Este prefixo é o mesmo de outra língua da lista: Português.
    Dê a cada língua um prefixo só dela, como "/en": é assim que os endereços não se confundem. Só a língua principal fica sem prefixo."
  `);
});
