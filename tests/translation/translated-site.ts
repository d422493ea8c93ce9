import { expect } from 'vitest';
import { filesAfterPlan } from '../../tools/editing/plan.ts';
import type { Problem } from '../../tools/model/problem.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { translationsOf } from '../../tools/pipeline/compare/translations.ts';
import { validate } from '../../tools/pipeline/validate/validate.ts';
import { describeProblem } from '../../tools/report/describe-problem.ts';
import { planAcceptance } from '../../tools/translation/accept.ts';
import { allLanguageProblems } from '../../tools/translation/language-problems.ts';
import { type SiteFileMap, siteFiles } from '../site.ts';

type Changeable = ReturnType<typeof JSON.parse>;

export const homePt = 'pages-config/pages/home/pt.json';
export const homeEn = 'pages-config/pages/home/en.json';

const cards = (heading: string, first: string, second: string) => ({
  type: 'cards',
  id: 'cards',
  heading,
  items: [
    {
      heading: first,
      text: `${first}.`,
      icon: 'heart',
      link: { label: '@common.learnMore', to: '/about/us' },
    },
    {
      heading: second,
      text: `${second}.`,
      icon: 'star',
      link: { label: '@common.learnMore', to: '#contact-section' },
    },
  ],
});

const pageOf = (route: string, lead: string, opening: string, sections: object[]) => ({
  title: `${lead} (${route})`,
  description: `${lead}, ${route}: palavras que bastam para um resumo; words enough for a description.`,
  arrivals: [{ flag: 'scrollToContact', section: 'contact-section' }],
  sections: [
    {
      type: 'hero',
      id: 'hero',
      heading: `${opening} ${route}`,
      lead,
      actions: [{ label: '@common.startNow', to: '#contact-section' }],
    },
    ...sections,
    {
      type: 'contact',
      id: 'contact-section',
      heading: `${opening} ${route}: ${lead}`,
      form: 'contact',
    },
  ],
});

/** A site whose English is a translation of its Portuguese, every text of it. */
const translated: SiteFileMap = {
  [homePt]: pageOf('início', 'Mais de 500 aparelhos', 'Abertura de', [
    cards('Vantagens', 'Primeira coisa', 'Segunda coisa'),
  ]),
  [homeEn]: pageOf('start', 'More than 500 devices', 'Opening of', [
    cards('Benefits', 'First thing', 'Second thing'),
  ]),
  'pages-config/pages/about/us/pt.json': pageOf('sobre', 'Quem somos', 'Página', []),
  'pages-config/pages/about/us/en.json': pageOf('about', 'Who we are', 'Page', []),
};

const english = (file: string, change: (value: Changeable) => void) => {
  const value = JSON.parse(new TextDecoder().decode(siteFiles().json.get(file)));
  change(value);
  return { [file]: value };
};

let accepted: SiteFiles | undefined;

/**
 * The files of that site, with changes to some of them; its translations are accepted as they were
 * before the changes. What stays as it is has the same bytes each time: it is read and compared
 * once.
 */
export function translatedSite(
  changes: Record<string, (value: Changeable) => void> = {},
): SiteFiles {
  const whole = (accepted ??= acceptedSite());
  const json = new Map(whole.json);
  for (const [file, change] of Object.entries(changes)) {
    const value = JSON.parse(new TextDecoder().decode(json.get(file)));
    change(value);
    json.set(file, new TextEncoder().encode(JSON.stringify(value, null, 2)));
  }
  return { ...whole, json, publicFiles: new Map(whole.publicFiles) };
}

/** That site, with its translations accepted as they are. */
function acceptedSite(): SiteFiles {
  const before = siteFiles({
    ...translated,
    ...english('pages-config/shell/en.json', ({ header, footer }) => {
      header.home.label = 'Start';
      header.menus[0].label = 'Further';
      header.menus[0].items[0].label = 'Our company';
      header.contact.label = 'Talk to us';
      footer.tagline = 'What we stand for';
      footer.columns[0].heading = 'Further';
      footer.columns[0].links[0].label = 'Our company';
      footer.copyright = 'All of it is ours.';
    }),
    ...english('translations/en.json', (messages) => {
      for (const key of Object.keys(messages.common)) messages.common[key] += ' in English';
      for (const key of Object.keys(messages.navigation)) messages.navigation[key] += ' in English';
    }),
  });
  const { site } = validate(before);
  return filesAfterPlan(before, planAcceptance(site!, translationsOf(site!)).plan);
}

/** What the comparison of the languages finds in a site. */
export async function languageProblems(files: SiteFiles): Promise<Problem[]> {
  const { site, problems } = await checkSite(files);
  return allLanguageProblems(site!, problems);
}

/** The one problem of a site's languages, whole. */
export function formatOnlyProblem(problems: Problem[]): string {
  expect(problems.map(({ code, params }) => `${code} ${params.path}`)).toHaveLength(1);
  const [problem] = problems;
  const { message, hint } = describeProblem(problem!, 'pt');
  return [
    `${problem!.code} (${problem!.severity})`,
    `${problem!.file}:${problem!.line}:${problem!.column} ${problem!.pointer}`,
    message,
    hint,
  ].join('\n');
}
