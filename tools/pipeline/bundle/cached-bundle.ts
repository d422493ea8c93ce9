import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { projectRoot } from '../../model/schemas.ts';

/** Below `node_modules`, which every checkout has for itself and no commit holds. */
const cacheFolder = join(projectRoot, 'node_modules/.cache/bundles');

/** A bundle that nobody has used for so long is deleted, and so is what a killed build left. */
const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** All that a bundle can be made of, and what makes it. */
const sources = [
  'src',
  'server',
  'schemas',
  'tools/messages',
  'tools/model',
  'tools/pipeline/bundle',
  'vite.config.ts',
  'package-lock.json',
];

/** The bundles that this process has begun to make, or has found, by name and hash. */
const inThisProcess = new Map<string, Promise<string>>();

/**
 * Bundles with Vite, or takes the bundle that was made of the same sources before.
 * @param name what the bundle is, as part of a folder's name
 * @param config what the bundle needs beyond `vite.config.ts`; its `build.outDir` is set here
 * @returns the folder with the bundle, complete; nobody may write in it
 * @throws what Vite throws, and the system's error where the folder cannot be written
 */
export async function cachedBundle(name: string, config: InlineConfig): Promise<string> {
  // Vite does this when it builds; React must render alike where it does not.
  process.env.NODE_ENV ??= 'production';
  const key = `${name}-${await hashOf(config)}`;
  const bundle = inThisProcess.get(key) ?? findOrBuild(key, config);
  inThisProcess.set(key, bundle);
  bundle.catch(() => inThisProcess.delete(key));
  return bundle;
}

async function findOrBuild(key: string, config: InlineConfig): Promise<string> {
  const folder = join(cacheFolder, key);
  const now = new Date();
  const found = await utimes(folder, now, now).then(
    () => true,
    () => false,
  );
  if (found) return folder;
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

/** What decides about a bundle, as one hash: sources, configuration, and whether React may warn. */
async function hashOf(config: InlineConfig): Promise<string> {
  const asText = (_key: string, value: unknown) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value;
  // Bundles that are asked for together are made of the same sources, which are read once.
  hashInProgress ??= hashSources().finally(() => (hashInProgress = undefined));
  return createHash('sha256')
    .update(`${process.env.NODE_ENV}\n${JSON.stringify(config, asText)}\n`)
    .update(await hashInProgress)
    .digest('base64url')
    .slice(0, 16);
}

let hashInProgress: Promise<string> | undefined;

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const paths = (await Promise.all(sources.map(filesBelow))).flat().sort();
  const contents = await Promise.all(paths.map((path) => readFile(join(projectRoot, path))));
  for (const [index, content] of contents.entries())
    hash.update(`${paths[index]} ${content.length}\n`).update(content);
  return hash.digest('base64url');
}

/** The files of a folder in the project, or the file itself. */
async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(join(projectRoot, path)).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = await readdir(join(projectRoot, path));
  return (await Promise.all(names.map((name) => filesBelow(`${path}/${name}`)))).flat();
}

async function deleteUnused(): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    const used = await stat(path).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > keptForMs)
      await rm(path, { recursive: true, force: true });
  }
}
