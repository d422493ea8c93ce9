import { confirm, isCancel } from '@clack/prompts';
import { applyUnlessChanged, withKeptBytes } from '../editing/changed-since-load.ts';
import { uncommittedAmong } from '../editing/git.ts';
import { InvalidNameError } from '../editing/name-parser.ts';
import { checkPlan, filesAfterPlan, type Plan } from '../editing/plan.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { addressOf } from '../model/addresses.ts';
import { isReminder, type Problem } from '../model/problem.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { checkSite } from '../pipeline/check-site.ts';
import { load } from '../pipeline/load/load.ts';
import { type CommandOptions, devPort, siteRoot } from './command.ts';
import { formatProblems } from './format-problems.ts';

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
export const isInteractive = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

type PlanContext = { site: Site; files: SiteFiles; root: string };

/** A plan, and what is worth knowing of it. */
type MadePlan = {
  plan: Plan;
  /** The path of the page to look at afterwards, where there is one. */
  path?: string;
  note?: string;
  /** Whether what is in the files that it removes goes with them, and is not elsewhere then. */
  isLoss?: boolean;
};

/**
 * Makes a plan, tells it, checks the site as it would be, asks, and carries it out, unless somebody
 * saved one of its files meanwhile.
 * @returns the exit code
 */
export async function confirmAndApplyPlan(
  values: CommandOptions,
  language: ToolLanguage,
  make: (work: PlanContext) => Promise<MadePlan | undefined>,
): Promise<number> {
  const t = createTranslator(language);
  const root = siteRoot(values);
  const files = await load(root);
  const { site, problems: currentProblems } = await checkSite(files);
  if (!site) {
    const report = formatProblems({ problems: currentProblems, files, pages: 0 }, language);
    console.error(`${report}\n${t('editing.brokenSite')}`);
    return 1;
  }
  const made = await make({ site, files, root }).catch((cause: Error) => {
    if (!(cause instanceof InvalidNameError)) throw cause;
    console.error(cause.message);
    return undefined;
  });
  if (!made) return 1;
  const { plan, path, note, isLoss = false } = made;
  const filesBefore = await withKeptBytes(files, plan);
  const lost = isLoss ? await uncommittedAmong(root, removedFiles(plan)) : new Set<string>();
  const { languages } = site.config.value;
  console.log([t('editing.plan'), ...planLines(plan, files, lost, language)].join('\n'));
  const { problems, placeholders: unwritten, otherPlaceholders } = await checkPlan(files, plan);
  if (problems.length > 0) {
    const report = formatProblems(
      { problems, files: filesAfterPlan(files, plan), pages: site.pages.length },
      language,
    );
    console.error(`\n${report}\n${t('editing.refused')}`);
    return 1;
  }
  if (!(await isConfirmed(values, language, lost.size === 0))) return 0;
  if (!(await applyUnlessChanged(filesBefore, plan, root))) {
    console.error(t('editing.changedMeanwhile'));
    return 1;
  }
  console.log(
    `${t('editing.done')} ${currentProblems.every(isReminder) ? t('editing.sound') : ''}`,
  );
  const orderOf = ({ file }: Problem) =>
    languages.findIndex(({ code }) => file.endsWith(`/${code}.json`));
  const inOrder = unwritten.toSorted((a, b) => orderOf(a) - orderOf(b));
  if (unwritten.length > 0)
    console.log(
      [
        '',
        t('editing.toWrite', { count: unwritten.length }),
        ...inOrder.map(({ file, line, params }) => `  ${file}:${line}  ${params.text}`),
      ].join('\n'),
    );
  if (unwritten.length > 0 && path !== undefined) {
    const addresses = languages.map((each) => addressOf(site, path, each));
    const listed = addresses.join(t('editing.addressSeparator'));
    console.log(`\n${t('editing.next', { addresses: listed, port: `${devPort()}` })}`);
  }
  if (note) console.log(`\n${note}`);
  if (otherPlaceholders > 0) console.log(t('editing.othersToWrite', { count: otherPlaceholders }));
  return 0;
}

/** @param initialValue what Enter alone answers */
async function isConfirmed(
  values: CommandOptions,
  language: ToolLanguage,
  initialValue: boolean,
): Promise<boolean> {
  const t = createTranslator(language);
  if (values.yes) return true;
  if (!values['dry-run'] && isInteractive()) {
    const answer = await confirm({
      message: t('editing.goAhead'),
      active: t('editing.yes'),
      inactive: t('editing.no'),
      initialValue,
    });
    if (!isCancel(answer) && answer) return true;
    console.log(t('editing.left'));
  } else console.log(t('editing.sayYes'));
  return false;
}

const removedFiles = (plan: Plan): string[] =>
  [...plan].flatMap(([file, content]) => (content === undefined ? [file] : []));

/** @param lost the removed files that nothing brings back */
function planLines(
  plan: Plan,
  { json, publicFiles }: SiteFiles,
  lost: Set<string>,
  language: ToolLanguage,
): string[] {
  const exists = (file: string) => json.has(file) || publicFiles.has(file.replace(/^public/, ''));
  const t = createTranslator(language);
  return [...plan].map(([file, content]) => {
    const action = content === undefined ? 'remove' : exists(file) ? 'change' : 'write';
    return t(`editing.${action}`, { file }) + (lost.has(file) ? ` ${t('editing.notInGit')}` : '');
  });
}
