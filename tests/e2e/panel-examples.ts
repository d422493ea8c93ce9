import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BlockExample } from '../../tools/model/block-examples.ts';
import { exampleSite, languages } from '../blocks/example-site.ts';
import { testPage } from '../site.ts';

/** A section of a block, in each language, at a place of the block's page. */
export type Example = { route: string; place: number; sections: BlockExample['sections'] };

/** What stands where in a value, by pointer; a place with its indices left out is a property. */
const leaves = (value: unknown, pointer = ''): [pointer: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${pointer}/${key}`))
    : [[pointer, value]];
/** The property that a place is of: its pointer without the numbers of items. */
export const propertyAt = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/#');
/** The properties that an example has in any language. */
export const propertiesOf = ({ sections }: Pick<Example, 'sections'>): Set<string> =>
  new Set(languages.flatMap((each) => leaves(sections[each]).map(([at]) => propertyAt(at))));

/** So many properties are changed in one test, so that none takes long. */
const mostProperties = 32;

/** Examples that stand on one page, and the properties that are to be changed there. */
type ExamplesPage = { examples: Example[]; properties: Set<string> };

/** As few examples of a block as have all its properties, as sections of one page or of several. */
export function pagesOfAll(type: string, examples: BlockExample[]): ExamplesPage[] {
  const left = new Set(examples.flatMap((example) => [...propertiesOf(example)]));
  left.delete('/type');
  const newIn = (example: BlockExample) =>
    [...propertiesOf(example)].filter((each) => left.has(each));
  const pages: ExamplesPage[] = [];
  while (left.size > 0) {
    const [best] = examples.toSorted((a, b) => newIn(b).length - newIn(a).length);
    const own = newIn(best!);
    for (const property of own) left.delete(property);
    const size = pages.at(-1)?.properties.size ?? Number.POSITIVE_INFINITY;
    if (size + own.length > mostProperties) pages.push({ examples: [], properties: new Set() });
    const page = pages.at(-1)!;
    const place = page.examples.length;
    const named = Object.entries(best!.sections).map(([language, section]) => {
      return [language, { ...section, id: `${type}-${place}` }];
    });
    const sections = Object.fromEntries(named);
    page.examples.push({ route: `blocks/${type}`, place, sections });
    for (const property of own) page.properties.add(property);
  }
  return pages;
}

/** A site on disk with a page that has these sections. */
export async function siteOnDisk(examples: Example[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'examples-'));
  const { json, publicFiles } = exampleSite();
  const put = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  for (const [file, bytes] of json) if (!file.includes('/examples/')) await put(file, bytes);
  for (const [address, read] of publicFiles)
    for (const each of [address, copyOf(address)]) await put(`public${each}`, await read());
  const { route } = examples[0]!;
  for (const language of languages) {
    const sections = examples.map((example) => example.sections[language]);
    const page = testPage(language, route, { arrivals: [], sections });
    await put(`pages-config/pages/${route}/${language}.json`, JSON.stringify(page, null, 2));
  }
  return root;
}

/** The example's section in each language, as it is on disk, by place. */
export async function onDisk(root: string, { route, place }: Example) {
  const places = await Promise.all(
    languages.map(async (language) => {
      const file = join(root, `pages-config/pages/${route}/${language}.json`);
      const all = leaves(JSON.parse(await readFile(file, 'utf8')).sections[place]);
      return all.map(([pointer, value]) => [`${language} ${pointer}`, value] as const);
    }),
  );
  return new Map(places.flat());
}

/** Each file of the site has a copy: another one of its kind. */
export const copyOf = (address: string) => address.replace(/(?=\.[a-z0-9]+$)/, '-2');
