import { shellFolder } from '../../../model/file-paths.ts';
import { warning } from '../../../model/problem.ts';
import {
  closestExistingLocation,
  isExcepted,
  translationFindings,
} from '../../compare/translation-findings.ts';
import { translationsOf } from '../../compare/translations.ts';
import type { Check } from '../check.ts';

const kinds = ['missingPart', 'extraPart'];

/**
 * Header and footer have the same links in every language, unless their file says why not: one that
 * is added in a single language is missed by nobody who looks at that one. Of pages `npm run
 * languages` tells it.
 */
export const check: Check = (site) =>
  translationsOf(site)
    .filter(({ name }) => name === shellFolder)
    .flatMap((translation) => {
      const { source, target } = translation;
      const files = `${source.file}, ${target.file}`;
      return translationFindings(site, translation)
        .filter((finding) => kinds.includes(finding.kind) && !isExcepted(target.value, finding))
        .map(({ kind, path, pointer }) => {
          const place = closestExistingLocation(target, pointer);
          return warning('language/other-shell', place, { kind, path, files });
        });
    });
