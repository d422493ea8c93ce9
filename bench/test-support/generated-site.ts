import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileKindOf } from '../../tools/model/file-paths.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { reworded } from './reworded.ts';

/** What makes a page one of those that campaigns have many of. */
const landingSections = 7;

/** Steps on the wheel of colours: accents that follow each other are far apart, and all come up. */
const accentStep = 137;

/**
 * Writes the shipped site with as many pages as wanted: the same for the same number. Those beyond
 * its own are its landing pages again, each under a route, a title, a description and an accent of
 * its own, in every language.
 * @param hasOwnWords whether each of their sections says something else, too: else what is made of
 *   a section serves all pages that have it
 * @returns how many pages it has: the next number that all languages share
 */
export async function generateSite(
  root: string,
  pageCount: number,
  hasOwnWords = false,
): Promise<number> {
  for (const part of ['pages-config', 'translations', 'public'])
    await cp(join(projectRoot, part), join(root, part), { recursive: true });
  const files = [...(await load(root)).json.keys()].filter(
    (file) => fileKindOf(file)?.schema === 'page',
  );
  const folders = [...new Set(files.map((file) => dirname(file)))].sort();
  const languages = files.length / folders.length;
  const landing: string[] = [];
  for (const folder of folders) if (await isLanding(join(root, folder))) landing.push(folder);
  if (landing.length === 0) throw new Error('The site has no landing page to make more of.');
  let pages = files.length;
  for (let copy = 0; pages < pageCount; copy++) {
    const folder = landing[copy % landing.length] ?? '';
    for (const file of files.filter((each) => dirname(each) === folder))
      await copyPage(root, file, copy, hasOwnWords);
    pages += languages;
  }
  return pages;
}

const isLanding = async (folder: string) =>
  !folder.endsWith('/home') &&
  JSON.parse(await readFile(join(folder, 'pt.json'), 'utf8')).sections.length >= landingSections;

/** Writes a page again as a landing page of its own. @param copy its number, from 0 */
export async function copyPage(
  root: string,
  file: string,
  copy: number,
  hasOwnWords = false,
): Promise<void> {
  const page = JSON.parse(await readFile(join(root, file), 'utf8'));
  page.title = `${page.title.slice(0, 55)} ${copy + 1}`;
  page.description = `${page.description.slice(0, 150)} ${copy + 1}`;
  if (hasOwnWords) for (const section of page.sections) reword(section, copy);
  page.accent = ((copy + 1) * accentStep) % 360;
  const target = join(root, file.replace('/pages/', `/pages/campaigns/c${copy + 1}/`));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${JSON.stringify(page, null, 2)}\n`);
}

/** Where a section says whole sentences; the first is changed, the same one in each language. */
const sentences = ['lead', 'intro', 'text', 'heading'];

/** How many letters make room for the words of its own: a text may be as long as it may be. */
const room = 8;

/** Gives a section words that no other one has. */
function reword(section: Record<string, unknown>, copy: number): void {
  const isPlain = (value: unknown) => typeof value === 'string' && !/[*[{@]/.test(value);
  const found = sentences.find((name) => isPlain(section[name]));
  // A piece of a drawing stands after a word of the heading.
  if (found === undefined || (found === 'heading' && 'pieces' in section)) return;
  section[found] = reworded(String(section[found]).slice(0, -room), copy);
}
