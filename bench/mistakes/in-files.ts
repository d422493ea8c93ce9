import type { PageVersion, Site } from '../../tools/model/site.ts';
import { gone, type Mistake, startOf } from './mistake.ts';

/**
 * Every single mistake with whole files: one that is gone, one in a wrong language, and names that
 * are not what they should be.
 */
export function mistakesInFiles(site: Site): Mistake[] {
  return [
    ...droppedPages(site),
    ...misnamedPages(site),
    ...misnamedFiles(site),
    ...misnamedFolders(site),
    ...languageFiles(site),
  ];
}

function droppedPages({ versions }: Site): Mistake[] {
  return [...versions.values()].flatMap((all) =>
    all.map((page) =>
      gone('dropped language', [page.source.file], startOf(remainingFile(all, page))),
    ),
  );
}

/** The file where a page is missed that is gone: the main language's, or else another's. */
function remainingFile(all: PageVersion[], gonePage: PageVersion): string {
  const [first] = all;
  const main = first !== gonePage && first?.language === 'pt' ? first : undefined;
  const remaining =
    main ??
    all.find(
      (other) => other !== gonePage && (other.language === 'pt' || gonePage.language === 'pt'),
    );
  if (!remaining) throw new Error(`${gonePage.source.file} is in no other language.`);
  return remaining.source.file;
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

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What systems and people make of a file's name: a copy's number, a capital, one more ending. */
const otherNames: ((file: string) => string)[] = [
  (file) => file.replace('.json', ' (1).json'),
  (file) => file.replace('.json', '.json.txt'),
  (file) => file.replace(/[^/]+$/, capitalized),
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
  return [...versions].flatMap(([, pages]) =>
    [
      capitalized,
      (route: string) => route.replace(/a(?!.*a)/, 'á'),
      (route: string) => `${route} `,
    ].flatMap((rename) => {
      const route = pages[0]?.route ?? '';
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
          make: () => ({
            changes,
            place: startOf(moved.map(([, other]) => other).sort()[0] ?? ''),
          }),
          intendedWord: route,
        },
      ];
    }),
  );
}

function languageFiles({ shells, messages }: Site): Mistake[] {
  return [...shells.values(), ...messages.values()].map(({ file }) =>
    gone('dropped language', [file], startOf(file)),
  );
}
