import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  shell,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';

it('two menus with one id', async () => {
  const twice = withEdit(shell, ({ header }) => header.menus.push(header.menus[0]));
  expect(await formatOnlyProblem(twice)).toMatchInlineSnapshot(`
    "menu/duplicate-id
    pages-config/shell/pt.json:19:15 /header/menus/1/id
    O id "more" já é de outro menu (linha 9).
    Dê outro id a um dos dois. O id de um menu é o mesmo em todas as línguas."
  `);
});

it('a menu that is called otherwise than in the other language', async () => {
  const english = 'pages-config/shell/en.json';
  const other = withEdit(english, ({ header }) => (header.menus[0].id = 'mroe'));
  expect(await formatOnlyProblem(other)).toMatchInlineSnapshot(`
    "menu/other-id
    pages-config/shell/en.json:9:15 /header/menus/0/id
    O menu "mroe" não existe nas outras línguas.
    Você quis dizer "more"? O id de um menu é o mesmo em todas as línguas. Nas outras há ainda: more."
  `);
});
