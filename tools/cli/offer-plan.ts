import { confirm, isCancel } from '@clack/prompts';
import { addressOf } from '../../src/lib/links.ts';
import { carryOut, recheck, type Plan } from '../editing/plan.ts';
import { WrongName } from '../editing/names.ts';
import { words } from '../editing/words.ts';
import { inspect } from '../pipeline/inspect.ts';
import { load } from '../pipeline/load/load.ts';
import type { Problem } from '../model/problem.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { siteRoot, type Values } from './command.ts';
import { problemsAsText } from './problem-output.ts';

/**
 * What the commands that change a site share: `--yes` does it without asking, `--dry-run` only
 * tells.
 */
export const planOptions = {
  root: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** Whether somebody is there to be asked. */
export const isConversation = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

type Work = { site: Site; files: SiteFiles; root: string };

/**
 * Makes a plan, tells it, checks the site as it would be, asks, and carries it out.
 * @param make the plan, the path of the page to look at afterwards, and what else is worth knowing
 *   of it
 * @returns the exit code
 */
export async function offerPlan(
  values: Values,
  language: ToolLanguage,
  make: (work: Work) => Promise<{ plan: Plan; path: string; note?: string } | undefined>,
): Promise<number> {
  const say = words[language];
  const root = siteRoot(values);
  const files = await load(root);
  const { site, problems: former } = inspect(files);
  if (!site) {
    console.error(
      `${problemsAsText({ problems: former, files, pages: 0 }, language)}\n${say.brokenSite}`,
    );
    return 1;
  }
  const made = await make({ site, files, root }).catch((cause: Error) => {
    if (!(cause instanceof WrongName)) throw cause;
    console.error(cause.message);
    return undefined;
  });
  if (!made) return 1;
  const { plan, path, note } = made;
  const { languages } = site.config.value;
  console.log([say.plan, ...lines(plan, files, language)].join('\n'));
  const { problems, unwritten } = recheck(files, plan);
  if (problems.length > 0) {
    console.error(
      `\n${problemsAsText({ problems, files, pages: site.pages.length }, language)}\n${say.refused}`,
    );
    return 1;
  }
  if (!(await agreed(values, language))) return 0;
  await carryOut(plan, root);
  console.log(`${say.done} ${former.length === 0 ? say.sound : ''}`);
  if (note) console.log(note);
  const orderOf = ({ file }: Problem) =>
    languages.findIndex(({ code }) => file.endsWith(`/${code}.json`));
  const inOrder = unwritten.toSorted((a, b) => orderOf(a) - orderOf(b));
  if (unwritten.length > 0)
    console.log(
      [
        '',
        say.toWrite(unwritten.length),
        ...inOrder.map(({ file, line, params }) => `  ${file}:${line}  ${params.text}`),
        '',
        say.next(languages.map(({ prefix }) => addressOf(path, prefix))),
      ].join('\n'),
    );
  return 0;
}

async function agreed(values: Values, language: ToolLanguage): Promise<boolean> {
  const say = words[language];
  if (values.yes) return true;
  if (!values['dry-run'] && isConversation()) {
    const answer = await confirm({ message: say.goAhead, active: say.yes, inactive: say.no });
    if (!isCancel(answer) && answer) return true;
    console.log(say.left);
  } else console.log(say.sayYes);
  return false;
}

function lines(plan: Plan, { json, publicFiles }: SiteFiles, language: ToolLanguage): string[] {
  const there = (file: string) => json.has(file) || publicFiles.has(file.replace(/^public/, ''));
  const { write, change, remove } = words[language];
  return [...plan].map(([file, content]) =>
    (content === undefined ? remove : there(file) ? change : write)(file),
  );
}
