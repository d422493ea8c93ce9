import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../../model/schemas.ts';
import { serverFiles } from '../../model/server-data.ts';
import { cachedBundle } from './cached-bundle.mjs';

/** Packages with native code, and the one that only some servers need: they cannot be bundled. */
const installedPackages = /^(libsql|pg|sodium-native)$/;

/**
 * Has the program require these packages from where it was started, `server/serve.mjs`: the folder
 * with the bundle may be another site's, anywhere.
 */
const requireWhereStarted: Plugin = {
  name: 'require-where-started',
  enforce: 'pre',
  resolveId: (id) => (installedPackages.test(id) ? `\0installed:${id}` : undefined),
  load: (id) =>
    id.startsWith('\0installed:')
      ? `const { createRequire } = require('node:module');
         module.exports = createRequire(process.argv[1])('${id.slice('\0installed:'.length)}');`
      : undefined,
};

/**
 * Builds the lead server as plain JavaScript, with the renderer of its answers: by name, the files
 * of the folder beside `dist/`. All packages but those above are in it, since reading one file
 * takes half the time of reading their hundreds.
 */
export async function buildServerProgram(): Promise<Map<string, Uint8Array>> {
  const input = {
    [basename(serverFiles.program, '.js')]: join(projectRoot, 'server/main.ts'),
    [basename(serverFiles.answers, '.js')]: join(projectRoot, 'src/entry-answers.tsx'),
  };
  const folder = await cachedBundle('server-program', {
    plugins: [requireWhereStarted],
    // Whatever NODE_ENV is: else React's development build is in it as well, and is what runs.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      minify: true,
      rolldownOptions: {
        input,
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
}
