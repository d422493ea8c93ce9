import { expect, test } from 'vitest';
import { newPageChoices } from '../../tools/dev/node/new-page-choices.ts';
import { presets } from '../../tools/editing/plan-new-page.ts';
import { toolLanguages } from '../../tools/messages/language.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { siteFiles, testPicture } from '../site.ts';

const offered = async (pictures: Record<string, Uint8Array>) => {
  const { site } = await checkSite(siteFiles({}, pictures));
  return newPageChoices(site!, 'en').outlines.map(({ name }) => name);
};

test('an outline with a photo is offered where the site has a picture to begin with', async () => {
  const all = Object.keys(presets);
  expect(await offered({ '/images/quay.png': testPicture })).toEqual(all);
  expect(await offered({ '/fonts/quay.woff2': testPicture })).toEqual(
    all.filter((name) => name !== 'foto'),
  );
});

test.each(toolLanguages)('each outline says what it is in %s', async (language) => {
  const { site } = await checkSite(siteFiles({}, { '/images/quay.png': testPicture }));
  for (const { name, about } of newPageChoices(site!, language).outlines)
    expect(about).not.toBe(name);
});
