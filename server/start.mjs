// `npm start`: builds the site and serves it. The build has a process of its own, whose memory goes
// with it. Where the site has errors, the former build is served.
// @ts-check
import { spawn } from 'node:child_process';
import { hasBuild, projectRoot, readCommandLine, serveBuild } from './command-line.mjs';

const { root, language, texts } = readCommandLine('start');
const code = await build();
if (code !== 0 && hasBuild(root)) console.error(texts.former);
process.exitCode = code === 0 || hasBuild(root) ? await serveBuild({ root, texts }) : code;

/** Builds in a process of its own, which ends with this one. @returns its exit code */
function build() {
  const program = ['tools/cli/start.mjs', 'build', '--root', root];
  const child = spawn(process.execPath, [...program, '--lang', language], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  return new Promise((resolve) => {
    child.once('error', () => resolve(2));
    child.once('exit', (exitCode) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
      resolve(exitCode ?? 2);
    });
  });
}
