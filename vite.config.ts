import { defineConfig, type Plugin } from 'vite';

/** What stands for modules of packages in the browser, by what they are imported as. */
const substitutes: Record<string, string> = {
  // Emotion imports it for components that nobody here makes.
  'hoist-non-react-statics': 'export default (component) => component',
  // React has had the hook itself since 18.
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react'",
};

const substitutePrefix = '\0substitute:';

/**
 * What the browser does without: messages come compiled, so that nobody parses them, and a bundler
 * cannot know that what react-intl makes of its components, when it is loaded, has no effect beyond
 * them. Each saves kilobytes, and so do the substitutes.
 */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (id === '@formatjs/icu-messageformat-parser')
      return this.resolve(`${id}/no-parser.js`, importer);
    return id in substitutes ? substitutePrefix + id : undefined;
  },
  load: (id) =>
    id.startsWith(substitutePrefix) ? substitutes[id.slice(substitutePrefix.length)] : undefined,
  transform: {
    filter: { id: /react-intl\/index\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (createFormatted\w+|React\.memo)\(/g, '= /*@__PURE__*/ $1('),
  },
};

/**
 * Emotion names a class by a hash of seven letters, which no compression makes shorter and a page
 * has some 200 of. Five keep 60 million names apart; the site has some 700.
 */
const shortClassNames: Plugin = {
  name: 'short-class-names',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) =>
    id === '@emotion/hash' && importer !== '\0short-hash' ? '\0short-hash' : undefined,
  load: (id) =>
    id === '\0short-hash'
      ? "import hash from '@emotion/hash';export default (styles) => hash(styles).slice(-5)"
      : undefined,
};

/**
 * What development, both bundles and the unit tests share. What only one of them needs stands with
 * it: `tools/pipeline/bundle`, `tools/cli/commands/dev.ts`, `vitest.config.ts`.
 */
export default defineConfig({
  publicDir: false,
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  plugins: [withoutUnused, shortClassNames],
});
