import { defineConfig, type Plugin } from 'vite';

/**
 * What the browser does without: messages come compiled, so that nobody parses them, and Emotion
 * imports a function that nobody here calls. Each saves kilobytes.
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
};

/**
 * What development, both bundles and the unit tests share. What only one of them needs stands with
 * it: `tools/pipeline/bundle`, `tools/cli/commands/dev.ts`, `vitest.config.ts`.
 */
export default defineConfig({
  publicDir: false,
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  plugins: [withoutUnused],
});
