import { spawnSync } from 'node:child_process';
import { createTranslator } from '../../messages/translate.ts';
import { projectRoot } from '../../model/schemas.ts';
import { generate, isCommitted } from '../../pipeline/codegen/generate.ts';
import { findHeadlessShell, installChromium, lacksChromium } from '../chromium.ts';
import type { Command } from '../command.ts';

type Step = [name: string, program: string, args: string[]];

const steps: Step[] = [
  ['lint', 'npx', ['biome', 'check']],
  ['knip', 'npx', ['knip']],
  ['tsc', 'npm', ['run', '--silent', 'typecheck']],
  ['check', 'npm', ['run', '--silent', 'check']],
  ['vitest', 'npx', ['vitest', 'run']],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['playwright', 'npx', ['playwright', 'test']],
];

/**
 * What is added to a step for a shorter run: five minutes, or what a change touches. The browser
 * tests whose titles name a language other than the site's main one repeat what they prove in it.
 */
const shorter: Record<'usual' | 'changed', Record<string, string[]>> = {
  usual: {
    vitest: ['--project', 'unit', '--project', 'mocks'],
    playwright: ['--project', 'site', '--grep-invert', String.raw`@slow|\b(en|es)\b`],
  },
  changed: {
    vitest: ['--project', 'unit', '--project', 'mocks', '--changed'],
    playwright: ['--only-changed', '--pass-with-no-tests'],
  },
};

/** The files that differ from the last commit, new ones too, by their paths in the project. */
const findUncommitted = (): string[] =>
  ['diff --name-only --diff-filter=d HEAD', 'ls-files --others --exclude-standard'].flatMap(
    (list) => {
      const { stdout } = spawnSync('git', [...list.split(' '), '-z'], {
        cwd: projectRoot,
        encoding: 'utf8',
      });
      return stdout.split('\0').filter(Boolean);
    },
  );

/**
 * The steps for what uncommitted files touch: they alone are linted, dead code is left to the usual
 * run, and build and browser come in where a browser test changed.
 */
const findChangedSteps = (): Step[] => {
  const files = findUncommitted();
  const needsBrowser = files.some((file) => file.startsWith('tests/e2e/'));
  const left = new Set(needsBrowser ? ['knip'] : ['knip', 'build', 'playwright']);
  const linted = ['--files-ignore-unknown=true', '--no-errors-on-unmatched', ...files];
  return steps
    .filter(([name]) => !left.has(name))
    .map(([name, program, args]) => [name, program, name === 'lint' ? [...args, ...linted] : args]);
};

/** `npm test`: one step after the other; all that CI runs with `--all`. */
export const command: Command = {
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' } },
  async run({ all, changed }, language) {
    const added = all ? {} : shorter[changed ? 'changed' : 'usual'];
    const t = createTranslator(language);
    const begin = performance.now();
    const logStep = (name: string) => console.log(`\n${t('cli.step', { name })}`);
    logStep('generate');
    const files = await generate();
    console.log(
      files.length > 0
        ? t('cli.generate.written', { files: files.join(', ') })
        : t('cli.generate.current'),
    );
    // In a fresh clone a committed file that had to be written is out of date in the commit.
    if (process.env.CI && files.some(isCommitted)) {
      console.log(t('cli.test.failed', { name: 'generate' }));
      return 1;
    }
    if (lacksChromium()) {
      console.log(t('cli.test.installing'));
      installChromium();
    }
    const browser = findHeadlessShell();
    if (!browser) throw new Error(t('cli.test.noBrowser'));
    console.log(t('cli.test.browser', { path: browser }));
    for (const [name, program, args] of changed ? findChangedSteps() : steps) {
      logStep(name);
      const { status, error } = spawnSync(program, [...args, ...(added[name] ?? [])], {
        cwd: projectRoot,
        stdio: 'inherit',
      });
      if (error) throw error;
      if (status !== 0) {
        console.log(`\n${t('cli.test.failed', { name })}`);
        return 1;
      }
    }
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`\n${t('cli.test.passed', { seconds })}`);
    return 0;
  },
};
