import { InvalidNameError } from '../../editing/name-parser.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { translationsOf } from '../../pipeline/compare/translations.ts';
import { load } from '../../pipeline/load/load.ts';
import { type Command, siteRoot } from '../command.ts';
import { formatProblems } from '../format-problems.ts';
import { acceptTranslations } from './languages/accept.ts';
import { showComparison } from './languages/compare.ts';
import { exportSheet } from './languages/export.ts';
import { importSheet } from './languages/import.ts';

const subcommands = { accept: acceptTranslations, export: exportSheet, import: importSheet };

/**
 * `npm run languages`: a site's languages side by side; `accept`, `export` and `import` keep the
 * translations current.
 */
export const command: Command = {
  options: {
    root: { type: 'string' },
    page: { type: 'string' },
    all: { type: 'boolean' },
    format: { type: 'string', default: 'table' },
    language: { type: 'string' },
    output: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  subcommands: Object.keys(subcommands),
  maxOperands: 1,
  async run(values, language) {
    const root = siteRoot(values);
    const files = await load(root);
    const { site, problems } = await checkSite(files);
    if (!site) {
      console.log(formatProblems({ problems, files, pages: 0 }, language));
      return 1;
    }
    const translations = translationsOf(site);
    const context = { site, files, root, problems, translations, values, language };
    const { subcommand } = values;
    try {
      return subcommand !== undefined && Object.hasOwn(subcommands, subcommand)
        ? await subcommands[subcommand as keyof typeof subcommands](context)
        : showComparison(context);
    } catch (cause) {
      if (!(cause instanceof InvalidNameError)) throw cause;
      console.error(cause.message);
      return 2;
    }
  },
};
