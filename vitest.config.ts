import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const stores = 'tests/server/store/**/*.test.ts';
const others = ['tests/e2e/**', 'node_modules/**'];
/** Tests that start programs, build again and again, or simulate days: of the full run alone. */
const slow = 'tests/**/*.slow.test.{ts,tsx}';
/** Tests that put modules of their own in the place of others, for themselves alone. */
const withMocks = ['tests/pipeline/write/*.test.ts', 'tests/editing/capitals.test.ts'];

// PostgreSQL starts where tests of stores run, and for no others. Limits of time only end what
// hangs: a busy machine may take long. Every core has a worker: vitest would leave one idle.
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: '100%',
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
            exclude: [...others, ...withMocks, stores, slow],
            // Modules are loaded once a worker, not once a file: half of the time. What a test
            // changes beyond its own values, it puts back.
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: 'slow', include: [slow], isolate: false },
        },
        {
          extends: true,
          test: { name: 'mocks', include: withMocks },
        },
        {
          extends: true,
          test: {
            name: 'stores',
            include: [stores],
            exclude: others,
            globalSetup: 'tests/server/store/postgres.ts',
          },
        },
      ],
    },
  }),
);
