import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Bench } from '../tools/cli/bench.ts';
import { projectRoot } from '../tools/model/schemas.ts';

const texts = 5_000;

/** The tests of hostile strings, with all of them and in every place of the example site. */
export const run: Bench['run'] = async (log) => {
  log(`${texts} texts and as many addresses`);
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'tests/hostile'],
    {
      cwd: projectRoot,
      env: { ...process.env, HOSTILE_STRINGS: String(texts) },
      stdio: 'inherit',
    },
  );
  const [code] = await once(vitest, 'exit');
  return code === 0;
};
