import type { Plan } from '../../tools/editing/plan.ts';
import { planPageCopy } from '../../tools/editing/plan-copy.ts';
import { planPageMove, planSectionMove } from '../../tools/editing/plan-move.ts';
import { nearestPath, planFileRemoval, planPageRemoval } from '../../tools/editing/plan-removal.ts';
import { planSectionCopy, planSectionTransfer } from '../../tools/editing/plan-section-transfer.ts';
import {
  planSectionAdd,
  planSectionOrder,
  planSectionRemoval,
} from '../../tools/editing/plan-sections.ts';
import type { Place } from '../../tools/editing/section-place.ts';
import { idsOf } from '../../tools/editing/section-references.ts';
import { examplesOf } from '../../tools/model/block-examples.ts';
import { blockSchema, blockSchemas } from '../../tools/model/schemas.ts';
import { pathOf, routesOf, type Site } from '../../tools/model/site.ts';

export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const blocks = Object.keys(blockSchemas());

/**
 * Any plan that can be made for a site, and how it is called.
 * @param name what no section or page of the site is called yet
 */
export function randomPlan(site: Site, random: Random, name: string): [name: string, plan: Plan] {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const shuffled = <T>(items: T[]): T[] => items.toSorted(() => random() - 0.5);
  const routes = routesOf(site);
  const route = pick(routes);
  const ids = idsOf(site, route);
  const id = pick(ids);
  const place = (among: string[]): Place =>
    pick<Place>(['first', 'last', { after: pick(among) }, { before: pick(among) }]);
  const fresh = `new-${name}`;
  const other = pick(routes.filter((each) => each !== route));
  const others = ids.filter((each) => each !== id);
  const from = { route, id };
  const leaf = pick(routes.filter((each) => each !== 'home'));
  const makers: [string, () => Plan][] = [
    [
      'add',
      () => {
        const type = pick(blocks);
        const example = pick([undefined, ...examplesOf(blockSchema(type)).keys()]);
        const form = pick([...site.forms.keys()]);
        return planSectionAdd(site, { ...from, id: fresh, type, example, place: place(ids), form });
      },
    ],
    ['copy', () => planSectionCopy(site, { from, to: { route: other, id: fresh }, place: 'last' })],
    [
      'copy here',
      () => planSectionCopy(site, { from, to: { route, id: fresh }, place: place(ids) }),
    ],
    ['rename', () => planSectionMove(site, route, id, fresh)],
    pick<[string, () => Plan]>([
      ['move page', () => planPageMove(site, '/site', leaf, `moved/${fresh}`)],
      ['copy page', () => planPageCopy(site, '/site', route, fresh)],
      ['remove page', () => planPageRemoval(site, leaf, nearestPath(site, leaf))],
    ]),
  ];
  const [form, otherForm] = shuffled([...site.forms.keys()]);
  const [picture, otherPicture] = shuffled(
    [...site.files.publicFiles.keys()].filter((file) => /images.*jpg$/.test(file)),
  );
  if (form && otherForm)
    makers.push(['remove form', () => planFileRemoval(site, 'form', form, otherForm)]);
  if (picture && otherPicture)
    makers.push(['remove picture', () => planFileRemoval(site, 'picture', picture, otherPicture)]);
  if (others.length > 0)
    makers.push(
      ['order', () => planSectionOrder(site, from, place(others))],
      ['order', () => planSectionOrder(site, from, place(others))],
      [
        'move',
        () => {
          const to = { route: other, id: fresh };
          return planSectionTransfer(site, { from, to, place: place(idsOf(site, other)) });
        },
      ],
      ['remove', () => planSectionRemoval(site, from, `${pathOf(route)}#${pick(others)}`)],
      ['remove', () => planSectionRemoval(site, from, `${pathOf(other)}#${idsOf(site, other)[0]}`)],
    );
  const [kind, make] = pick(makers);
  return [`${kind} ${pathOf(route)}#${id}`, make()];
}
