import { expect, it, test } from 'vitest';
import { joinConditions } from '../../src/theme/join-conditions.ts';

const [narrow, wide, bare] = ['@media (width<48rem)', '@media (width>=60rem)', '@container bare'];

test('rules under the same condition stand together', () => {
  expect(
    joinConditions([
      `.b{gap:1px}${narrow}{.b{gap:0}}`,
      `.c{gap:1px}.c:hover{top:0}${wide}{.c{gap:2px}}`,
      `${narrow}{.c:hover,.d .c[open]{top:1px}}`,
      `.d{gap:1px}${bare}{.d>*{gap:0}}${narrow}{.e{color:red}}`,
    ]),
  ).toBe(
    '.b{gap:1px}.c{gap:1px}.c:hover{top:0}.d{gap:1px}' +
      `${narrow}{.b{gap:0}.c:hover,.d .c[open]{top:1px}.e{color:red}}${wide}{.c{gap:2px}}` +
      `${bare}{.d>*{gap:0}}`,
  );
});

it.each([
  ['of the same element', `${narrow}{.b{gap:0}}.b{gap:1px}`],
  ['of an element in another', `${narrow}{.b{margin-inline:0}}.c>*{margin:1px}`],
  ['that is set in other words', `${narrow}{.b{top:0}}.b{inset:1px}`],
  ['of which it is hard to tell what weighs more', `${narrow}{.b{gap:0}}:is(a,.c) p{gap:1px}`],
  ['under another condition', `${narrow}{.b{gap:0}}${wide}{.b{gap:1px}}${narrow}{.b{gap:2px}}`],
  ['of an element with a sign', `${narrow}{.b:not(:hover){gap:0}}.b[open]{gap:1px}`],
])('none passes a rule %s', (_, styles) => expect(joinConditions([styles])).toBe(styles));

it.each([
  ['of other elements', '.c{gap:1px}'],
  ['of other properties', '.b{color:red}'],
  ['that weighs more or less', '.c>b{gap:1px}'],
])('each passes a rule %s', (_, styles) =>
  expect(joinConditions([`${narrow}{.b{gap:0}}`, styles])).toBe(`${styles}${narrow}{.b{gap:0}}`),
);

test('conditions in conditions stay as they are', () => {
  const styles = [`${narrow}{.b{gap:0}}.c{gap:0}`, `${narrow}{@supports (gap:0){.b{gap:1px}}}`];
  expect(joinConditions(styles)).toBe(styles.join(''));
});
