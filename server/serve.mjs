// `npm run serve`: serves the last build, with plain Node and the packages of production.
// @ts-check
import { readCommandLine, serveBuild } from './command-line.mjs';

process.exitCode = await serveBuild(readCommandLine('serve'));
