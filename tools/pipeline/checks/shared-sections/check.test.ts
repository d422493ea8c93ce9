import { expect, it } from 'vitest';
import { formatOnlyProblem, home, homeEn } from '../../../../tests/pipeline/format-only-problem.ts';
import { testPage } from '../../../../tests/site.ts';

const use = { type: 'shared', id: 'help', section: 'help' };
const withUse = (language: string) =>
  testPage(language, 'home', { sections: [...testPage(language, 'home').sections, use] });

it('a shared section of a site that has none', async () => {
  const said = await formatOnlyProblem({ [home]: withUse('pt'), [homeEn]: withUse('en') });
  expect(said).toContain(
    'com um arquivo para cada língua. Ainda não há nenhuma seção compartilhada neste site.',
  );
});
