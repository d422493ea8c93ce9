import { candidateList, closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { publicAddress } from '../../../model/file-paths.ts';
import { messageKeys, parseMessageKey } from '../../../model/messages.ts';
import { error } from '../../../model/problem.ts';
import { namesPublicFile, type ReferenceKind } from '../../../model/schema.ts';
import { type Reference, referencesOfKind, type Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { formats, worksAs } from '../file-formats.ts';
import { groupByTarget } from '../group-by-target.ts';
import { misnamedForms } from '../misnamed-forms.ts';
import { misnamedPictures } from '../picture-names/check.ts';

type UnknownNameCode =
  | 'form/unknown'
  | 'picture/missing'
  | 'media/missing'
  | 'download/missing'
  | 'message/unknown';

/**
 * Forms, pictures, media, files to download and messages that are named exist, and a picture or a
 * video is of a format that works. A message that one language lacks is told of by the check of
 * messages.
 */
export const check: Check = (site) => {
  const leftOut = [...(site.files.leftOut ?? new Map()).keys()].flatMap(
    (file: string) => publicAddress(file) ?? [],
  );
  const files = [...site.files.publicFiles.keys(), ...leftOut];
  // Their files are told of, with the name that they should have.
  const misnamed = new Set(misnamedPictures(site).flatMap(({ name, meant }) => [name, meant]));
  const forms = [
    ...site.forms.keys(),
    ...[...site.invalidFiles, ...misnamedForms(site).values()].flatMap(
      (file) => /forms\/(.+)\.json$/.exec(file)?.[1] ?? [],
    ),
  ];
  const unknown = (kind: ReferenceKind, code: UnknownNameCode, known: string[]) => {
    // A file that is there in a format that does not work is not missing.
    const all = new Set(namesPublicFile(kind) ? files : known);
    const named = referencesOfKind(site, kind);
    const wrong = named
      .filter(({ value }) => !all.has(value) && !misnamed.has(value) && !isBelow(leftOut, value))
      .map((reference) => ({
        name: reference.value,
        problem: unknownNameProblem(reference, code, reference.value, known),
      }));
    return groupByTarget(
      site,
      wrong,
      (right) => named.filter(({ value }) => value === right).length,
    );
  };
  return [
    ...unknown('form', 'form/unknown', forms),
    ...unknown(
      'picture',
      'picture/missing',
      files.filter((file) => formats.picture.ending.test(file)),
    ),
    ...unknown(
      'media',
      'media/missing',
      files.filter((file) => formats.media.ending.test(file)),
    ),
    ...unknown('download', 'download/missing', files),
    ...otherFormats(site, 'picture', 'picture/format', files),
    ...otherFormats(site, 'media', 'media/format', files),
    ...unknownMessages(site),
  ];
};

/** What is named as a picture or a video and is there, but in a format that none of them has. */
function otherFormats(
  site: Site,
  kind: keyof typeof formats,
  code: 'picture/format' | 'media/format',
  files: string[],
) {
  const all = new Set(files);
  const wrong = referencesOfKind(site, kind).filter(
    ({ value }) => all.has(value) && !worksAs(kind, value),
  );
  const problems = wrong.map(({ source, pointer, value: name }) => ({
    name,
    problem: error(code, source.at(pointer), { name, allowed: formats[kind].names }),
  }));
  return groupByTarget(site, problems, () => 0);
}

/**
 * Whether an address is in one of these folders: what a folder has that is left out is not known.
 */
const isBelow = (folders: string[], address: string) =>
  folders.some((folder) => address.startsWith(`${folder}/`));

function unknownNameProblem(
  { source, pointer }: Reference,
  code: UnknownNameCode,
  name: string,
  candidates: string[],
  prefix = '',
) {
  const intended = withoutFolder(name, candidates) ?? unambiguousMatch(name, candidates);
  return error(
    code,
    source.at(pointer),
    {
      name,
      nearest: intended ?? closestMatch(name, candidates) ?? '',
      allowed: candidateList(name, candidates),
    },
    intended === undefined ? undefined : source.rewrite(pointer, prefix + intended),
  );
}

/**
 * The address of a file that is named with another folder, or with none, where only one is called
 * so: `public/images/a.png`, `C:\\Users\\Ana\\a.png`, `a.png`.
 */
function withoutFolder(name: string, candidates: string[]): string | undefined {
  const file = name.split(/[\\/]/).at(-1) ?? '';
  const called = candidates.filter((candidate) => candidate.endsWith(`/${file}`));
  const address = /^(?:\.{0,2}\/)*public(\/.+)$/.exec(name)?.[1];
  if (address !== undefined && called.includes(address)) return address;
  return file.includes('.') && called.length === 1 ? called[0] : undefined;
}

function unknownMessages(site: Site) {
  const known = new Set(
    [...site.messages.keys()].flatMap((language) => messageKeys(site, language) ?? []),
  );
  // Words with spaces between them, as most texts are, name none.
  const named = referencesOfKind(site, 'message').filter(
    ({ language, value }) => language && !value.includes(' ') && site.messages.has(language),
  );
  const wrong = named.flatMap((reference) => {
    const name = parseMessageKey(reference.value) ?? misspeltMessageKey(reference.value, known);
    return name === undefined || (known.has(name) && reference.value.startsWith('@'))
      ? []
      : [
          {
            name,
            problem: unknownNameProblem(reference, 'message/unknown', name, [...known], '@'),
          },
        ];
  });
  return groupByTarget(
    site,
    wrong,
    (right) => named.filter(({ value }) => value === `@${right}`).length,
  );
}

/**
 * What a text that lacks its @ or its dot was to name, where it is so like a message's name that it
 * can be nothing else.
 */
function misspeltMessageKey(text: string, known: Set<string>): string | undefined {
  if (!/^(@[\w.-]+|\w+\.\w+)$/.test(text)) return undefined;
  const name = text.replace(/^@/, '');
  return known.has(name) || closestMatch(name, known, 2) ? name : undefined;
}
