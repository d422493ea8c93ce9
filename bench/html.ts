import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from '../tools/cli/bench.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { buildSite } from '../tools/pipeline/build.ts';
import { addExamplePage } from './test-support/example-page.ts';
import { htmlErrors } from './test-support/html-rules.ts';
import { withSiteCopy } from './test-support/site-server.ts';

/** What the standards have and the Nu checker does not know yet. */
const unknownToNu = [
  // CSS Containment 3.
  /^CSS: Unrecognized at-rule “@container”/,
  /^CSS: “container-type”: /,
  // Scroll-driven Animations 1.
  /^CSS: “animation-(timeline|range)”: /,
  // CSS Overflow 5: markers of a group of scrollers.
  /^CSS: “scroll-(target|marker)-group”: /,
  /^CSS: Unknown pseudo-element or pseudo-class “:(target-current|:scroll-marker(-group)?)”/,
  // SVG 2 has it on every shape, SVG 1.1 on paths alone.
  /^Attribute “pathLength” not allowed on element “(circle|ellipse|line|polygon|polyline|rect)”/,
  // HTML allows blocking="render" with rel="expect".
  /^A “link” element with a “blocking” attribute/,
];

/**
 * Looks at all pages that the build of the shipped site makes, and at one of blocks that it has no
 * place for.
 */
export const run: Bench['run'] = async (log) => {
  const isSound = await checkPages(projectRoot, log);
  return withSiteCopy(async ({ root }) => {
    await addExamplePage(root, 'blocos');
    return (await checkPages(root, log, 'blocos')) && isSound;
  });
};

/** @param route the only page that is looked at, in the main language */
async function checkPages(root: string, log: (line: string) => void, route = ''): Promise<boolean> {
  const { problems } = await buildSite(root);
  if (problems.some(({ severity }) => severity === 'error'))
    throw new Error('This site has mistakes of its own: npm run check');
  const dist = join(root, 'dist', route);
  const files = (await readdir(dist, { recursive: true })).filter((each) => each.endsWith('.html'));
  let errors = 0;
  for (const file of files)
    for (const line of await htmlErrors(await readFile(join(dist, file), 'utf8'))) {
      log(`${file}: ${line}`);
      errors += 1;
    }
  log(`html-validate: ${files.length} pages, ${errors} errors`);
  const jar = process.env.VNU_JAR;
  const found = jar ? await nuErrors(jar, dist) : [];
  for (const { url, message } of found) log(`${url}: ${message}`);
  log(jar ? `Nu checker: ${found.length} errors` : 'Nu checker: not asked, VNU_JAR is not set');
  return errors + found.length === 0;
}

type NuMessage = { type: string; url: string; message: string };

/** The errors of the Nu checker, less those of what it does not know. */
async function nuErrors(jar: string, folder: string): Promise<NuMessage[]> {
  const args = ['-jar', jar, '--format', 'json', '--skip-non-html', folder];
  const text = await new Promise<string>((resolve) => {
    execFile('java', args, { maxBuffer: 1e9 }, (error, _stdout, stderr) =>
      resolve(stderr || String(error?.message)),
    );
  });
  const start = text.indexOf('{');
  if (start < 0) throw new Error(`the Nu checker did not run: ${text.slice(0, 200)}`);
  const { messages } = JSON.parse(text.slice(start)) as { messages: NuMessage[] };
  return messages.filter(
    ({ type, message }) => type !== 'info' && !unknownToNu.some((each) => each.test(message)),
  );
}
