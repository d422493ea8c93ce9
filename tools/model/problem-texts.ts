import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProblemCode } from '../generated/problem-params.ts';
import { defaultLanguage, type ToolLanguage } from '../messages/language.ts';
import { projectRoot } from './schemas.ts';

/**
 * What is said of a problem: what is wrong, what to do, what where a word was misspelt, and what
 * where there is nothing to choose from.
 */
export type ProblemText = {
  message: string;
  hint: string;
  hintNearest?: string;
  hintNone?: string;
};

/** Who finds a problem has its texts in a texts.json, and its examples beside that. */
type TextsFile = Record<ToolLanguage, Record<string, ProblemText>>;

type OwnedText = { folder: string; texts: Map<ToolLanguage, ProblemText> };

/** Where problems are found. */
const roots = ['tools/pipeline', 'tools/translation', 'tools/graph'];

let owned: Map<string, OwnedText> | undefined;

/** The texts of every code, sorted by code, with the folder that has them; read once. */
const ownedTexts = (): Map<string, OwnedText> =>
  (owned ??= new Map(
    roots
      .flatMap(filesNamedTexts)
      .flatMap((file) => Object.entries(textsIn(file)))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ));

const filesNamedTexts = (root: string): string[] =>
  readdirSync(join(projectRoot, root), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'texts.json')
    .map(({ parentPath }) => join(parentPath, 'texts.json'));

function textsIn(file: string): Record<string, OwnedText> {
  const byLanguage = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as TextsFile);
  const codes = new Set(byLanguage.flatMap(([, texts]) => Object.keys(texts)));
  const textsOf = (code: string) =>
    byLanguage.map(([language, texts]) => {
      const text = texts[code];
      if (!text) throw new Error(`${file}: "${code}" has no text in ${language}.`);
      return [language, text] as const;
    });
  const folder = dirname(file);
  return Object.fromEntries(
    [...codes].map((code) => [code, { folder, texts: new Map(textsOf(code)) }]),
  );
}

function ownedText(code: string): OwnedText {
  const found = ownedTexts().get(code);
  if (!found) throw new Error(`The problem "${code}" has no texts: no texts.json names it.`);
  return found;
}

/** Every code that has texts, sorted. */
export const problemCodes = (): ProblemCode[] => [...ownedTexts().keys()] as ProblemCode[];

/** The codes of the problems that a folder of tools finds, as `pipeline/checks/menus`. */
export const problemCodesOf = (folder: string): ProblemCode[] =>
  problemCodes().filter((code) => ownedText(code).folder === join(projectRoot, 'tools', folder));

/**
 * What a code's problems say; in the default language where there is no text in another.
 * @throws where the code has no texts
 */
export function problemText(code: string, language: ToolLanguage): ProblemText {
  const { texts } = ownedText(code);
  const text = texts.get(language) ?? texts.get(defaultLanguage);
  if (!text) throw new Error(`The problem "${code}" has no text in ${defaultLanguage}.`);
  return text;
}

/** The file with a code's example, which may be missing. @throws where the code has no texts */
export const problemExampleFile = (code: string): string =>
  join(ownedText(code).folder, 'examples', `${code}.json`);
