// Plain JavaScript, as what bundles the tool itself, and what it is for.
// @ts-check
import { fileURLToPath } from 'node:url';
import { hashOfFiles, hashOfSources, identifyCode } from './known-code.mjs';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** What every bundle is made by: settings, the packages that are wanted, and those installed. */
export const bundlerSources = [
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

/** The whole code: of the pages, of the tool, and of the server. */
export const codeOfAll = [
  'src',
  'server',
  'schemas',
  'tools',
  'docs/json-format.md',
  ...bundlerSources,
];

/**
 * The code as it was before a program was taken from it, until the program asks.
 * @type {[path: string, digest: string][] | undefined}
 */
let filesAtStart;

/**
 * The same for as long as the program runs: a bundle that was made of it is right for the program.
 * @type {typeof filesAtStart}
 */
let codeOfProgram;

/**
 * Looks at the code, with a program of which this process goes on.
 * @param {string[]} sources the files and folders that the program is made of
 * @returns {string} what `codeHash` is of them
 */
export function identifyProgram(sources) {
  filesAtStart = identifyCode(projectRoot, codeOfAll);
  codeOfProgram = filesAtStart;
  return hashOfSources(filesAtStart, sources, projectRoot);
}

/**
 * The code that this process runs, as one hash that is the same wherever it is, where it was
 * bundled and nothing of it was generated anew.
 * @returns {string | undefined}
 */
export const hashOfProgram = () => codeOfProgram && hashOfFiles(codeOfProgram, '');

/**
 * What `codeHash` was of the code that this process runs, under the same conditions.
 * @param {string[]} sources
 * @returns {string | undefined}
 */
export const codeHashOfProgram = (sources) =>
  codeOfProgram && hashOfSources(codeOfProgram, sources, projectRoot);

/** Has bundles be looked for by the code as it is now: what is generated of it was written anew. */
export function forgetCodeOfProgram() {
  codeOfProgram = undefined;
}

/**
 * The hashes that were asked for just now: bundles that are made together are made of the same.
 * @type {Map<string, string>}
 */
const hashedNow = new Map();

/**
 * What decides about what code does, as one hash: the code, where it is, what runs it, and whether
 * React may warn.
 * @param {string[]} sources the files and folders, within the project, that it is made of
 * @param {string} place where it is; of the same code at two places that is to have one hash, ''
 * @returns {string}
 */
export function codeHash(sources, place = projectRoot) {
  const key = [place, ...sources].join('\n');
  const digest = hashedNow.get(key) ?? hashOfFiles(identifyCode(projectRoot, sources), place);
  hashedNow.set(key, digest);
  setImmediate(() => hashedNow.delete(key));
  return digest;
}

/**
 * The same hash of the code that this process runs: where it was looked at before the program was
 * loaded, as it was then. Whoever asks once more is told what it is now.
 * @param {string[]} sources
 */
export function codeHashAtStart(sources) {
  const files = filesAtStart;
  filesAtStart = undefined;
  return files ? hashOfSources(files, sources, projectRoot) : codeHash(sources);
}
