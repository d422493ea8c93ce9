import { spawnSync } from 'node:child_process';
import { findChromium, installChromium } from '../chromium.ts';
import { generate, isCommitted } from '../../pipeline/codegen/generate.ts';
import { projectRoot } from '../../model/schemas.ts';
import type { Command } from '../command.ts';
import { messages } from '../words.ts';

const steps: [name: string, program: string, args: string[]][] = [
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['tsc', 'npm', ['run', '--silent', 'typecheck']],
  ['check', 'npm', ['run', '--silent', 'check']],
  ['vitest', 'npx', ['vitest', 'run']],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['playwright', 'npx', ['playwright', 'test']],
];

/** `npm test`: everything that CI runs, one step after the other. */
export const command: Command = {
  help: {
    pt: 'npm test\n\nTudo o que a integração contínua roda: arquivos gerados, tipos, páginas, testes, montagem e navegador.\nCHROMIUM_PATH diz qual navegador usar.',
    en: 'npm test\n\nEverything that CI runs: generated files, types, pages, unit tests, build and browser tests.\nCHROMIUM_PATH says which browser to use.',
    es: 'npm test\n\nTodo lo que corre la integración continua: archivos generados, tipos, páginas, pruebas, armado y navegador.\nCHROMIUM_PATH dice qué navegador usar.',
  },
  options: {},
  async run(_values, language) {
    const say = messages[language];
    const begin = performance.now();
    console.log(say.step('generate'));
    const files = await generate();
    console.log(files.length > 0 ? say.generated(files.join(', ')) : say.current);
    // In a fresh clone a committed file that had to be written is out of date in the commit.
    if (process.env.CI && files.some(isCommitted)) {
      console.log(say.failed('generate'));
      return 1;
    }
    let browser = findChromium();
    if (!browser) {
      console.log(say.installing);
      browser = installChromium();
    }
    if (!browser) throw new Error(say.noBrowser);
    console.log(say.browser(browser));
    for (const [name, program, args] of steps) {
      console.log(say.step(name));
      const { status, error } = spawnSync(program, args, {
        cwd: projectRoot,
        stdio: 'inherit',
        env: { ...process.env, CHROMIUM_PATH: browser },
      });
      if (error) throw error;
      if (status !== 0) {
        console.log(say.failed(name));
        return 1;
      }
    }
    console.log(say.passed(((performance.now() - begin) / 1000).toFixed(0)));
    return 0;
  },
};
