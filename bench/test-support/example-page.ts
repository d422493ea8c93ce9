import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/types.ts';
import { slotsOf, withValues } from '../../tests/hostile/slots.ts';
import { valueAtPointer } from '../../tools/model/json-pointer.ts';
import { blockSchemas } from '../../tools/model/schemas.ts';
import type { SiteFiles } from '../../tools/model/site.ts';

/** Blocks that the shipped site has no place for, or not with every control, by their examples. */
const shown: [type: string, example: number][] = [
  ['hero', 8],
  ['subnav', 0],
  ['gallery', 0],
  ['gallery', 1],
  ['media', 0],
  ['media', 1],
  ['tenants', 0],
  ['integrations', 1],
  ['testimonials', 4],
  ['split', 9],
];

type Section = { type: string; id: string; heading?: string };

/**
 * Gives a site a page of examples in each of its languages, which it may then be built with.
 * @param root the site's folder
 * @param route the page's folder in `pages-config/pages`
 * @returns the addresses of the page
 */
export async function addExamplePage(root: string, route: string): Promise<string[]> {
  const config = JSON.parse(
    await readFile(join(root, 'pages-config/site.json'), 'utf8'),
  ) as SiteConfig;
  const folder = join(root, 'pages-config/pages', route);
  await mkdir(folder, { recursive: true });
  for (const { code } of config.languages) {
    const sections = shown.map(([type, index]) => {
      const examples = blockSchemas()[type]?.examples as Record<string, Section>[];
      const section = examples[index]?.[code];
      if (!section) throw new Error(`There is no example ${index} of ${type} in ${code}.`);
      const { heading } = section;
      // Examples of a block may have one heading, and sections of one name are one landmark twice.
      return {
        ...section,
        id: `${type}-${index}`,
        ...(heading && { heading: `${heading} ${index}` }),
      };
    });
    const ids = sections.slice(2).map(({ id }) => id);
    // What leads somewhere leads to what is here.
    const text = JSON.stringify({
      title: `Blocks (${code})`,
      description: `Blocks that no other page has, in every state that they have (${code}).`,
      sections,
    });
    let next = 0;
    const page = text.replace(/"to":"#[^"]*"/g, () => `"to":"#${ids[next++ % ids.length]}"`);
    const file = `pages-config/pages/${route}/${code}.json`;
    await writeFile(join(root, file), withOwnWords(file, page));
  }
  return config.languages.map(({ prefix }) => `${prefix}/${route}`);
}

/** Words that are an example's keep a site from going out: here each text has a sign more. */
function withOwnWords(file: string, page: string): Uint8Array {
  const bytes = new TextEncoder().encode(page);
  const files: SiteFiles = { json: new Map([[file, bytes]]), publicFiles: new Map() };
  const values = new Map(
    slotsOf(files, () => true)
      .map((slot) => [slot, String(valueAtPointer(JSON.parse(page), slot.pointer))] as const)
      .filter(([{ holds }, text]) => holds !== 'address' && !text.startsWith('@'))
      .map(([slot, text]) => [slot, `${text} ·`]),
  );
  return withValues(files, values).json.get(file) ?? bytes;
}
