import { fileKindOf } from '../../tools/model/file-paths.ts';
import { messageKeys } from '../../tools/model/messages.ts';
import { documentSchema } from '../../tools/model/schemas.ts';
import type { Site } from '../../tools/model/site.ts';
import { mistakesInContents } from './in-contents.ts';
import { mistakesInFiles } from './in-files.ts';
import { mistakesInLists } from './in-lists.ts';
import { mistakesInPasted } from './in-pasted.ts';
import { mistakesInSite } from './in-site.ts';
import { mistakesInText } from './in-text.ts';
import { mistakesInValues } from './in-values.ts';
import type { Mistake } from './mistake.ts';
import { sampleOf, seededRandom } from './random.ts';
import type { SiteNames } from './traversal.ts';

/**
 * Single mistakes over all files of a site that is right.
 * @param maxPerKind how many of each kind
 */
export function makeMistakes(site: Site, maxPerKind: number): Mistake[] {
  const random = seededRandom(20250520);
  const names = siteNames(site);
  const sources = [
    site.config,
    ...site.pages.map(({ source }) => source),
    ...site.shells.values(),
    ...site.messages.values(),
    ...site.forms.values(),
  ];
  const byKind = new Map<string, Mistake[]>();
  const collect = (mistakes: Mistake[]) => {
    for (const mistake of mistakes)
      byKind.get(mistake.kind)?.push(mistake) ?? byKind.set(mistake.kind, [mistake]);
  };
  for (const { file, text } of sources) {
    collect(
      mistakesInValues(
        file,
        text,
        documentSchema(fileKindOf(file)?.schema ?? 'site'),
        names,
        random,
      ),
    );
    collect(mistakesInText(file, text));
  }
  collect(mistakesInFiles(site));
  collect(mistakesInSite(site, random));
  collect(mistakesInLists(site));
  collect(mistakesInContents(site));
  collect(mistakesInPasted(site));
  return [...byKind.values()].flatMap((mistakes) => sampleOf(mistakes, maxPerKind, random));
}

function siteNames(site: Site): SiteNames {
  return {
    paths: [...site.versions.keys()],
    forms: [...site.forms.keys()],
    files: [...site.files.publicFiles.keys()],
    messages: [...site.messages.keys()].flatMap((language) => messageKeys(site, language) ?? []),
    ids: new Map([
      ...site.pages.map(
        ({ source }) => [source.file, source.value.sections.map(({ id }) => id)] as const,
      ),
      ...[...site.shells.values()].map(
        ({ file, value }) => [file, value.header.menus.map(({ id }) => id)] as const,
      ),
    ]),
    languages: site.config.value.languages.map(({ code }) => code),
  };
}
