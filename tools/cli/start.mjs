// Starts a command of the tool as one program, which is bundled once for the same sources: to read
// one file takes a fraction of what it takes to read and to translate hundreds.
// @ts-check
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import * as compiledCode from '../model/compiled-code.mjs';
import * as programCode from '../model/program-code.mjs';
import * as bundler from '../pipeline/bundle/cached-bundle.mjs';

// V8 optimises what has run a little, on threads beside this one: of a command that takes a second
// that is a third of its processor time, for code that is hardly run again. Here it waits longer.
setFlagsFromString('--interrupt-budget=1000000');

// Where nothing is left to do, the process ends without giving back its memory piece by piece.
process.once('beforeExit', (code) => process.exit(code));

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What starts the program is no part of it: it has seen the code already. By its file's name.
 * @type {ReadonlyMap<string, unknown>}
 */
const given = new Map(
  Object.entries({
    'cached-bundle.mjs': bundler,
    'compiled-code.mjs': compiledCode,
    'program-code.mjs': programCode,
  }),
);

/**
 * The code asks where it is, to find the project's files: it is told where it stands in the tree.
 * @type {import('vite').Plugin}
 */
const keepPlaces = {
  name: 'keep-places',
  enforce: 'pre',
  resolveId: (id) => (given.has(basename(id)) ? { id: basename(id), external: true } : undefined),
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

/** Packages of many small files, to each of which Node takes some time: they become a few. */
const manySmallFiles = [
  /^(micromark|mdast|unist)-/,
  /^(micromark|decode-named-character-reference|character-entities)$/,
  /^(htmlparser2|dom-serializer|domutils|domhandler|domelementtype|entities)$/,
  /^(intl-messageformat|@formatjs\/.*|fastest-levenshtein|jsonc-parser|culori|jsep)$/,
  /^(sitemap|sax)$/,
  /^(@babel\/(code-frame|helper-validator-identifier)|js-tokens|picocolors)$/,
];

/** What is needed where nothing has changed, with all that it imports itself: one file. */
const neededFirst =
  /\/tools\/(cli\/(run-command-line|command)|report\/last-line|pipeline\/(check-again|build))\.ts$/;

/** @type {import('vite').InlineConfig} */
const config = {
  plugins: [keepPlaces],
  build: {
    ssr: join(projectRoot, 'tools/cli/main.ts'),
    minify: false,
    rollupOptions: {
      output: {
        format: 'cjs',
        dynamicImportInCjs: false,
        codeSplitting: { groups: [{ name: 'first', test: neededFirst }] },
      },
    },
  },
  json: { stringify: true },
  ssr: { noExternal: manySmallFiles },
};

const bundle = bundler.programBundle('tool', config, [...sources, ...programCode.bundlerSources]);
const folder = await bundle.catch(readFileByFile);
if (folder) compiledCode.runProgram(join(folder, 'main.cjs'), given);
else await import(new URL('main.ts', import.meta.url).href);

/** Where the bundle cannot be kept, as on a full disk, the program starts slowly, but starts. */
async function readFileByFile() {
  const { register } = await import('tsx/esm/api');
  register();
}
