// Plain JavaScript, as what it is for.
// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isNewlyKnown } from './known-files.mjs';

/** @import { KnownFile } from './known-files.mjs' */

/**
 * What this process knows of a project's files, by the file in which that is kept.
 * @type {Map<string, Record<string, KnownFile>>}
 */
const knownIn = new Map();

/**
 * What is in the files of a project's folders, as one hash each, by path and in its order. Only a
 * file of which the system says something else than last time is read.
 * @param {string} root the project's folder
 * @param {string[]} sources files and folders within it; one that is missing has nothing
 * @returns {[path: string, digest: string][]}
 */
export function identifyCode(root, sources) {
  const file = join(root, 'node_modules/.cache/code.json');
  const known = knownIn.get(file) ?? readKnown(file);
  const paths = sources.flatMap((path) => filesBelow(root, path)).sort();
  const found = identify(
    paths,
    known,
    (path) => statSync(`${root}/${path}`, { throwIfNoEntry: false }),
    (path) => hashOf(readFileSync(`${root}/${path}`)),
  );
  const now = { ...known, ...found };
  if (isNewlyKnown(known, found)) writeKnown(file, now);
  knownIn.set(file, now);
  return Object.entries(found).map(([path, [, digest]]) => [path, digest]);
}

/**
 * Files as one hash, with where they are, what runs them, and whether React may warn.
 * @param {[path: string, digest: string][]} files
 * @param {string} place
 * @returns {string}
 */
export function hashOfFiles(files, place) {
  // Vite does this when it builds; React must render alike where it does not.
  process.env.NODE_ENV ??= 'production';
  const hash = createHash('sha256');
  hash.update(`${process.env.NODE_ENV} ${process.version} ${place}\n`);
  for (const [path, digest] of files) hash.update(`${path} ${digest}\n`);
  return hash.digest('base64url');
}

/**
 * The same of those that are in some files and folders.
 * @param {[path: string, digest: string][]} files
 * @param {string[]} sources
 * @param {string} place
 */
export function hashOfSources(files, sources, place) {
  const isOwn = (/** @type {string} */ path) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`));
  return hashOfFiles(
    files.filter(([path]) => isOwn(path)),
    place,
  );
}

/** @type {(content: string | Uint8Array) => string} */
const hashOf = (content) => createHash('sha256').update(content).digest('base64url');

/** @type {(root: string, path: string) => string[]} */
function filesBelow(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return filesOfFolder(root, path);
}

/** @type {(root: string, path: string) => string[]} */
const filesOfFolder = (root, path) =>
  readdirSync(`${root}/${path}`, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesOfFolder(root, `${path}/${entry.name}`);
    return entry.isFile() ? [`${path}/${entry.name}`] : [];
  });

/**
 * What was written last, unless it is missing or damaged: it begins with its own hash.
 * @type {(file: string) => Record<string, KnownFile>}
 */
function readKnown(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const content = text.slice(end + 1);
    return hashOf(content) === text.slice(0, end) ? JSON.parse(content) : {};
  } catch {
    return {};
  }
}

/**
 * Where nothing may be written the next run reads the files once more.
 * @type {(file: string, known: Record<string, KnownFile>) => void}
 */
function writeKnown(file, known) {
  const content = JSON.stringify(known);
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(temporary, `${hashOf(content)}\n${content}`);
    renameSync(temporary, file);
  } catch {}
}
