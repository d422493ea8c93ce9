import { parseTree, findNodeAtLocation } from 'jsonc-parser';
import { parseTarget } from '../../src/lib/links.ts';
import { sortProblems, type SourceLocation, type Problem } from '../../tools/model/problem.ts';
import type { Reference, Site } from '../../tools/model/site.ts';
import { without } from './in-values.ts';
import { textMistake, type Mistake } from './mistake.ts';
import { withTypos } from './typos.ts';

const startOf = (file: string) => ({ file, line: 1, column: 1 });

/**
 * Every single mistake with whole files: one that is gone, one in a wrong language, a language that
 * is off the list, a form, picture or page that others still name.
 */
export function mistakesInFiles(site: Site, random: () => number): Mistake[] {
  return [
    ...droppedPages(site),
    ...misnamedPages(site),
    ...misnamedFiles(site),
    ...misnamedFolders(site),
    ...droppedSections(site),
    ...languageFiles(site),
    ...siteLanguages(site, random),
    ...named(site),
  ];
}

const gone = (kind: string, files: string[], place: ReturnType<typeof startOf>): Mistake => ({
  kind,
  what: `without ${files.join(', ')}`,
  make: () => ({ changes: new Map(files.map((file) => [file, undefined])), place }),
});

function droppedPages({ versions }: Site): Mistake[] {
  return [...versions.values()].flatMap((all) =>
    all.map((page) =>
      gone(
        'dropped language',
        [page.source.file],
        startOf(
          (all[0] === page || all[0]!.language !== 'pt'
            ? all.find(
                (other) => other !== page && (other.language === 'pt' || page.language === 'pt'),
              )!
            : all[0]!
          ).source.file,
        ),
      ),
    ),
  );
}

function misnamedPages({ pages, files }: Site): Mistake[] {
  return pages.map(({ source: { file } }) => {
    const other = file.replace(/[a-z]{2}\.json$/, 'fr.json');
    return {
      kind: 'wrong language of a file',
      what: `${file} → fr`,
      make: () => ({
        changes: new Map([
          [file, undefined],
          [other, files.json.get(file)],
        ]),
        place: startOf(other),
      }),
      intendedWord: file,
    };
  });
}

/** What systems and people make of a file's name: a copy's number, a capital, one more ending. */
const otherNames: ((file: string) => string)[] = [
  (file) => file.replace('.json', ' (1).json'),
  (file) => file.replace('.json', '.json.txt'),
  (file) => file.replace(/[^/]+$/, (name) => name[0]!.toUpperCase() + name.slice(1)),
];

function misnamedFiles({ pages, shells, messages, forms, files }: Site): Mistake[] {
  const all = [
    ...pages.map(({ source }) => source),
    ...shells.values(),
    ...messages.values(),
    ...forms.values(),
  ];
  return all.flatMap(({ file }) =>
    otherNames.map((rename) => {
      const other = rename(file);
      return {
        kind: file.includes('/forms/') ? 'misnamed form' : 'misnamed file',
        what: `${file} → ${other}`,
        make: () => ({
          changes: new Map([
            [file, undefined],
            [other, files.json.get(file)],
          ]),
          place: startOf(other),
        }),
        intendedWord: file,
      };
    }),
  );
}

/** A folder with a capital, an accent or a space in its name. */
function misnamedFolders({ versions, files }: Site): Mistake[] {
  return [...versions.values()].flatMap((pages) =>
    [
      (route: string) => route[0]!.toUpperCase() + route.slice(1),
      (route: string) => route.replace(/a(?!.*a)/, 'á'),
      (route: string) => `${route} `,
    ].flatMap((rename) => {
      const { route } = pages[0]!;
      if (rename(route) === route) return [];
      const moved = pages.map(
        ({ source: { file } }) =>
          [file, file.replace(`/pages/${route}/`, `/pages/${rename(route)}/`)] as const,
      );
      const changes = new Map(
        moved.flatMap(
          ([file, other]) =>
            [
              [file, undefined],
              [other, files.json.get(file)],
            ] as const,
        ),
      );
      return [
        {
          kind: 'misnamed folder',
          what: `${route} → ${rename(route)}`,
          make: () => ({ changes, place: startOf(moved.map(([, other]) => other).sort()[0]!) }),
          meant: route,
        },
      ];
    }),
  );
}

function droppedSections({ pages }: Site): Mistake[] {
  return pages.flatMap(({ source: { file, text } }) => {
    const list = findNodeAtLocation(parseTree(text)!, ['sections'])!;
    return list.children!.length < 2
      ? []
      : list.children!.map((section) =>
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

function languageFiles({ shells, messages }: Site): Mistake[] {
  return [...shells.values(), ...messages.values()].map(({ file }) =>
    gone('dropped language', [file], startOf(file)),
  );
}

function siteLanguages({ config: { file, text } }: Site, random: () => number): Mistake[] {
  const list = findNodeAtLocation(parseTree(text)!, ['languages'])!;
  return list.children!.flatMap((language) => {
    const code = findNodeAtLocation(language, ['code'])!;
    const typed = withTypos(code.value as string, 1, random);
    const misspelt =
      typed && /^[a-z]{2}$/.test(typed)
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

/**
 * Forms, pictures and pages that are gone while others name them: told once, where they are named
 * first.
 */
function named(site: Site): Mistake[] {
  const first = (isOf: (reference: Reference) => boolean): SourceLocation | undefined =>
    sortProblems(
      site.references.filter(isOf).map(({ source, pointer }) => source.at(pointer) as Problem),
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
