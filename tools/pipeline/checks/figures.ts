import { findingsOf, isExcepted, problemOf } from '../compare/findings.ts';
import { translationsOf } from '../compare/translations.ts';
import type { Check } from './check.ts';

/** A text says the same figures in every language, unless its file says why not. */
export const figures: Check = {
  codes: ['language/other-figures'],
  run: (site) =>
    translationsOf(site).flatMap((translation) =>
      findingsOf(site, translation)
        .filter(
          (finding) =>
            finding.kind === 'otherFigures' && !isExcepted(translation.own.value, finding),
        )
        .map((finding) => problemOf(translation, finding)),
    ),
};
