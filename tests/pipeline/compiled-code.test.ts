import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
let main: string;
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compiled-code-'));
  main = join(folder, 'main.cjs');
  kept = `${main}.compiled`;
  await writeFile(join(folder, 'sum.cjs'), 'exports.sum = (one, other) => one + other;\n');
  await writeFile(
    main,
    `const { sum } = require('./sum.cjs');
    const { cpus } = require('node:os');
    const { double } = require('given');
    console.log(sum(1, double(2)), typeof cpus);`,
  );
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the program in a process of its own. @returns what it says */
async function run(): Promise<string> {
  const module = new URL('../../tools/model/compiled-code.mjs', import.meta.url).href;
  const code = `import { runProgram } from ${JSON.stringify(module)};
    const given = new Map([['given', { double: (number) => 2 * number }]]);
    runProgram(${JSON.stringify(main)}, given);`;
  const options = ['--input-type=module', '--eval', code];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, options);
  return stdout + stderr;
}

describe('a program with what V8 has compiled of it', () => {
  test('says the same where nothing is kept and where all is', async () => {
    expect(await run()).toBe('5 function\n');
    const { mtimeMs } = await stat(kept);
    expect(await run()).toBe('5 function\n');
    // Had V8 refused it, it would have been written anew.
    expect((await stat(kept)).mtimeMs).toBe(mtimeMs);
  });

  test.each([
    ['in texts', "'–’' + `…${'😀'}` + 'Ωé'", '–’…😀Ωé'],
    ['in patterns', "'a–b😀é'.replace(/[–😀é]/gu, '|')", 'a|b||'],
    ['that are not to be escaped', 'String.raw`–\\n`', '–\\n'],
    ['behind a backslash', "'\\–'.length", '1'],
  ])('letters %s are the same where all is kept', async (_where, code, said) => {
    await writeFile(main, `console.log(${code});`);
    expect(await run()).toBe(`${said}\n`);
    expect(await run()).toBe(`${said}\n`);
  });

  test('does without what is damaged, and keeps it anew', async () => {
    await run();
    const sound = await readFile(kept);
    for (const position of [0, 40, sound.length - 1]) {
      const damaged = Buffer.from(sound);
      damaged[position] = (damaged[position] ?? 0) ^ 255;
      await writeFile(kept, damaged);
      expect(await run()).toBe('5 function\n');
      expect((await readFile(kept)).equals(damaged)).toBe(false);
    }
    await writeFile(kept, '');
    expect(await run()).toBe('5 function\n');
  });

  test('says in which line of its file something went wrong', async () => {
    await writeFile(main, "\n\nthrow new Error('third line');");
    await expect(run()).rejects.toThrow(/main\.cjs:3/);
  });
});
