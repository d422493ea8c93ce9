import { isCancel, select, text } from '@clack/prompts';
import type { Form } from '../../../../src/generated/types.ts';
import { parseMenuLabels } from '../../../editing/menu-labels.ts';
import { createNameParser, InvalidNameError, mostUsedForm } from '../../../editing/name-parser.ts';
import { planNewPage, presets } from '../../../editing/plan-new-page.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator, findMessage } from '../../../messages/translate.ts';
import { mainLanguageOf, pathOf, type Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { CommandOptions } from '../../command.ts';
import { confirmAndApplyPlan, isInteractive } from '../../confirm-plan.ts';

/** Makes a page in all languages, with its entry in a menu. @returns the exit code */
export const newPage = (values: CommandOptions, language: ToolLanguage): Promise<number> =>
  confirmAndApplyPlan(values, language, async ({ site, root }) => {
    const said: CommandOptions = { route: values.operands[0], ...values };
    const page = isInteractive() ? await promptForMissing(said, site, language) : said;
    if (!page) return undefined;
    const missing = ['route', 'preset', 'menu'].filter((flag) => page[flag] === undefined);
    if (missing.length > 0)
      throw new InvalidNameError(
        createTranslator(language)('editing.missing', {
          flags: missing.map((flag) => `--${flag}`).join(', '),
        }),
      );
    const names = createNameParser(site, language);
    const route = names.newRoute(String(page.route));
    const preset = names.known('--preset', String(page.preset), Object.keys(presets));
    const form = names.known('--form', String(page.form ?? mostUsedForm(site)), [
      ...site.forms.keys(),
    ]);
    const menu = names.known('--menu', String(page.menu), ['none', ...menusOf(site)]);
    const typed = (page.label as string[] | undefined) ?? [];
    const labels = parseMenuLabels(site, typed, language);
    const plan = planNewPage(site, {
      root,
      route,
      preset,
      form,
      menu: menu === 'none' ? undefined : menu,
      labels,
    });
    return {
      plan,
      path: pathOf(route),
      ...(menu !== 'none' && { note: headerNote(site, language) }),
    };
  });

/** The outlines of pages, each with what it is for. */
export function presetList(language: ToolLanguage): string {
  return Object.keys(presets)
    .map((name) => `  ${name.padEnd(10)} ${aboutPreset(name, language)}`)
    .join('\n');
}

/** What an outline is for, where the messages say so. */
const aboutPreset = (name: string, language: ToolLanguage): string =>
  findMessage(language, `editing.presets.${name}`) ?? '';

/** What a new entry in the header does in the other languages, where that may surprise. */
function headerNote({ config }: Site, language: ToolLanguage): string | undefined {
  const { code: main } = mainLanguageOf({ config });
  const others = config.value.languages.slice(1).map(({ code }) => code);
  return config.value.shell.headerLinks === 'plain' && others.length > 0
    ? createTranslator(language)('editing.header', { languages: others.join(', '), main })
    : undefined;
}

const mainShell = (site: Site) => site.shells.get(mainLanguageOf(site).code);
const menusOf = (site: Site) => mainShell(site)?.value.header.menus.map(({ id }) => id) ?? [];

/** A form as a choice: its name, and what it asks for in the main language. */
function formChoice(site: Site, [name, { value }]: [string, SourceFile<Form>]) {
  const language = mainLanguageOf(site).code;
  return {
    value: name,
    label: `${name}: ${value.fields
      .filter(({ shown }) => shown)
      .map(({ label }) => label[language])
      .join(' · ')}`,
  };
}

/** Asks for what the command line did not say; nothing where somebody leaves. */
async function promptForMissing(
  values: CommandOptions,
  site: Site,
  language: ToolLanguage,
): Promise<CommandOptions | undefined> {
  const t = createTranslator(language);
  const names = createNameParser(site, language);
  const page: CommandOptions = { ...values };
  const selectPrompt =
    (message: string, options: { value: string; label: string }[], initialValue?: string) => () =>
      select({
        message: `${message} ${t('editing.keys')}`,
        options,
        initialValue,
        showInstructions: false,
      });
  const routeError = (typed: string | undefined) => {
    try {
      names.newRoute(typed ?? '');
      return undefined;
    } catch (cause) {
      return (cause as Error).message;
    }
  };
  const questions: [string, () => Promise<string | symbol>][] = [
    [
      'route',
      () => text({ message: t('editing.route'), placeholder: '/hospitais', validate: routeError }),
    ],
    [
      'preset',
      selectPrompt(
        t('editing.preset'),
        Object.keys(presets).map((value) => ({
          value,
          label: `${value}: ${aboutPreset(value, language)}`,
        })),
      ),
    ],
    [
      'form',
      selectPrompt(
        t('editing.form'),
        [...site.forms].map((form) => formChoice(site, form)),
        mostUsedForm(site),
      ),
    ],
    [
      'menu',
      selectPrompt(t('editing.menu'), [
        { value: 'none', label: t('editing.no') },
        ...(mainShell(site)?.value.header.menus ?? []).map(({ id, label }) => ({
          value: id,
          label,
        })),
      ]),
    ],
  ];
  for (const [flag, ask] of questions) {
    page[flag] ??= await ask().then((answer) => (typeof answer === 'symbol' ? undefined : answer));
    if (page[flag] === undefined) return void console.log(t('editing.left'));
  }
  if (page.menu === 'none' || page.label) return page;
  const labels: string[] = [];
  for (const { code, name } of site.config.value.languages) {
    const answer = await text({ message: t('editing.label', { language: name }) });
    if (isCancel(answer)) return void console.log(t('editing.left'));
    if (answer) labels.push(`${code}=${answer}`);
  }
  return { ...page, label: labels };
}
