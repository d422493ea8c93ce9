// Starts a command of the tool as one program, which is bundled once for the same sources: to read
// one file takes a fraction of what it takes to read and to translate hundreds.
// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cachedBundle } from '../pipeline/bundle/cached-bundle.mjs';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The code asks where it is, to find the project's files: it is told where it stands in the tree.
 * @type {import('vite').Plugin}
 */
const keepPlaces = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(projectRoot) || !code.includes('import.meta.')) return undefined;
    const url = pathToFileURL(id);
    const place = fileURLToPath(new URL('.', url)).slice(0, -1);
    return code
      .replaceAll('import.meta.url', JSON.stringify(url.href))
      .replaceAll('import.meta.dirname', JSON.stringify(place));
  },
};

/** What the program is made of; of what is generated it uses only the types. */
const sources = ['tools', 'server', 'src'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name !== 'generated')
    .map((name) => `${folder}/${name}`),
);

const folder = await cachedBundle(
  'tool',
  {
    plugins: [keepPlaces],
    build: { ssr: join(projectRoot, 'tools/cli/main.ts'), minify: false },
  },
  [...sources, 'vite.config.ts', 'package-lock.json'],
);
await import(pathToFileURL(join(folder, 'main.js')).href);
