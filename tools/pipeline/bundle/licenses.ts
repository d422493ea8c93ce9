import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, Rolldown } from 'vite';
import { licensesFile } from '../../model/output-files.ts';
import { projectRoot } from '../../model/schemas.ts';
import texts from './licenses.json' with { type: 'json' };

/** A package of which a site has something, with its licence's name and words. */
export type DeliveredPackage = {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
};

/** The words of licences that some packages name without having them, as SPDX has them. */
const standardTexts: Record<string, string[]> = texts;

const listFile = 'licenses.json';

/** Has a bundle list the packages that its modules are from. */
export const licensesOption: BuildOptions['license'] = { fileName: listFile };

/** What a script that has code of packages begins with: where their licences are. */
export const licensesBanner = ({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>) =>
  moduleIds.some((id) => id.includes('node_modules')) ? `/*! ${licensesFile} */` : '';

/** Packages that a site has files of: fonts and drawings. */
const packagesOfFiles = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  'lucide-static',
];

/**
 * The licences of all that visitors get of packages, by the bundles' own lists.
 * @param bundles the folders of bundles that were built with `licensesOption`
 * @throws where a package says nothing of its licence
 */
export function licensesOf(bundles: string[]): string {
  const listed = bundles.flatMap((folder): DeliveredPackage[] =>
    JSON.parse(readFileSync(join(folder, listFile), 'utf8')),
  );
  const silent = listed.filter(({ text }) => !text).map(({ name }) => name);
  const read = [...silent, ...packagesOfFiles].map(installedPackage);
  return licensesText([...listed.filter(({ text }) => text), ...read]);
}

/** A package as it is installed; where it has no licence file, the words of the one it names. */
function installedPackage(name: string): DeliveredPackage {
  const folder = join(projectRoot, 'node_modules', name);
  const { version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : standardText(license, author);
  return { name, version, identifier: license, text };
}

/** @returns nothing where the licence's words are not known, or who gives it */
export const standardText = (identifier: string, author?: string): string | undefined =>
  author && Object.hasOwn(standardTexts, identifier)
    ? standardTexts[identifier]?.join('\n\n').replace('{author}', author)
    : undefined;

/**
 * Packages' licences as one text, those of the same words together: MIT, BSD, ISC and OFL want
 * their notices to go with every copy.
 * @throws where a package says nothing of its licence: it must not be delivered so
 */
export function licensesText(packages: DeliveredPackage[]): string {
  const namesByText = new Map<string, Set<string>>();
  for (const { name, version, identifier, text } of packages) {
    if (!text) throw new Error(`The package ${name} has no licence text to go with its code.`);
    const names = namesByText.get(text) ?? new Set();
    namesByText.set(text, names.add(`${name} ${version} (${identifier})`));
  }
  return [...namesByText]
    .map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}\n`)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}
