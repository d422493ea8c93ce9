import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, Rolldown } from 'vite';
import type * as ServerEntry from '../../../src/entry-server.tsx';
import type { Assets } from '../../../src/entry-server.tsx';
import { projectRoot } from '../../model/schemas.ts';
import { hashedAddress } from '../resolve/hashed-address.ts';
import { cachedBundle, siteSources } from './cached-bundle.mjs';

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

const carousel = /src\/ui\/carousel\.tsx$/;

/** What every page's app is made of. */
const appModules = [
  /node_modules\/(?!embla|libphonenumber)/,
  /src\/(page|theme|state|lib|app|entry)/,
  /rolldown\/runtime/,
];

/**
 * What every page's app needs is one file, and what carousels need another, with the blocks that
 * have one: each request saved, and compressed together. Phone numbers come alone, with the first
 * that is typed.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'app',
    test: (id) => appModules.some((modules) => modules.test(id)),
    priority: 2,
  },
  {
    name: (id, context) =>
      /node_modules\/embla|src\/ui\/carousel/.test(id) ||
      context.getModuleInfo(id)?.importedIds.some((imported) => carousel.test(imported))
        ? 'carousels'
        : null,
    priority: 1,
  },
];

const manifestFile = 'manifest.json';
const clientEntry = 'src/entry-client.tsx';

/** What sites have beyond what all of them have. */
type ClientOptions = {
  /** What links carry on by the boot script, where there is no server that does it. */
  originParameters?: readonly string[];
  /** The file with what to ask before visits are measured, where they are. */
  consent?: { address: string; content: string };
};

/** Builds what the browser gets beside the pages: scripts and fonts. */
export async function buildClient({ originParameters, consent }: ClientOptions = {}): Promise<{
  assets: Assets;
  files: Map<string, string | Uint8Array>;
}> {
  const [folder, boot, consentScript] = await Promise.all([
    buildClientScripts(),
    buildBootScript(originParameters),
    consent && buildScript('consent', {}),
  ]);
  const files = new Map<string, string | Uint8Array>();
  const manifest = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest;
  const addressOf = (name: string) => `/${manifest[name]?.file}`;
  for (const name of Object.keys(manifest))
    files.set(addressOf(name), await readFile(join(folder, addressOf(name)), 'utf8'));
  const script = hashedAddress('/consent.js', Buffer.from(consentScript ?? ''));
  if (consent && consentScript !== undefined)
    files.set(consent.address, consent.content).set(script, consentScript);
  const fonts = { heading: '', body: '' };
  for (const [use, path] of fontPaths()) {
    const content = await readFile(path);
    fonts[use] = hashedAddress(path, content);
    files.set(fonts[use], content);
  }
  return {
    assets: {
      fonts,
      boot,
      entry: addressOf(clientEntry),
      modules: manifest[clientEntry]?.imports?.map(addressOf) ?? [],
      ...(consent && { consent: { script, settings: consent.address } }),
    },
    files,
  };
}

/** @returns the folder with the scripts and their manifest */
const buildClientScripts = (): Promise<string> =>
  cachedBundle('client', {
    build: {
      manifest: manifestFile,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(projectRoot, clientEntry),
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  });

/**
 * The boot script as code to stand in the page.
 * @param originParameters what it has links carry on; without them it has no code for that
 */
export const buildBootScript = (originParameters: readonly string[] = []): Promise<string> =>
  buildScript('boot', {
    ORIGIN_PARAMETERS: originParameters.length > 0 ? JSON.stringify(originParameters) : 'null',
  });

/** A script of its own, `src/entry-<name>.ts`, as one file's code. */
async function buildScript(name: string, define: Record<string, string>): Promise<string> {
  const folder = await cachedBundle(name, {
    define,
    build: {
      lib: {
        entry: join(projectRoot, `src/entry-${name}.ts`),
        formats: ['iife'],
        name,
        fileName: () => `${name}.js`,
      },
      minify: true,
    },
  });
  return (await readFile(join(folder, `${name}.js`), 'utf8')).trim();
}

/** Has the styles of elements handled by `src/theme/server-jsx.ts`. */
const ownJsx: Plugin = {
  name: 'own-jsx',
  enforce: 'pre',
  resolveId: (id) =>
    id === '@emotion/react/jsx-runtime' ? join(projectRoot, 'src/theme/server-jsx.ts') : undefined,
};

/** What renders pages, and the file of a thread that does nothing else. */
export type ServerBundle = { entry: typeof ServerEntry; workerFile: string };

const workerSource = 'tools/pipeline/page-worker.ts';
const rendererSources = [
  ...siteSources,
  workerSource,
  'tools/pipeline/page-work.ts',
  'tools/pipeline/verify/read-html.ts',
];

/** Builds the server entry and imports it. */
export async function buildServerEntry(): Promise<ServerBundle> {
  const folder = await cachedBundle(
    'server-entry',
    {
      plugins: [ownJsx],
      // Emotion names classes as it does in the browser: the site's own configuration says how.
      ssr: { noExternal: [/^@emotion\//] },
      build: {
        ssr: true,
        minify: false,
        rolldownOptions: {
          input: ['src/entry-server.tsx', workerSource].map((file) => join(projectRoot, file)),
          preserveEntrySignatures: 'exports-only',
          output: { entryFileNames: '[name].js' },
        },
      },
    },
    rendererSources,
  );
  const entry: typeof ServerEntry = await import(
    pathToFileURL(join(folder, 'entry-server.js')).href
  );
  return { entry, workerFile: join(folder, 'page-worker.js') };
}
