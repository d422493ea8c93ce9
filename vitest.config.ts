import { defineConfig } from 'vitest/config';

const stores = 'tests/server/store/**/*.test.ts';
const others = ['tests/e2e/**', 'node_modules/**'];

// PostgreSQL starts where tests of stores run, and for no others. It may take its time on a busy machine.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...others, stores] } },
      { test: { name: 'stores', include: [stores], exclude: others, globalSetup: 'tests/server/store/postgres.ts', testTimeout: 30_000, hookTimeout: 60_000 } },
    ],
  },
});
