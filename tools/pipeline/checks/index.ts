import type { Problem } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Check } from './check.ts';
import { drafts } from './drafts.ts';
import { figures } from './figures.ts';
import { languages } from './languages.ts';
import { leads } from './leads.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { pageLanguages } from './page-languages.ts';
import { pageStructure } from './page-structure.ts';
import { sectionIds } from './section-ids.ts';
import { strays } from './strays.ts';
import { targets } from './targets.ts';
import { uniqueTexts } from './unique-texts.ts';
import { unwritten } from './unwritten.ts';

export const checks: Check[] = [strays, pageLanguages, pageStructure, sectionIds, targets, names, messages, uniqueTexts, languages, figures, leads, unwritten, drafts];

/** Finds what is wrong between the files of a site. */
export const check = (site: Site): Problem[] => checks.flatMap(({ run }) => run(site));
