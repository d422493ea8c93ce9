import { languages } from '../pipeline/checks/languages.ts';
import { messages } from '../pipeline/checks/messages.ts';
import { files } from '../pipeline/checks/files.ts';
import { pageStructure } from '../pipeline/checks/page-structure.ts';
import { sortProblems, warning, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { pointerPart } from '../model/json-pointer.ts';
import {
  codes,
  covers,
  findingsOf,
  isExcepted,
  nearestPlace,
  problemOf,
  type Finding,
} from '../pipeline/compare/findings.ts';
import { isWhole, judge } from './record.ts';
import {
  shownTexts,
  translationsOf,
  type ExceptionKind,
  type ShownPair,
  type Translation,
} from '../pipeline/compare/translations.ts';
import { couldBe, vocabularyOf } from '../pipeline/compare/vocabulary.ts';

/**
 * The rules of the check that are about languages, and that the comparison does not see for itself.
 */
const rules = [files, pageStructure, messages, languages];

/**
 * Everything that is wrong with a site's languages, once: what its check found, and what only this
 * comparison sees.
 */
export function problemsOfLanguages(site: Site, problems: Problem[]): Problem[] {
  const ofLanguages = new Set(rules.flatMap(({ codes: ofRule }) => ofRule));
  return sortProblems([
    ...problems.filter(({ code }) => ofLanguages.has(code)),
    ...languageProblems(site),
  ]);
}

/**
 * What is worth knowing of a site's translations, beyond what its check tells: texts left as they
 * were, outdated ones, other links and pictures.
 */
export function languageProblems(site: Site): Problem[] {
  const translations = translationsOf(site).map((translation) => ({
    translation,
    pairs: shownTexts(site, translation),
    findings: findingsOf(site, translation),
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
    const vocabulary = vocabularies.get(translation.language)!;
    const unexpected = findings.filter(
      (finding) =>
        !isExcepted(translation.own.value, finding) &&
        !(finding.kind === 'identicalText' && couldBe(vocabulary, finding.found)),
    );
    return unexpected.map((finding) => problemOf(translation, finding));
  });
  return [
    ...differing,
    ...translations.flatMap(({ translation, pairs }) => stale(translation, pairs)),
    ...needless(translations),
  ];
}

/**
 * Texts whose source changed since they were translated, and those that were never accepted: told
 * once a file, or once a section.
 */
function stale(translation: Translation, pairs: ShownPair[]): Problem[] {
  const { own, language, groupOf, name, record } = translation;
  const whole = pairs.filter(isWhole);
  if (whole.length === 0) return [];
  if (!record)
    return [
      warning('language/unrecorded', own.at(''), {
        path: name,
        language,
        count: String(whole.length),
      }),
    ];
  const standing = judge(record, pairs);
  const outdated = whole.filter((pair) => standing(pair) !== 'current');
  const isNew = (group: string) =>
    !(group in record) &&
    whole.every((pair) => groupOf(pair.path) !== group || standing(pair) === 'outdated');
  const fresh = [...new Set(outdated.map(({ path }) => groupOf(path)))].filter(isNew);
  return [
    ...fresh.map((group) => {
      const all = outdated.filter(({ path }) => groupOf(path) === group);
      return warning('language/unrecorded', own.at(all[0]!.pointer), {
        path: group,
        language,
        count: String(all.length),
      });
    }),
    ...outdated
      .filter(({ path }) => !fresh.includes(groupOf(path)))
      .map((pair) =>
        warning(
          standing(pair) === 'outdated' ? 'language/outdated' : 'language/misplaced',
          own.at(pair.pointer),
          { path: pair.path, source: pair.source, text: pair.text },
        ),
      ),
  ];
}

/**
 * Exceptions that nothing needs: what they declare does not differ, or is not there. A form's file
 * holds those of all languages.
 */
function needless(translations: { translation: Translation; findings: Finding[] }[]): Problem[] {
  return [...new Set(translations.map(({ translation }) => translation.own))].flatMap((own) => {
    const inFile = translations
      .filter(({ translation }) => translation.own === own)
      .flatMap(({ findings }) => findings);
    return Object.entries(own.value.languageExceptions ?? {}).flatMap(([kind, declared]) =>
      Object.keys(declared).flatMap((path) => {
        if (inFile.some((finding) => finding.kind === kind && covers(path, finding.path)))
          return [];
        return [
          warning(
            'language/needless-exception',
            nearestPlace(own, `/languageExceptions/${kind}/${pointerPart(path)}`),
            { path, kind, code: codes[kind as ExceptionKind] },
          ),
        ];
      }),
    );
  });
}
