import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type * as ServerEntry from '../../../src/entry-server.tsx';
import type { Assets } from '../../../src/entry-server.tsx';
import { runProgram } from '../../model/compiled-code.mjs';
import { licensesFile } from '../../model/output-files.ts';
import { projectRoot } from '../../model/schemas.ts';
import { hashedAddress } from '../resolve/hashed-address.ts';
import { cachedBundle, findBundle, siteSources } from './cached-bundle.mjs';
import { chunkGroups } from './chunk-groups.ts';
import { licensesBanner, licensesOf, licensesOption } from './licenses.ts';

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
    buildScript('boot', bootValues(originParameters)),
    consent && buildScript('consent', {}),
  ]);
  const files = new Map<string, string | Uint8Array>();
  const manifest = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as Manifest;
  const addressOf = (name: string) => `/${manifest[name]?.file}`;
  for (const name of Object.keys(manifest))
    files.set(addressOf(name), readFileSync(join(folder, addressOf(name))));
  const script = hashedAddress('/consent.js', Buffer.from(consentScript?.code ?? ''));
  if (consent && consentScript)
    files.set(consent.address, consent.content).set(script, consentScript.code);
  const fonts = { heading: '', body: '' };
  for (const [use, path] of fontPaths()) {
    const content = readFileSync(path);
    fonts[use] = hashedAddress(path, content);
    files.set(fonts[use], content);
  }
  const bundles = [folder, boot.folder, ...(consentScript ? [consentScript.folder] : [])];
  files.set(licensesFile, licensesOf(bundles));
  return {
    assets: {
      fonts,
      boot: boot.code,
      entry: addressOf(clientEntry),
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
      license: licensesOption,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(projectRoot, clientEntry),
        // The entry is the file of what every page needs, instead of one that only imports it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          codeSplitting: { groups: chunkGroups },
          postBanner: licensesBanner,
        },
      },
    },
  });

/** The boot script as code to stand in the page, where no links carry anything on. */
export const buildBootScript = async (): Promise<string> =>
  (await buildScript('boot', bootValues())).code;

/** @param originParameters what links carry on; without them the script has no code for that */
const bootValues = (originParameters: readonly string[] = []) => ({
  ORIGIN_PARAMETERS: originParameters.length > 0 ? JSON.stringify(originParameters) : 'null',
});

/** A script of its own, `src/entry-<name>.ts`, as one file's code, and the folder of its bundle. */
async function buildScript(
  name: string,
  define: Record<string, string>,
): Promise<{ code: string; folder: string }> {
  const folder = await cachedBundle(name, {
    define,
    build: {
      license: licensesOption,
      lib: {
        entry: join(projectRoot, `src/entry-${name}.ts`),
        formats: ['iife'],
        name,
        fileName: () => `${name}.js`,
      },
      minify: true,
      rolldownOptions: { output: { postBanner: licensesBanner } },
    },
  });
  return { code: readFileSync(join(folder, `${name}.js`), 'utf8').trim(), folder };
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
  'tools/pipeline/page-thread.ts',
  'tools/pipeline/page-work.ts',
  'tools/pipeline/render/parse-page.ts',
  'tools/pipeline/verify/read-html.ts',
  'tools/pipeline/verify/scan-tags.ts',
  'tools/pipeline/write/write-at-once.ts',
];

/** What the bundle of the renderer is made by, and of. */
export const serverEntry: Parameters<typeof cachedBundle> = [
  'server-entry',
  {
    plugins: [ownJsx],
    // Whatever NODE_ENV is: else development's elements have their classes by Emotion, and React
    // asks which it is at each turn.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    // Each thread reads it: a few files take a fraction of the packages' hundreds. And Emotion
    // names classes as it does in the browser: the site's own configuration says how.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      minify: false,
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        input: ['src/entry-server.tsx', workerSource].map((file) => join(projectRoot, file)),
        preserveEntrySignatures: 'exports-only',
        output: { format: 'cjs', dynamicImportInCjs: false, entryFileNames: '[name].cjs' },
      },
    },
  },
  rendererSources,
];

const workerIn = (folder: string) => join(folder, 'page-worker.cjs');

/** Builds the server entry and loads it. */
export async function buildServerEntry(): Promise<ServerBundle> {
  const folder = await cachedBundle(...serverEntry);
  const entry = runProgram(join(folder, 'entry-server.cjs')) as typeof ServerEntry;
  return { entry, workerFile: workerIn(folder) };
}

/** The file of a thread that renders, where the bundle of this program's code is there already. */
export async function findPageWorker(): Promise<string | undefined> {
  const folder = await findBundle(...serverEntry);
  return folder && workerIn(folder);
}
