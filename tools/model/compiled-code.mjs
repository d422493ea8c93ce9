// Plain JavaScript: it starts the tool itself too, before anything could read TypeScript.
// @ts-check
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/**
 * The code that this process has taken, with where V8's form of it is kept.
 * @type {{ file: string, source: string, script: Script, isKept: boolean }[]}
 */
const taken = [];

/** What the name of a file ends with that has V8's form of another one: for this machine alone. */
export const compiledEnding = '.compiled';

/**
 * A function of some code. The code and what V8 has compiled of it are kept beside its file, and
 * taken from there by the next process; V8 itself refuses what another version, or one of other
 * options, has made.
 * @param {string} path the file that the code is in, for ever the same: its name says of what
 * @param {() => string} readCode asked where nothing is kept
 * @param {string[]} parameters
 * @returns {Function}
 */
export function functionOf(path, readCode, parameters) {
  const file = `${path}${compiledEnding}`;
  const kept = readKept(file);
  // On the same line: so the lines of errors are the file's.
  const source = kept?.source ?? inSingleBytes(`(function(${parameters}){${readCode()}\n})`);
  const script = new Script(source, { filename: path, cachedData: kept?.compiled });
  if (taken.length === 0) process.once('exit', keepCompiled);
  taken.push({ file, source, script, isKept: script.cachedDataRejected === false });
  return script.runInThisContext();
}

/**
 * Runs a program that is bundled as CommonJS, its dynamic imports too.
 * @param {string} main its file
 * @param {ReadonlyMap<string, unknown>} [given] modules that it shares with who calls this
 * @returns {unknown} what it exports
 */
export function runProgram(main, given) {
  /** @type {Map<string, { exports: unknown }>} */
  const modules = new Map();
  /** @type {(path: string) => unknown} */
  const load = (path) => {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const ofPackages = createRequire(path);
    /** @type {(id: string) => unknown} */
    const require = (id) => {
      if (id.startsWith('.')) return load(join(dirname(path), id));
      return given?.get(id) ?? ofPackages(id.startsWith('file:') ? fileURLToPath(id) : id);
    };
    const read = () => readFileSync(path, 'utf8');
    const run = functionOf(path, read, ['exports', 'require', 'module']);
    run(module.exports, require, module);
    return module.exports;
  };
  return load(main);
}

/**
 * When the process ends V8 has compiled what a run needs. Where some of the code was not kept, as
 * in the first run that needs it, all of it is: of what was kept more may be compiled now.
 */
function keepCompiled() {
  if (taken.every(({ isKept }) => isKept)) return;
  for (const { file, source, script } of taken) {
    const compiled = script.createCachedData();
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      writeFileSync(temporary, asKept(source, compiled));
      renameSync(temporary, file);
    } catch {
      // Where nothing may be written V8 compiles it once more.
      rmSync(temporary, { force: true });
      return;
    }
  }
}

const beyondLatin = /[^\0-\xff]/g;

/** Where an escape would say something else: `String.raw` gives it as it is, or it is escaped. */
const notToEscape = /String\.raw`[^`]*[^\0-\xff`]|\\[^\0-\xff]/;

/**
 * Code with all letters beyond Latin-1 escaped, where it may be: V8 takes two bytes for each letter
 * of a text that has one of them.
 * @type {(code: string) => string}
 */
const inSingleBytes = (code) =>
  notToEscape.test(code)
    ? code
    : code.replace(beyondLatin, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Where V8's form begins, which must be a multiple of eight: else V8 makes a copy of it. */
const headLength = 16;

/**
 * The CRC-32 of what follows, a fraction of another hash's time; the length of V8's form; whether
 * the code has letters of two bytes; four bytes more; V8's form; the code.
 * @type {(source: string, compiled: Uint8Array) => Uint8Array}
 */
function asKept(source, compiled) {
  const isWide = source.search(beyondLatin) >= 0;
  const code = Buffer.from(source, isWide ? 'utf16le' : 'latin1');
  const whole = Buffer.concat([Buffer.alloc(headLength), compiled, code]);
  whole.writeUInt32LE(compiled.length, 4);
  whole.writeUInt32LE(Number(isWide), 8);
  whole.writeUInt32LE(crc32(whole.subarray(4)));
  return whole;
}

/**
 * What was kept, unless it is missing or damaged.
 * @type {(file: string) => { source: string, compiled: Buffer } | undefined}
 */
function readKept(file) {
  try {
    const bytes = readFileSync(file);
    if (crc32(bytes.subarray(4)) !== bytes.readUInt32LE()) return undefined;
    const end = headLength + bytes.readUInt32LE(4);
    const source = bytes.toString(bytes.readUInt32LE(8) ? 'utf16le' : 'latin1', end);
    return { source, compiled: bytes.subarray(headLength, end) };
  } catch {
    return undefined;
  }
}
