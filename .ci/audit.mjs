// `node .ci/audit.mjs`: asks npm for known vulnerabilities of what package-lock.json names, and
// fails with any that audit-exceptions.json does not name. It needs nothing installed.
// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Exception A vulnerability that does no harm here.
 * @property {string} advisory such as `GHSA-xxxx-xxxx-xxxx`
 * @property {string} why
 * @property {string} until the day on which somebody looks at it anew, as YYYY-MM-DD
 */

/**
 * Holds what npm found against the exceptions.
 * @param {unknown} report the JSON of `npm audit`
 * @param {Exception[]} exceptions
 * @param {string} today as YYYY-MM-DD
 * @returns {string[]} what is to be done, a line each; none where all is well
 * @throws {Error} where it is no report, as when the registry did not answer
 */
export function judgeAudit(report, exceptions, today) {
  const found = advisoriesIn(report);
  const excepted = new Map(exceptions.map((exception) => [exception.advisory, exception]));
  return [
    ...[...found].flatMap(([id, what]) => (excepted.has(id) ? [] : [`${id}: ${what}`])),
    ...exceptions.flatMap(({ advisory, until }) => {
      if (!found.has(advisory)) return [`${advisory}: not found any more, delete its exception`];
      return until < today ? [`${advisory}: its exception ended on ${until}`] : [];
    }),
  ];
}

/**
 * @param {unknown} report
 * @returns {Map<string, string>} what each is, by the advisory's id
 */
function advisoriesIn(report) {
  const { vulnerabilities } = /** @type {{ vulnerabilities?: Record<string, any> }} */ (report);
  if (!vulnerabilities) throw new Error('npm audit gave no report.');
  const causes = Object.values(vulnerabilities).flatMap(({ via }) => via);
  return new Map(
    causes
      .filter((cause) => typeof cause === 'object')
      .map(({ url, severity, name, title }) => [
        String(url).replace(/^.*\//, ''),
        `${severity}, ${name}: ${title} (${url})`,
      ]),
  );
}

function main() {
  const file = new URL('audit-exceptions.json', import.meta.url);
  const { exceptions } = JSON.parse(readFileSync(file, 'utf8'));
  const { stdout } = spawnSync('npm', ['audit', '--package-lock-only', '--json'], {
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  const tasks = judgeAudit(JSON.parse(stdout), exceptions, new Date().toISOString().slice(0, 10));
  for (const task of tasks) console.error(task);
  process.exitCode = tasks.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
