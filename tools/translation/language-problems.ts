import { escapePointerPart } from '../model/json-pointer.ts';
import { type Problem, sortProblems, warning } from '../model/problem.ts';
import { problemCodesOf } from '../model/problem-texts.ts';
import type { Site } from '../model/site.ts';
import {
  closestExistingLocation,
  covers,
  findingToProblem,
  isExcepted,
  type TranslationFinding,
  translationFindings,
} from '../pipeline/compare/translation-findings.ts';
import { classifyTranslations, isTranslated } from '../pipeline/compare/translation-record.ts';
import {
  type ResolvedTextPair,
  resolvedTexts,
  type Translation,
  translationsOf,
} from '../pipeline/compare/translations.ts';
import { isWithinVocabulary, vocabularyOf } from '../pipeline/compare/vocabulary.ts';

/**
 * The checks that are about languages, and whose problems the comparison does not find itself.
 */
const languageChecks = ['required-files', 'page-structure', 'messages', 'text-languages'];

/**
 * All problems of a site's languages: those of its check that are about languages, and those that
 * only this comparison finds.
 * @param problems those of the check
 */
export function allLanguageProblems(site: Site, problems: Problem[]): Problem[] {
  const ofLanguages = new Set(
    languageChecks.flatMap((name) => problemCodesOf(`pipeline/checks/${name}`)),
  );
  return sortProblems([
    ...problems.filter(({ code }) => ofLanguages.has(code)),
    ...translationProblems(site),
  ]);
}

/**
 * What only the comparison finds in a site's translations: texts left as they were, outdated ones,
 * other links and pictures.
 */
function translationProblems(site: Site): Problem[] {
  const translations = translationsOf(site).map((translation) => ({
    translation,
    pairs: resolvedTexts(site, translation),
    findings: translationFindings(site, translation),
  }));
  const codesOfLanguages = [
    ...new Set(translations.map(({ translation }) => translation.language)),
  ];
  const vocabularies = new Map(
    codesOfLanguages.map((language) => [
      language,
      vocabularyOf(
        translations.flatMap(({ translation, pairs }) =>
          translation.language === language ? pairs : [],
        ),
      ),
    ]),
  );
  const differing = translations.flatMap(({ translation, findings }) => {
    const vocabulary = vocabularies.get(translation.language) ?? new Set<string>();
    const unexpected = findings.filter(
      (finding) =>
        !isExcepted(translation.target.value, finding) &&
        !(finding.kind === 'identicalText' && isWithinVocabulary(vocabulary, finding.found)),
    );
    return unexpected.map((finding) => findingToProblem(translation, finding));
  });
  return [
    ...differing,
    ...translations.flatMap(({ translation, pairs }) => staleTextProblems(translation, pairs)),
    ...needlessExceptionProblems(translations),
  ];
}

/**
 * Texts whose source changed since they were translated, and those that were never accepted: one
 * problem a file, or a section, where all of it was never accepted.
 */
function staleTextProblems(translation: Translation, pairs: ResolvedTextPair[]): Problem[] {
  const { target: own, language, groupOf, name, record } = translation;
  const whole = pairs.filter(isTranslated);
  if (whole.length === 0) return [];
  if (!record)
    return [
      warning('language/unrecorded', own.at(''), {
        path: name,
        language,
        count: String(whole.length),
      }),
    ];
  const statusOf = classifyTranslations(record, pairs);
  const unlike = whole.filter((pair) => statusOf(pair) !== 'current');
  const isNew = (group: string) =>
    !(group in record) &&
    whole.every(
      (pair) => groupOf(pair.path) !== group || ['outdated', 'new'].includes(statusOf(pair)),
    );
  const fresh = [...new Set(unlike.map(({ path }) => groupOf(path)))].filter(isNew);
  return [
    ...fresh.map((group) => {
      const all = unlike.filter(({ path }) => groupOf(path) === group);
      return warning('language/unrecorded', own.at(all[0]?.pointer ?? ''), {
        path: group,
        language,
        count: String(all.length),
      });
    }),
    ...unlike
      .filter((pair) => statusOf(pair) !== 'new' && !fresh.includes(groupOf(pair.path)))
      .map((pair) =>
        warning(
          statusOf(pair) === 'outdated' ? 'language/outdated' : 'language/misplaced',
          own.at(pair.pointer),
          { path: pair.path, source: pair.source, text: pair.text },
        ),
      ),
  ];
}

/**
 * Exceptions that are not needed: what they declare does not differ, or is not there. A form's file
 * holds those of all languages.
 */
function needlessExceptionProblems(
  translations: { translation: Translation; findings: TranslationFinding[] }[],
): Problem[] {
  return [...new Set(translations.map(({ translation }) => translation.target))].flatMap((own) => {
    const inFile = translations
      .filter(({ translation }) => translation.target === own)
      .flatMap(({ findings }) => findings);
    return Object.entries(own.value.languageExceptions ?? {}).flatMap(([kind, declared]) =>
      Object.keys(declared).flatMap((path) => {
        if (inFile.some((finding) => finding.kind === kind && covers(path, finding.path)))
          return [];
        return [
          warning(
            'language/needless-exception',
            closestExistingLocation(own, `/languageExceptions/${kind}/${escapePointerPart(path)}`),
            { path, kind },
          ),
        ];
      }),
    );
  });
}
