import type { Site } from '../../tools/model/site.ts';
import { kindOf } from '../../tools/model/file-paths.ts';
import { documentSchema } from '../../tools/pipeline/compare/schema-parts.ts';
import { messageKeys } from '../../tools/model/messages.ts';
import { mistakesInFiles } from './in-files.ts';
import { mistakesInLists } from './in-lists.ts';
import { mistakesInText } from './in-text.ts';
import { mistakesInValues, type Known } from './in-values.ts';
import { randomFrom, someOf, type Mistake } from './mistake.ts';

/**
 * Single mistakes over all files of a site that is right.
 * @param most how many of each kind
 */
export function makeMistakes(site: Site, most: number): Mistake[] {
  const random = randomFrom(20250520);
  const known = knownIn(site);
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
      mistakesInValues(file, text, documentSchema(kindOf(file)?.schema ?? 'site'), known, random),
    );
    collect(mistakesInText(file, text));
  }
  collect(mistakesInFiles(site, random));
  collect(mistakesInLists(site));
  return [...byKind.values()].flatMap((mistakes) => someOf(mistakes, most, random));
}

function knownIn(site: Site): Known {
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
