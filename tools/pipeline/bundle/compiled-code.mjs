// Plain JavaScript: it starts the tool itself too, before anything could read TypeScript.
// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/**
 * The code that this process has taken, with where V8's form of it is kept.
 * @type {{ file: string, script: Script, isKept: boolean }[]}
 */
const taken = [];

/**
 * A function of some code. What V8 has compiled of it is kept beside its file, and taken from there
 * by the next process; V8 itself refuses what another version, or one of other options, has made.
 * @param {string} path the file that the code is in, for ever the same: its name says of what
 * @param {string} code
 * @param {string[]} parameters
 * @returns {Function}
 */
export function functionOf(path, code, parameters) {
  const file = `${path}.v8`;
  const cachedData = readKept(file);
  // On the same line: so the lines of errors are the file's.
  const source = `(function(${parameters}){${code}\n})`;
  const script = new Script(source, { filename: path, cachedData });
  if (taken.length === 0) process.once('exit', keepCompiled);
  taken.push({ file, script, isKept: script.cachedDataRejected === false });
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
    const run = functionOf(path, readFileSync(path, 'utf8'), ['exports', 'require', 'module']);
    run(module.exports, require, module);
    return module.exports;
  };
  return load(main);
}

/**
 * When the process ends V8 has compiled what a run needs. Where some of the code was not kept, as in
 * the first run that needs it, all of it is: of what was kept more may be compiled now.
 */
function keepCompiled() {
  if (taken.every(({ isKept }) => isKept)) return;
  for (const { file, script } of taken) {
    const compiled = script.createCachedData();
    const temporary = `${file}.${randomUUID()}.tmp`;
    try {
      writeFileSync(temporary, Buffer.concat([digestOf(compiled), compiled]));
      renameSync(temporary, file);
    } catch {
      // Where nothing may be written V8 compiles it once more.
      rmSync(temporary, { force: true });
      return;
    }
  }
}

/** @type {(content: Uint8Array) => Buffer} */
const digestOf = (content) => createHash('sha256').update(content).digest();

/**
 * What was kept, unless it is missing or damaged: it begins with its own hash.
 * @type {(file: string) => Buffer | undefined}
 */
function readKept(file) {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(32);
    return digestOf(content).equals(bytes.subarray(0, 32)) ? content : undefined;
  } catch {
    return undefined;
  }
}
