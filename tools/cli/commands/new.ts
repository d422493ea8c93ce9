import { isCancel, select, text } from '@clack/prompts';
import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { planNewPage, presets } from '../../editing/plan-new-page.ts';
import { messages } from '../../editing/words.ts';
import type { Form } from '../../../src/generated/types.ts';
import { pathOf, type Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import type { Command, CommandOptions } from '../command.ts';
import { isInteractive, confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';

/**
 * `npm run new`: a page in all languages from an outline, with its entry in a menu. What is not
 * said is asked for.
 */
export const command: Command = {
  help: {
    pt: `npm run new -- [--route /endereco] [--preset ESBOÇO] [--form FORMULÁRIO] [--menu MENU|none] [--label pt=Texto --label en=Text …] [--yes] [--dry-run] [--root PASTA]\n\nCria uma página nova em todas as línguas e a põe em um menu. O que você não disser, ele pergunta.\nEsboços:\n${presetList('pt')}`,
    en: `npm run new -- [--route /address] [--preset OUTLINE] [--form FORM] [--menu MENU|none] [--label pt=Texto --label en=Text …] [--yes] [--dry-run] [--root DIR]\n\nMakes a new page in all languages and puts it into a menu. What you do not say, it asks.\nOutlines:\n${presetList('en')}`,
    es: `npm run new -- [--route /direccion] [--preset ESQUEMA] [--form FORMULARIO] [--menu MENÚ|none] [--label pt=Texto --label en=Text …] [--yes] [--dry-run] [--root CARPETA]\n\nCrea una página nueva en todos los idiomas y la pone en un menú. Lo que no digas, lo pregunta.\nEsquemas:\n${presetList('es')}`,
  },
  options: {
    ...planOptions,
    route: { type: 'string' },
    preset: { type: 'string' },
    form: { type: 'string' },
    menu: { type: 'string' },
    label: { type: 'string', multiple: true },
  },
  run: (values, language) =>
    confirmAndApplyPlan(values, language, async ({ site, root }) => {
      const page = isInteractive() ? await promptForMissing(values, site, language) : values;
      if (!page) return undefined;
      const missing = ['route', 'preset', 'menu'].filter((flag) => page[flag] === undefined);
      if (missing.length > 0)
        throw new InvalidNameError(
          messages[language].missing(missing.map((flag) => `--${flag}`).join(', ')),
        );
      const names = createNameParser(site, language);
      const route = names.newRoute(String(page.route));
      const preset = names.known('--preset', String(page.preset), Object.keys(presets));
      const form = names.known('--form', String(page.form ?? firstForm(site)), [
        ...site.forms.keys(),
      ]);
      const menu = names.known('--menu', String(page.menu), ['none', ...menusOf(site)]);
      const labels = Object.fromEntries(
        ((page.label as string[] | undefined) ?? []).map(
          (each) => each.split(/=(.*)/s).slice(0, 2) as [string, string],
        ),
      );
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
    }),
};

function presetList(language: ToolLanguage): string {
  return Object.entries(presets)
    .map(([name, { about }]) => `  ${name.padEnd(10)} ${about[language]}`)
    .join('\n');
}

/** What a new entry in the header does in the other languages, where that may surprise. */
function headerNote({ config }: Site, language: ToolLanguage): string | undefined {
  const [main, ...others] = config.value.languages.map(({ code }) => code);
  return config.value.shell.headerLinks === 'plain' && others.length > 0
    ? messages[language].header(others.join(', '), main!)
    : undefined;
}

const mainShell = (site: Site) => site.shells.get(site.config.value.languages[0]!.code);
const menusOf = (site: Site) => mainShell(site)?.value.header.menus.map(({ id }) => id) ?? [];

/** The form that most contact sections of the site show. */
function firstForm(site: Site): string {
  const uses = site.references.filter(({ kind }) => kind === 'form').map(({ value }) => value);
  return (
    [...site.forms.keys()].toSorted(
      (a, b) => uses.filter((use) => use === b).length - uses.filter((use) => use === a).length,
    )[0] ?? ''
  );
}

/** A form as a choice: its name, and what it asks for in the main language. */
function formChoice(site: Site, [name, { value }]: [string, SourceFile<Form>]) {
  const language = site.config.value.languages[0]!.code;
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
  const t = messages[language];
  const names = createNameParser(site, language);
  const page: CommandOptions = { ...values };
  const selectPrompt =
    (message: string, options: { value: string; label: string }[], initialValue?: string) => () =>
      select({ message: `${message} ${t.keys}`, options, initialValue, showInstructions: false });
  const routeError = (typed: string | undefined) => {
    try {
      names.newRoute(typed ?? '');
      return undefined;
    } catch (cause) {
      return (cause as Error).message;
    }
  };
  const questions: [string, () => Promise<string | symbol>][] = [
    ['route', () => text({ message: t.route, placeholder: '/hospitais', validate: routeError })],
    [
      'preset',
      selectPrompt(
        t.preset,
        Object.entries(presets).map(([value, { about }]) => ({
          value,
          label: `${value}: ${about[language]}`,
        })),
      ),
    ],
    [
      'form',
      selectPrompt(
        t.form,
        [...site.forms].map((form) => formChoice(site, form)),
        firstForm(site),
      ),
    ],
    [
      'menu',
      selectPrompt(t.menu, [
        { value: 'none', label: t.no },
        ...(mainShell(site)?.value.header.menus ?? []).map(({ id, label }) => ({
          value: id,
          label,
        })),
      ]),
    ],
  ];
  for (const [flag, ask] of questions) {
    page[flag] ??= await ask().then((answer) => (typeof answer === 'symbol' ? undefined : answer));
    if (page[flag] === undefined) return void console.log(t.left);
  }
  if (page.menu === 'none' || page.label) return page;
  const labels: string[] = [];
  for (const { code, name } of site.config.value.languages) {
    const answer = await text({ message: t.label(name) });
    if (isCancel(answer)) return void console.log(t.left);
    if (answer) labels.push(`${code}=${answer}`);
  }
  return { ...page, label: labels };
}
