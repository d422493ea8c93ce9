import { expect, it } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { siteFiles, testPicture } from '../site.ts';
import { formatOnlyProblem, home, withEdit } from './format-only-problem.ts';

const withShareImage = (src: string) => withEdit(home, (page) => (page.shareImage = src));
const drawing = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
);

it('a drawing that is there is no share picture all the same', async () => {
  expect(
    await formatOnlyProblem(withShareImage('/images/sign.svg'), { '/images/sign.svg': drawing }),
  ).toMatch(/^schema\/pattern\n.* \/shareImage\n.*\n.*\.png, \.jpg/);
});

it('of a file whose name alone is wrong, the name is told of', async () => {
  const name = '/images/Ação 2.PNG';
  const { problems } = await checkSite(siteFiles(withShareImage(name), { [name]: testPicture }));
  expect(problems.map(({ code }) => code)).toContain('picture/name');
  expect(problems.map(({ code }) => code)).not.toContain('schema/pattern');
});
