import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { Check } from './check.ts';
import { draftsCheck } from './links-to-drafts.ts';
import { figuresCheck } from './other-figures.ts';
import { filesCheck } from './required-files.ts';
import { foldersCheck } from './folder-names.ts';
import { formFieldsCheck } from './form-fields.ts';
import { languagesCheck } from './text-languages.ts';
import { leadsCheck } from './lead-settings.ts';
import { menusCheck } from './menus.ts';
import { messagesCheck } from './messages.ts';
import { namesCheck } from './unknown-names.ts';
import { pageStructureCheck } from './page-structure.ts';
import { redirectsCheck } from './redirects.ts';
import { sectionIdsCheck } from './section-ids.ts';
import { siteLanguagesCheck } from './duplicate-languages.ts';
import { targetsCheck } from './targets.ts';
import { uniqueTextsCheck } from './unique-texts.ts';
import { placeholderTextsCheck } from './placeholder-texts.ts';

export const checks: Check[] = [
  filesCheck,
  foldersCheck,
  siteLanguagesCheck,
  pageStructureCheck,
  sectionIdsCheck,
  targetsCheck,
  redirectsCheck,
  namesCheck,
  messagesCheck,
  menusCheck,
  formFieldsCheck,
  uniqueTextsCheck,
  languagesCheck,
  figuresCheck,
  leadsCheck,
  placeholderTextsCheck,
  draftsCheck,
];

/** Finds what is wrong between the files of a site. */
export const runChecks = (site: Site): Problem[] => checks.flatMap(({ run }) => run(site));
