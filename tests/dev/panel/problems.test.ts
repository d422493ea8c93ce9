import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorsAtFields } from '../../../tools/dev/browser/panel/problem-errors.ts';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { panelSubject } from '../../../tools/dev/node/panel-subject.ts';
import { merged, valueEdits } from '../../../tools/dev/protocol/panel-edits.ts';
import { copyTinySite } from '../../run-tool.ts';

const needed = 'This field must be filled in.';

/** A section of the tiny site, and where the panel shows what the check says of another value. */
async function opened(section: string) {
  const edited = await openEditedSite(await copyTinySite(), 'en');
  const { site, files } = edited.live();
  const subject = panelSubject(site!, files, { address: '/', section }, 'en')!;
  const refused = async (change: (draft: any) => void, isHeld?: (path: unknown[]) => boolean) => {
    const draft = structuredClone(merged(subject)) as any;
    change(draft);
    const answer = await edited.change({ values: valueEdits(subject, merged(subject), draft) });
    const problems = answer.outcome === 'invalid' ? answer.problems : [];
    expect(problems.length).toBeGreaterThan(0);
    return errorsAtFields(subject, draft, problems, { needed }, isHeld);
  };
  return { subject, refused };
}

test('a fault in one language is told in that language alone, and counted once', async () => {
  const { refused } = await opened('boat');
  expect(await refused((draft) => (draft.heading.fr = ''))).toEqual({
    errors: { heading: { fr: { __errors: [needed] } } },
    others: [],
    count: 1,
  });
  const { errors, count } = await refused((draft) => {
    draft.heading.fr = '';
    draft.heading.en = 'x'.repeat(200);
  });
  expect(count).toBe(2);
  const { en, fr } = (errors as any).heading;
  expect(fr.__errors).toEqual([needed]);
  expect(en.__errors).toHaveLength(1);
  expect(en.__errors[0]).toContain('200');
  expect(en.__errors[0]).not.toContain('English');
});

test('a value that is the same in all languages is told once, and is needed while it is empty', async () => {
  const { refused } = await opened('hero');
  const outside = (address: string) => (draft: any) => {
    const { to: _to, ...action } = draft.actions[0];
    draft.actions[0] = { ...action, href: address };
  };
  const wrong = await refused(outside('www.sails.example'));
  const { __errors: told } = (wrong.errors as any).actions[0].href;
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('https://');
  const empty = await refused(outside(''));
  expect((empty.errors as any).actions[0].href.__errors).toEqual([needed]);
});

test('of a field in which somebody writes nothing is said yet', async () => {
  const { refused } = await opened('boat');
  const isHeld = (path: unknown[]) => path.join('/') === 'heading/fr';
  const none = { errors: {}, others: [], count: 0 };
  expect(await refused((draft) => (draft.heading.fr = ''), isHeld)).toEqual(none);
});

test('a text that a section names comes with its words in each language and its pages', async () => {
  const root = await copyTinySite();
  const { site, files } = (await openEditedSite(root, 'en')).live();
  const named = panelSubject(site!, files, { address: '/', section: 'hero' }, 'en')?.namedTexts;
  const { texts, note } = named?.['@common.learnMore'] ?? {};
  const french = JSON.parse(await readFile(join(root, 'translations/fr.json'), 'utf8'));
  expect(texts?.fr).toBe(french.common.learnMore);
  expect(note).toContain('1 page');
  const file = join(root, 'pages-config/pages/courses/en.json');
  const page = JSON.parse(await readFile(file, 'utf8'));
  page.sections[0].lead = '@common.learnMore';
  await writeFile(file, JSON.stringify(page));
  const now = (await openEditedSite(root, 'en')).live();
  const shared = panelSubject(now.site!, now.files, { address: '/', section: 'hero' }, 'en');
  expect(shared?.namedTexts['@common.learnMore']?.note).toContain('2 pages');
  expect(panelSubject(site!, files, { address: '/', section: 'boat' }, 'en')?.namedTexts).toEqual(
    {},
  );
});
