import { runCommandLine } from './run-command-line.ts';

// Whoever reads the output may have seen enough, like `head`: that is no failure.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit();
});

process.exitCode = await runCommandLine(process.argv.slice(2));
