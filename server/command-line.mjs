// What `npm start` and `npm run serve` have in common, without any package.
// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** The project's folder: the site's too, unless `--root` names another. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the tools say has a file for each language; the server's part of it is one group. */
const messagesFolder = join(projectRoot, 'tools/messages');

/** The codes of the languages that we speak. */
const languageCodes = readdirSync(messagesFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

/** How often we look whether npm's shell is still there, in milliseconds. */
const shellInterval = 250;

/**
 * npm starts a shell that starts us, and where npm is asked to end, it ends the shell only. Then we
 * are asked to end as well.
 */
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, shellInterval).unref();
}

/**
 * @typedef {object} CommandLine
 * @property {string} root the site's folder
 * @property {string} language the reader's
 * @property {Record<string, any>} texts the server's messages in that language
 */

/**
 * What was said on the command line of `npm start` or `npm run serve`. It ends the process where
 * help was asked for, or where the line cannot be read.
 * @param {'start' | 'serve'} command
 * @returns {CommandLine}
 */
export function readCommandLine(command) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  let language = /^[a-z]{2}(?![a-z])/i.exec(locale)?.[0].toLowerCase() ?? '';
  if (!languageCodes.includes(language)) language = 'pt';
  try {
    const { values } = parseArgs({
      options: {
        root: { type: 'string' },
        lang: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.lang !== undefined && !languageCodes.includes(values.lang))
      throw new Error(`--lang ${values.lang}?`);
    language = values.lang ?? language;
    const texts = readMessages(language);
    if (values.help) {
      console.log(helpOf(command, texts));
      process.exit(0);
    }
    return { root: resolve(values.root ?? projectRoot), language, texts };
  } catch (cause) {
    const { message } = /** @type {Error} */ (cause);
    console.error(`${message.split('. ')[0]}\n\n${helpOf(command, readMessages(language))}`);
    process.exit(2);
  }
}

/** @type {(language: string) => CommandLine['texts']} */
const readMessages = (language) =>
  JSON.parse(readFileSync(join(messagesFolder, `${language}.json`), 'utf8')).server;

/** @type {(command: 'start' | 'serve', texts: CommandLine['texts']) => string} */
const helpOf = (command, texts) =>
  [texts.usage[command].replace('{languages}', languageCodes.join('|')), texts.environment]
    .concat(texts.exitCodes)
    .join('\n\n');

/**
 * Whether a site's folder holds a build, whole: its pages, and what the server needs.
 * @type {(root: string) => boolean}
 */
export const hasBuild = (root) =>
  ['dist/index.html', '.server/main.js'].every((file) => existsSync(join(root, file)));

/**
 * Serves the build in a site's folder until the process is asked to end.
 * @param {Pick<CommandLine, 'root' | 'texts'>} line
 * @returns {Promise<number>} the exit code
 */
export async function serveBuild({ root, texts }) {
  if (!hasBuild(root)) {
    console.error(texts.noBuild.replace('{root}', root));
    return 1;
  }
  try {
    /** @type {typeof import('./main.ts')} */
    const { serve } = await import(pathToFileURL(join(root, '.server/main.js')).href);
    await serve({
      root,
      env: process.env,
      onReady({ url, place, hasInbox }) {
        const { site, leads, inbox, stop } = texts.ready;
        const lines = [site, leads + (hasInbox ? inbox : ''), stop].join('\n');
        console.log(lines.replaceAll('{url}', url).replace('{place}', place));
      },
    });
    return 0;
  } catch (cause) {
    const { code, port, stack, message } =
      /** @type {NodeJS.ErrnoException & { port?: number }} */ (cause);
    console.error(
      code === 'EADDRINUSE'
        ? texts.portTaken.replace('{port}', port)
        : `${texts.failed}\n${process.env.DEBUG ? stack : message}`,
    );
    return 2;
  }
}
