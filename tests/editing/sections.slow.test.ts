import { diffLines } from 'diff';
import { describe, expect, test } from 'vitest';
import { mostUsedForm } from '../../tools/editing/name-parser.ts';
import { checkPlan, filesAfterPlan, type Plan, plannedText } from '../../tools/editing/plan.ts';
import {
  planSectionAdd,
  planSectionOrder,
  planSectionRemoval,
} from '../../tools/editing/plan-sections.ts';
import type { Place } from '../../tools/editing/section-place.ts';
import { idsOf } from '../../tools/editing/section-references.ts';
import { examplesOf } from '../../tools/model/block-examples.ts';
import { blockSchema, blockSchemas, projectRoot } from '../../tools/model/schemas.ts';
import { routesOf, type Site, type SiteFiles, versionsOf } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { validate } from '../../tools/pipeline/validate/validate.ts';
import { siteFiles, testPage } from '../site.ts';

const shipped = await load(projectRoot);
const site = validate(shipped).site!;
const textIn = ({ json }: SiteFiles, file: string) => new TextDecoder().decode(json.get(file));

/** The lines that a plan adds to a file, and those that it takes away. */
function changedLines(files: SiteFiles, plan: Plan, file: string) {
  const parts = diffLines(textIn(files, file), plannedText(plan, files, file));
  const linesOf = (isKept: (part: (typeof parts)[number]) => boolean) =>
    parts.filter(isKept).flatMap(({ value }) => value.split('\n').slice(0, -1));
  return { added: linesOf((part) => part.added), removed: linesOf((part) => part.removed) };
}

/** A section as the lines that a careful person would have typed, in the list of a page. */
const linesOf = (section: unknown) =>
  JSON.stringify([[section]], null, 2)
    .split('\n')
    .slice(2, -2);

const sectionsIn = (plan: Plan, files: SiteFiles, file: string): { id: string; type: string }[] =>
  JSON.parse(plannedText(plan, files, file)).sections;

describe('a section that is added', () => {
  const form = mostUsedForm(site);
  const add = (of: Site, route: string, type: string, example: number | undefined, place: Place) =>
    planSectionAdd(of, { route, id: 'added', type, example, place, form });
  const cases = Object.keys(blockSchemas()).flatMap((type) =>
    [undefined, ...examplesOf(blockSchema(type)).keys()].map((example) => [type, example] as const),
  );

  test.each(cases)(
    '%s %s: in all languages its own lines only, and nothing is left of it when it goes',
    async (type, example) => {
      const route =
        routesOf(site)[cases.findIndex((each) => each[0] === type) % routesOf(site).length]!;
      const [first = '', last = ''] = [idsOf(site, route)[0], idsOf(site, route).at(-1)];
      for (const place of ['first', 'last', { after: first }, { before: last }] as Place[]) {
        const plan = add(site, route, type, example, place);
        const versions = versionsOf(site, route);
        expect([...plan.keys()]).toEqual(versions.map(({ source }) => source.file));
        const after = filesAfterPlan(shipped, plan);
        const removal = planSectionRemoval(validate(after).site!, { route, id: 'added' });
        for (const { source } of versions) {
          const { added, removed } = changedLines(shipped, plan, source.file);
          const section = sectionsIn(plan, shipped, source.file).find(({ id }) => id === 'added');
          expect(removed).toEqual([]);
          expect(added.map((line) => line.replace(/,$/, '')).toSorted()).toEqual(
            linesOf(section)
              .map((line) => line.replace(/,$/, ''))
              .toSorted(),
          );
          expect(plannedText(removal, after, source.file)).toBe(source.text);
        }
      }
    },
  );

  test('waits to be written, and breaks nothing else', async () => {
    const plan = cases.reduce<{ files: SiteFiles; count: number }>(
      ({ files, count }, [type, example]) => {
        const now = validate(files).site!;
        const route = routesOf(now)[count % routesOf(now).length]!;
        const made = planSectionAdd(now, {
          route,
          id: `added-${count}`,
          type,
          example,
          place: 'last',
          form,
        });
        return { files: filesAfterPlan(files, made), count: count + 1 };
      },
      { files: shipped, count: 0 },
    );
    const codes = (await checkSite(plan.files)).problems.map(({ code }) => code);
    expect([...new Set(codes)]).toEqual(['text/unwritten']);
  });

  test('has the indentation and line ends of its file', async () => {
    const odd = (language: string) =>
      JSON.stringify(testPage(language, 'home'), null, '\t')
        .replaceAll('\n', '\r\n')
        .replace('"title":', '"title"  :');
    const files = siteFiles(
      Object.fromEntries(
        ['pt', 'en'].map((each) => [`pages-config/pages/home/${each}.json`, odd(each)]),
      ),
    );
    const of = validate(files).site!;
    const plan = planSectionAdd(of, {
      route: 'home',
      id: 'added',
      type: 'banner',
      example: 0,
      place: { after: 'hero' },
      form: 'contact',
    });
    const text = plannedText(plan, files, 'pages-config/pages/home/pt.json');
    expect(
      text.replace(/\r\n\t\t\{(?:(?!\r\n\t\t\}).)*"added"(?:(?!\r\n\t\t\}).)*\r\n\t\t\},/s, ''),
    ).toBe(odd('pt'));
    expect((await checkPlan(files, plan)).problems).toEqual([]);
  });

  test('stands beside the same sections where a language lacks the one that was named', () => {
    const page = testPage('en', 'home');
    const lacking = { ...page, sections: page.sections.filter(({ id }) => id !== 'hero') };
    const files = siteFiles({ 'pages-config/pages/home/en.json': lacking });
    const of = validate(files).site!;
    const plan = planSectionAdd(of, {
      route: 'home',
      id: 'added',
      type: 'banner',
      place: { after: 'hero' },
      form: 'contact',
    });
    expect(sectionsIn(plan, files, 'pages-config/pages/home/en.json').map(({ id }) => id)).toEqual([
      'added',
      'contact-section',
    ]);
  });
});

describe('a section that changes its place', () => {
  test('takes its lines with it, in every language, and back again to the same bytes', () => {
    for (const route of routesOf(site)) {
      const ids = idsOf(site, route);
      if (ids.length < 2) continue;
      const [first = '', second = ''] = ids;
      const plan = planSectionOrder(site, { route, id: second }, 'first');
      const after = filesAfterPlan(shipped, plan);
      const back = planSectionOrder(validate(after).site!, { route, id: second }, { after: first });
      for (const { source } of versionsOf(site, route)) {
        const { added, removed } = changedLines(shipped, plan, source.file);
        expect(added.toSorted()).toEqual(removed.toSorted());
        expect(plannedText(back, after, source.file)).toBe(source.text);
      }
    }
  });

  test('and stays where it is where it is there already', () => {
    const [first = '', second = ''] = idsOf(site, 'home');
    expect(planSectionOrder(site, { route: 'home', id: second }, { after: first }).size).toBe(0);
  });
});
