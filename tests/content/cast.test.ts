import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentSchemas, projectRoot } from '../../tools/model/schemas.ts';
import { languages, pagesIn } from '../shipped-site.ts';

/** Who is drawn is one person on all screens, in all drawings and in all languages. */

/** Patients have an age; doctors a speciality, which is the same everywhere; staff a place. */
type Person = { name: string; age?: number; role: 'patient' | 'doctor' | 'staff' };

const cast: Record<string, Person> = {
  'woman-ponytail': { name: 'Marina', age: 41, role: 'patient' },
  'woman-long-hair': { name: 'Ana', age: 38, role: 'patient' },
  woman: { name: 'Clara', age: 46, role: 'patient' },
  elder: { name: 'Teresa', age: 61, role: 'patient' },
  'elder-bun': { name: 'Rute', age: 68, role: 'patient' },
  man: { name: 'Caio', age: 34, role: 'patient' },
  'man-gray': { name: 'Otávio', age: 64, role: 'patient' },
  'man-glasses': { name: 'Jonas', age: 47, role: 'patient' },
  'man-young': { name: 'Tomás', age: 24, role: 'patient' },
  'man-facing': { name: 'Davi', age: 29, role: 'patient' },
  doctor: { name: 'Lívia', role: 'doctor' },
  'doctor-bun': { name: 'Paula', role: 'doctor' },
  'doctor-man': { name: 'Bruno', role: 'doctor' },
  'woman-scrubs': { name: 'Joana', role: 'staff' },
  'woman-headset': { name: 'Bia', role: 'staff' },
  'man-bald': { name: 'Fábio', role: 'staff' },
  'man-tie': { name: 'Breno', role: 'staff' },
  'man-goggles': { name: 'Ciro', role: 'staff' },
};
const people = Object.values(cast);
const names = people.map(({ name }) => name);
const knownName = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'gu');
const namesIn = (text: string) => [...text.matchAll(knownName)].map(([name]) => name);

type Face = { at: string; portrait: string; texts: string[]; title?: string };

/** The parts of a page's JSON that have a face, with what they say beside it. */
function facesIn(part: unknown, at: string): Face[] {
  if (typeof part !== 'object' || part === null) return [];
  const { portrait, name, value, role, label } = part as Record<string, string | undefined>;
  const texts = [name, value, role, label].filter((text) => text !== undefined);
  // A quote's author is no part of a screen.
  const isScreen = portrait && texts.length > 0 && !('text' in part);
  return [
    ...(isScreen ? [{ at, portrait, texts, title: name ?? value }] : []),
    ...Object.entries(part).flatMap(([key, each]) => facesIn(each, `${at}/${key}`)),
  ];
}

const faces = (language: (typeof languages)[number]) =>
  pagesIn(language).flatMap(({ route, json }) => facesIn(json.sections, route));

test('each face is of somebody, and nobody has the name of another', () => {
  const drawn = documentSchemas().common!.definitions!.portrait!.enum!.map(String);
  expect(Object.keys(cast).sort()).toEqual([...drawn].sort());
  expect(new Set(names).size).toBe(names.length);
});

test.each(languages)('in %s, a face has its own name and no other', (language) => {
  const shown = faces(language);
  expect(shown.length).toBeGreaterThan(60);
  const wrong = shown.filter(({ portrait, texts }) =>
    texts.flatMap(namesIn).some((name) => name !== cast[portrait]!.name),
  );
  expect(wrong).toEqual([]);
});

test.each(languages)('in %s, who has a face in a list of people is of the cast', (language) => {
  const isName = /^(?:Dra?\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, \d+)?$/u;
  // What has a sentence below it is an event.
  const listed = faces(language).filter(
    ({ title = '', texts }) => isName.test(title) && !texts.some((text) => text.endsWith('.')),
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter(({ title = '' }) => namesIn(title).length === 0)).toEqual([]);
});

test.each(languages)('in %s, an age beside a name is that person’s', (language) => {
  const withAge = new RegExp(`"(${names.join('|')}), (\\d+)"`, 'gu');
  const ages = pagesIn(language).flatMap(({ route, json }) =>
    [...JSON.stringify(json).matchAll(withAge)].map(([, name, age]) => [route, name, Number(age)]),
  );
  expect(ages.length).toBeGreaterThan(15);
  const ageOf = (name: unknown) => people.find((person) => person.name === name)!.age;
  expect(ages.filter(([, name, age]) => age !== ageOf(name))).toEqual([]);
});

test('in a drawing, the name after a face is its own', () => {
  const drawings = ['drawings', 'page-drawings']
    .map((name) => readFileSync(join(projectRoot, `src/ui/art/${name}.svg`), 'utf8'))
    .flatMap((file) => [...file.matchAll(/ {2}<g id="art-([\w-]+)">(.*?)\n {2}<\/g>/gs)]);
  const pairs = drawings.flatMap(([, art = '', drawing = '']) =>
    drawing
      .split('#person-')
      .slice(1)
      .map((part) => ({
        art,
        portrait: /^[\w-]+/.exec(part)![0],
        name: namesIn(
          [...part.matchAll(/>([^<>]+)<\/text>/g)].map(([, said]) => said).join(' '),
        )[0],
      })),
  );
  const named = pairs.filter(({ name }) => name);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(({ portrait, name }) => name !== cast[portrait]!.name)).toEqual([]);
});

test.each(languages)(
  'in %s, only doctors have a title, and each has one speciality',
  (language) => {
    const named = faces(language).filter(({ title = '' }) => namesIn(title).length > 0);
    const isTitled = ({ title = '' }: Face) => /^Dra?\. \p{Lu}\p{Ll}+$/u.test(title);
    const isDoctor = ({ portrait }: Face) => cast[portrait]!.role === 'doctor';
    expect(named.filter((face) => isTitled(face) !== isDoctor(face))).toEqual([]);
    const specialities = new Set(named.filter(isDoctor).map(({ texts }) => texts.join(', ')));
    expect(specialities.size).toBe(people.filter(({ role }) => role === 'doctor').length);
  },
);
