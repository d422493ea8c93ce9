// Plain JavaScript: it bundles the tool itself too, before anything could read TypeScript.
// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundlerSources,
  codeHash,
  codeHashOfProgram,
  identifyProgram,
  projectRoot,
} from '../../model/program-code.mjs';

/** Below `node_modules`, which every checkout has for itself and no commit holds. */
const cacheFolder = join(projectRoot, 'node_modules/.cache/bundles');

/** A bundle that nobody has used for so long is deleted, and so is what a killed build left. */
const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** All that the site's bundles can be made of, and what makes them. */
export const siteSources = [
  'src',
  'server',
  'schemas',
  'tools/messages',
  'tools/model',
  'tools/pipeline/bundle',
  ...bundlerSources,
];

/**
 * The bundles that this process has begun to make, or has found, by name and hash.
 * @type {Map<string, Promise<string>>}
 */
const inThisProcess = new Map();

/**
 * Bundles with Vite, or takes the bundle that was made of the same sources before.
 * @param {string} name what the bundle is, as part of a folder's name
 * @param {import('vite').InlineConfig} config what the bundle needs beyond `vite.config.ts`; its
 *   `build.outDir` is set here
 * @param {string[]} sources the files and folders, within the project, that it can be made of
 * @returns {Promise<string>} the folder with the bundle, complete; nobody may write in it
 * @throws what Vite throws, and the system's error where the folder cannot be written
 */
export async function cachedBundle(name, config, sources = siteSources) {
  const found = await findBundle(name, config, sources);
  return found ?? bundleOf(name, config, codeHash(sources));
}

/**
 * The bundle that was made of the code which this process runs, where there is one: most bundles
 * are there, and the code is not looked at again for them.
 * @param {string} name
 * @param {import('vite').InlineConfig} config
 * @param {string[]} sources
 * @returns {Promise<string | undefined>}
 */
export async function findBundle(name, config, sources = siteSources) {
  const code = codeHashOfProgram(sources);
  return code && findFolder(keyOf(name, config, code));
}

/**
 * Bundles the program that this process goes on with, or takes what was made of the same.
 * @param {string} name
 * @param {import('vite').InlineConfig} config
 * @param {string[]} sources
 */
export function programBundle(name, config, sources) {
  return bundleOf(name, config, identifyProgram(sources));
}

/** @type {(name: string, config: import('vite').InlineConfig, code: string) => Promise<string>} */
async function bundleOf(name, config, code) {
  const key = keyOf(name, config, code);
  const bundle = inThisProcess.get(key) ?? findOrBuild(key, config);
  inThisProcess.set(key, bundle);
  bundle.catch(() => inThisProcess.delete(key));
  return bundle;
}

/** @type {(name: string, config: import('vite').InlineConfig, code: string) => string} */
const keyOf = (name, config, code) => `${name}-${hashOf(config, code)}`;

/** @type {(key: string) => Promise<string | undefined>} */
async function findFolder(key) {
  const folder = join(cacheFolder, key);
  const now = new Date();
  const found = await utimes(folder, now, now).then(
    () => true,
    () => existsSync(folder),
  );
  return found ? folder : undefined;
}

/** @type {(key: string, config: import('vite').InlineConfig) => Promise<string>} */
async function findOrBuild(key, config) {
  const found = await findFolder(key);
  if (found) return found;
  const folder = join(cacheFolder, key);
  // Another build may be at the same: each writes where nobody looks, and the first to end wins.
  const outDir = join(cacheFolder, `.${key}.${randomUUID()}`);
  await mkdir(cacheFolder, { recursive: true });
  try {
    // Loaded here, because it is large and most builds need it for nothing.
    const { build } = await import('vite');
    await build({ ...config, root: projectRoot, build: { ...config.build, outDir } });
    await rename(outDir, folder);
  } catch (cause) {
    await rm(outDir, { recursive: true, force: true });
    if (!existsSync(folder)) throw cause;
  }
  await deleteUnused();
  return folder;
}

/**
 * What decides about a bundle, as one hash.
 * @type {(config: import('vite').InlineConfig, code: string) => string}
 */
function hashOf(config, code) {
  /** @type {(key: string, value: unknown) => unknown} */
  const asText = (_key, value) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value;
  return createHash('sha256')
    .update(`${code}\n${JSON.stringify(config, asText)}\n`)
    .digest('base64url')
    .slice(0, 16);
}

async function deleteUnused() {
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    const used = await stat(path).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > keptForMs)
      await rm(path, { recursive: true, force: true });
  }
}
