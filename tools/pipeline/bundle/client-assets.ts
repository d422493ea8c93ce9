import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type * as ServerEntry from '../../../src/entry-server.tsx';
import type { Assets } from '../../../src/entry-server.tsx';
import { hashedAddress } from '../resolve/hashed-address.ts';
import { projectRoot } from '../../model/schemas.ts';

type BundleOutput = Rolldown.RolldownOutput['output'];

/**
 * What every face of the pipeline gives Vite: where the sources are, and messages without their
 * parser.
 */
export const viteBase: InlineConfig = {
  root: projectRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
};

const fontFiles = {
  heading:
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  body: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** Where the fonts are on disk. */
export const fontPaths = () =>
  Object.entries(fontFiles).map(
    ([use, file]) =>
      [use as keyof typeof fontFiles, createRequire(import.meta.url).resolve(file)] as const,
  );

/**
 * What every page's app needs is one file, and what carousels need another: each request saved, and
 * compressed together. Phone numbers come alone, with the first that is typed.
 */
const chunkGroups = [
  {
    name: 'app',
    test: /node_modules\/(?!embla|libphonenumber)|src\/(page|theme|state|lib|app|entry)|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: 'carousels',
    test: /node_modules\/embla|src\/ui\/carousel|src\/blocks\/(carousel|logos)/,
    priority: 1,
  },
];

/**
 * Emotion imports this for a function that nobody here calls; without it the app is a kilobyte
 * smaller.
 */
const withoutHoisting: Plugin = {
  name: 'without-hoist-non-react-statics',
  enforce: 'pre',
  resolveId: (id) => (id === 'hoist-non-react-statics' ? '\0no-hoisting' : undefined),
  load: (id) => (id === '\0no-hoisting' ? 'export default (component) => component' : undefined),
};

/** Builds what the browser gets beside the pages: scripts and fonts. */
export async function buildClient(): Promise<{
  assets: Assets;
  files: Map<string, string | Uint8Array>;
}> {
  const files = new Map<string, string | Uint8Array>();
  const client = await bundle({
    plugins: [withoutHoisting],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(projectRoot, 'src/entry-client.tsx'),
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  });
  const chunks = client.filter((each) => each.type === 'chunk');
  for (const { fileName, code } of chunks) files.set(`/${fileName}`, code);
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const fonts = { heading: '', body: '' };
  for (const [use, path] of fontPaths()) {
    const content = await readFile(path);
    fonts[use] = hashedAddress(path, content);
    files.set(fonts[use], content);
  }
  return {
    assets: {
      fonts,
      boot: await buildBootScript(),
      entry: `/${entry.fileName}`,
      modules: entry.imports.map((name) => `/${name}`),
    },
    files,
  };
}

/** The boot script as code to stand in the page. */
export async function buildBootScript(): Promise<string> {
  const output = await bundle({
    build: {
      write: false,
      lib: {
        entry: join(projectRoot, 'src/entry-boot.ts'),
        formats: ['iife'],
        name: 'boot',
        fileName: 'boot',
      },
      minify: true,
    },
  });
  return (output[0] as Rolldown.OutputChunk).code.trim();
}

/**
 * Builds the server entry and imports it. Its files, of which blocks are loaded later, go when the
 * process ends.
 */
export async function buildServerEntry(): Promise<typeof ServerEntry> {
  const outDir = join(projectRoot, 'node_modules/.cache/server-entry', String(process.pid));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    ...viteBase,
    build: {
      ssr: join(projectRoot, 'src/entry-server.tsx'),
      outDir,
      emptyOutDir: true,
      minify: false,
    },
  });
  return (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as typeof ServerEntry;
}

async function bundle(config: InlineConfig): Promise<BundleOutput> {
  const result = (await build({ ...viteBase, ...config })) as
    | Rolldown.RolldownOutput
    | Rolldown.RolldownOutput[];
  return (Array.isArray(result) ? result[0]! : result).output;
}
