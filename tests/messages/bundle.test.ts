import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram, temporaryFolder } from '../run-tool.ts';

test('a program that Vite bundles has the messages in it, and what formats them', async () => {
  const folder = await temporaryFolder();
  await build({
    root: projectRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(projectRoot, 'tools/messages/translate.ts'),
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'translate.mjs' } },
    },
  });
  const script = `
    const { createTranslator } = await import('${folder}/translate.mjs');
    console.log(createTranslator('es')('inbox.written', { count: 1, file: 'a.csv' }));`;
  expect(
    await runProgram(process.execPath, ['--input-type=module', '--eval', script], folder),
  ).toEqual({ code: 0, stdout: '1 contacto escrito en a.csv\n', stderr: '' });
});
