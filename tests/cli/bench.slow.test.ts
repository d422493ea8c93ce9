import { expect, test } from 'vitest';
import { runProgram } from '../run-tool.ts';

// Each in a process of its own: a bench forgets what the environment says of sites and of Node.
test.each([
  [
    ['build-speed', '--rounds', '3'],
    'It could not be measured: --rounds is 3, and must be at least 5',
  ],
  [['load', '--pages', '3'], '--pages is not for "load", which takes none.'],
  [['all', '--json', 'figures.json'], '--json is not for "all", which takes none.'],
  [
    ['react-floor', '--json', 'figures.json'],
    '--json is not for "react-floor". These are: --pages, --rounds.',
  ],
])('%j is not measured: %s', async (args, reason) => {
  const { code, stderr } = await runProgram(process.execPath, [
    ...['--import', 'tsx', 'tools/cli/main.ts', 'bench', '--lang', 'en'],
    ...args,
  ]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
});
