import { expect, it } from 'vitest';
import {
  form,
  formatOnlyProblem,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';

it('a field that is asked for twice, once of them hidden', async () => {
  const twice = withEdit(form, (value) => (value.hidden = [{ name: 'EMAIL', value: 'x' }]));
  expect(await formatOnlyProblem(twice)).toMatchInlineSnapshot(`
    "form/duplicate-field
    pages-config/forms/contact.json:28:15 /hidden/0/name
    O campo "EMAIL" aparece duas vezes neste formulário (a primeira na linha 4).
    Dê outro nome a um dos dois, ou apague-o: de dois campos com o mesmo nome só um chega."
  `);
});
