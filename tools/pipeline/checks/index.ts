import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { Check } from './check.ts';
import { drafts } from './drafts.ts';
import { figures } from './figures.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { formFields } from './form-fields.ts';
import { languages } from './languages.ts';
import { leads } from './leads.ts';
import { menus } from './menus.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { pageStructure } from './page-structure.ts';
import { redirects } from './redirects.ts';
import { sectionIds } from './section-ids.ts';
import { siteLanguages } from './site-languages.ts';
import { targets } from './targets.ts';
import { uniqueTexts } from './unique-texts.ts';
import { unwritten } from './unwritten.ts';

export const checks: Check[] = [
  files,
  folders,
  siteLanguages,
  pageStructure,
  sectionIds,
  targets,
  redirects,
  names,
  messages,
  menus,
  formFields,
  uniqueTexts,
  languages,
  figures,
  leads,
  unwritten,
  drafts,
];

/** Finds what is wrong between the files of a site. */
export const check = (site: Site): Problem[] => checks.flatMap(({ run }) => run(site));
