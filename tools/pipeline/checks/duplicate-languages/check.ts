import { unambiguousMatch } from '../../../model/closest-match.ts';
import { fileKindOf } from '../../../model/file-paths.ts';
import { error } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';

/** Each language of the site has a code and a prefix of its own. */
export const check: Check = ({ config: source }) =>
  (['code', 'prefix'] as const).flatMap((key) =>
    source.value.languages.flatMap(({ [key]: value }, index, all) => {
      const first = all.slice(0, index).find((language) => language[key] === value);
      return first
        ? [
            error(`language/duplicate-${key}`, source.at(`/languages/${index}/${key}`), {
              value,
              first: first.name,
            }),
          ]
        : [];
    }),
  );

/**
 * Languages that have files and are not on the site's list: their header and footer and their
 * messages are there.
 * `listed` is the code on the list that has no file at all, and so is the misspelt one.
 */
export function misnamedLanguages({
  unknownFiles: strays,
  config,
  pages,
  shells,
  messages,
  invalidFiles: unsound,
}: Site): { language: string; listed?: string }[] {
  const inFiles = (files: Iterable<string>) =>
    [...files]
      .flatMap((file) => fileKindOf(file) ?? [])
      .flatMap((kind) => ('language' in kind ? [{ ...kind }] : []));
  const unknown = inFiles(strays);
  const used = new Set([
    ...pages.map(({ language }) => language),
    ...shells.keys(),
    ...messages.keys(),
    ...inFiles(unsound).map(({ language }) => language),
  ]);
  const unused = config.value.languages.map(({ code }) => code).filter((code) => !used.has(code));
  const unlisted = [...new Set(unknown.map(({ language }) => language))].filter((language) =>
    ['shell', 'messages'].every((schema) =>
      unknown.some((kind) => kind.schema === schema && kind.language === language),
    ),
  );
  return unlisted.map((language) => ({
    language,
    listed: unused.length === 1 ? unused[0] : unambiguousMatch(language, unused),
  }));
}
