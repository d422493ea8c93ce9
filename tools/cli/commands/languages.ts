import { InvalidNameError } from '../../editing/name-parser.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { translationsOf } from '../../pipeline/compare/translations.ts';
import { load } from '../../pipeline/load/load.ts';
import { type Command, siteRoot } from '../command.ts';
import { formatProblems } from '../format-problems.ts';
import { refuseOthers } from '../parse-command-line.ts';
import { acceptTranslations } from './languages/accept.ts';
import { showComparison } from './languages/compare.ts';
import { exportSheet } from './languages/export.ts';
import { importSheet } from './languages/import.ts';

/** What each does, and the options that it takes. */
const actions = {
  compare: { options: ['page', 'all', 'format'], run: showComparison },
  accept: { options: ['page', 'all', 'language'], run: acceptTranslations },
  export: { options: ['language', 'page', 'stale', 'output'], run: exportSheet },
  import: { options: ['language', 'dry-run'], run: importSheet },
};
const { compare: _whenNothingIsSaid, ...subcommands } = actions;

/**
 * `npm run languages`: a site's languages side by side; `accept`, `export` and `import` keep the
 * translations current.
 */
export const command: Command = {
  options: {
    root: { type: 'string' },
    page: { type: 'string' },
    all: { type: 'boolean' },
    format: { type: 'string' },
    stale: { type: 'boolean' },
    language: { type: 'string' },
    output: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  subcommands: Object.keys(subcommands),
  maxOperands: 1,
  async run(values, language) {
    const word = (values.subcommand ?? 'compare') as keyof typeof actions;
    const { options, run } = actions[word];
    refuseOthers(values, word, options, language);
    const root = siteRoot(values);
    const files = await load(root);
    const { site, problems } = await checkSite(files);
    if (!site) {
      console.log(formatProblems({ problems, files, pages: 0 }, language));
      return 1;
    }
    const translations = translationsOf(site);
    const context = { site, files, root, problems, translations, values, language };
    try {
      return await run(context);
    } catch (cause) {
      if (!(cause instanceof InvalidNameError)) throw cause;
      console.error(cause.message);
      return 2;
    }
  },
};
