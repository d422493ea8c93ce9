import { defineConfig } from 'playwright/test';
import { chromiumArguments, findChromium, findHeadlessShell } from './tools/cli/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4174);

/** Only the whole browser fills forms in by itself. */
const needsWholeBrowser = '**/autofill.spec.ts';

/** What the full run alone takes: tools beside the site, other sites, faults, long waits, layout. */
const slow = '**/*.slow.spec.ts';
const headless = {
  launchOptions: { executablePath: findHeadlessShell(), args: chromiumArguments },
};

/** Browser tests run against the production build, served by the bundled server. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More at once than cores would make the app come later than its pages wait for it.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Nothing is tried twice, for that would hide what fails now and then; a busy machine is given
  // time instead.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
  },
  projects: [
    { name: 'site', testIgnore: [needsWholeBrowser, slow], use: headless },
    { name: 'slow', testMatch: slow, use: headless },
    {
      name: 'autofill',
      testMatch: needsWholeBrowser,
      use: { launchOptions: { executablePath: findChromium(), args: chromiumArguments } },
    },
  ],
  webServer: {
    command: 'npm start --silent',
    url: `http://localhost:${port}/healthz`,
    // All tests come from one address.
    env: { PORT: String(port), DATA_FOLDER: 'test-results/data', LEADS_PER_MINUTE: '100000' },
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
    stdout: 'ignore',
  },
});
