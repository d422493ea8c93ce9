import { parseTarget } from '../../src/lib/links.ts';
import { type Problem, type SourceLocation, sortProblems } from '../../tools/model/problem.ts';
import type { Reference, Site } from '../../tools/model/site.ts';
import { mainLanguageFirst } from '../../tools/pipeline/checks/group-by-target.ts';
import { gone, type Mistake, textMistake, without } from './mistake.ts';
import { nodeAt, rootOf } from './nodes.ts';
import { withTypos } from './typos.ts';

/**
 * Every single mistake with what other files name: a section, a language, a form, a picture or a
 * page that is gone while others rely on it.
 */
export function mistakesInSite(site: Site, random: () => number): Mistake[] {
  return [...droppedSections(site), ...siteLanguages(site, random), ...named(site)];
}

function droppedSections({ pages }: Site): Mistake[] {
  return pages.flatMap(({ source: { file, text } }) => {
    const list = nodeAt(rootOf(text), ['sections']);
    const sections = list.children ?? [];
    return sections.length < 2
      ? []
      : sections.map((section) =>
          textMistake(
            'dropped section',
            'a section',
            file,
            text,
            [without(list, section)],
            list.offset,
          ),
        );
  });
}

function siteLanguages({ config: { file, text } }: Site, random: () => number): Mistake[] {
  const list = nodeAt(rootOf(text), ['languages']);
  return (list.children ?? []).flatMap((language) => {
    const code = nodeAt(language, ['code']);
    const typed = twoLetterTypo(code.value as string, random);
    const misspelt = typed
      ? [
          textMistake(
            'language of the site',
            `${code.value} → ${typed}`,
            file,
            text,
            [{ offset: code.offset, length: code.length, content: JSON.stringify(typed) }],
            code.offset,
            code.value as string,
          ),
        ]
      : [];
    return [
      textMistake(
        'dropped language',
        `the site without ${code.value}`,
        file,
        text,
        [without(list, language)],
        list.offset,
      ),
      ...misspelt,
    ];
  });
}

/** A code of two letters with one typo that leaves it two letters: many slips do not. */
const twoLetterTypo = (code: string, random: () => number): string | undefined =>
  Array.from({ length: 30 }, () => withTypos(code, 1, random)).find(
    (typed) => typed && /^[a-z]{2}$/.test(typed),
  );

/**
 * Forms, pictures and pages that are gone while others name them: told once, where they are named
 * first.
 */
function named(site: Site): Mistake[] {
  const first = (isOf: (reference: Reference) => boolean): SourceLocation | undefined =>
    mainLanguageFirst(
      site,
      sortProblems(
        site.references.filter(isOf).map(({ source, pointer }) => source.at(pointer) as Problem),
      ),
    )[0];
  const things = [
    ...[...site.forms].map(([name, { file }]) => ({
      kind: 'dropped form',
      files: [file],
      place: first(({ kind, value }) => kind === 'form' && value === name),
    })),
    ...[...site.files.publicFiles.keys()].map((file) => ({
      kind: 'dropped picture',
      files: [file],
      place: first(({ kind, value }) => (kind === 'picture' || kind === 'media') && value === file),
    })),
    ...[...site.versions].map(([path, pages]) => ({
      kind: 'dropped page',
      files: pages.map(({ source }) => source.file),
      place: first(
        ({ kind, value, source }) =>
          kind === 'target' &&
          parseTarget(value).path === path &&
          !pages.some((page) => page.source === source),
      ),
    })),
  ];
  return things.flatMap(({ kind, files, place }) => (place ? [gone(kind, files, place)] : []));
}
