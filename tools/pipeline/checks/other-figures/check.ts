import {
  findingToProblem,
  isExcepted,
  translationFindings,
} from '../../compare/translation-findings.ts';
import { translationsOf } from '../../compare/translations.ts';
import type { Check } from '../check.ts';

/** A text says the same figures in every language, unless its file says why not. */
export const check: Check = (site) =>
  translationsOf(site).flatMap((translation) =>
    translationFindings(site, translation)
      .filter(
        (finding) =>
          finding.kind === 'otherFigures' && !isExcepted(translation.target.value, finding),
      )
      .map((finding) => findingToProblem(translation, finding)),
  );
