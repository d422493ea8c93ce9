import { runCommandLine } from './run-command-line.ts';

// Whoever reads the output may have seen enough, like `head`: that is no failure.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit(0);
});

// Bundled as CommonJS, a program cannot wait at its top. Until its end is known it has failed.
process.exitCode = 1;
runCommandLine(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
