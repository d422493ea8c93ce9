import { defineConfig, type Plugin } from 'vite';

/**
 * What the browser does without: messages come compiled, so that nobody parses them, Emotion imports
 * a function that nobody here calls, and a bundler cannot know that what react-intl makes of its
 * components, when it is loaded, has no effect beyond them. Each saves kilobytes.
 */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (id === '@formatjs/icu-messageformat-parser')
      return this.resolve(`${id}/no-parser.js`, importer);
    return id === 'hoist-non-react-statics' ? '\0no-hoisting' : undefined;
  },
  load: (id) => (id === '\0no-hoisting' ? 'export default (component) => component' : undefined),
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
