import { applyEdits } from 'jsonc-parser';
import { parseTarget } from '../../src/lib/links.ts';
import { draftPaths } from '../model/drafts.ts';
import { formFile, pageFile, publicFile } from '../model/file-paths.ts';
import { placeholderMark } from '../model/placeholder-mark.ts';
import { required } from '../model/required.ts';
import { pathOf, type Site, versionsOf } from '../model/site.ts';
import { withValue } from './json-text.ts';
import type { Plan } from './plan.ts';
import { schemaPath } from './plan-new-page.ts';
import { planFreeAddresses } from './plan-redirects.ts';

/**
 * Plans a copy of a page at another route, in all languages. Its title and description, which no
 * two pages share, wait to be written. Redirects from its addresses go, but for those that a draft
 * does not need yet.
 */
export function planPageCopy(site: Site, root: string, from: string, to: string): Plan {
  const plan: Plan = new Map();
  for (const { source, language } of versionsOf(site, from)) {
    const file = pageFile(to, language);
    const edits = site.references.flatMap((reference) => {
      if (reference.source !== source || reference.kind !== 'target') return [];
      const { path, section } = parseTarget(reference.value);
      const target = pathOf(to) + (section && `#${section}`);
      return path === pathOf(from) ? source.rewrite(reference.pointer, target) : [];
    });
    let text = applyEdits(source.text, edits);
    // An address belongs to one page.
    if (source.has('/slug')) text = withValue(text, '/slug', undefined);
    if (source.has('/$schema')) text = withValue(text, '/$schema', schemaPath(root, file));
    text = withValue(
      text,
      '/title',
      `${placeholderMark} ${to} (${language}): ${source.value.title}`.slice(0, 65),
    );
    text = withValue(
      text,
      '/description',
      `${placeholderMark} ${to} (${language}): ${source.value.description}`.slice(0, 160),
    );
    plan.set(file, text);
  }
  if (!draftPaths(site).has(pathOf(from))) planFreeAddresses(site, plan, to);
  return plan;
}

/** Plans a form with the fields and texts of another one, in all languages. */
export const planFormCopy = ({ forms }: Site, from: string, to: string): Plan =>
  new Map([[formFile(to), required(forms.get(from), `form ${from}`).text]]);

/** Plans a copy of a file of the public folder. */
export const planPictureCopy = async (site: Site, from: string, to: string): Promise<Plan> =>
  new Map([
    [publicFile(to), await required(site.files.publicFiles.get(from), `file at ${from}`)()],
  ]);
