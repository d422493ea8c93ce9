import { parseTarget } from '../../src/lib/links.ts';
import { pageFile, publicFile } from '../model/file-paths.ts';
import { required } from '../model/required.ts';
import { pathOf, type Site, versionsOf } from '../model/site.ts';
import { placeholderMark } from '../pipeline/checks/placeholder-texts/check.ts';
import { withItem, withValue } from './json-text.ts';
import type { Plan } from './plan.ts';
import { schemaPath } from './plan-new-page.ts';

/**
 * Plans a copy of a page at another route, in all languages. Its title and description, which no
 * two pages share, wait to be written.
 */
export function planPageCopy(site: Site, root: string, from: string, to: string): Plan {
  const plan: Plan = new Map();
  for (const { source, language } of versionsOf(site, from)) {
    const file = pageFile(to, language);
    // An address belongs to one page.
    let text = source.has('/slug') ? withValue(source.text, '/slug', undefined) : source.text;
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
    for (const { kind, value, pointer, source: where } of site.references) {
      const { path, section } = parseTarget(value);
      if (where === source && kind === 'target' && path === pathOf(from))
        text = withValue(text, pointer, pathOf(to) + (section && `#${section}`));
    }
    plan.set(file, text);
  }
  return plan;
}

/** Plans a copy of a section, right below it, in all languages of its page. */
export function planSectionCopy(site: Site, route: string, from: string, to: string): Plan {
  return new Map(
    versionsOf(site, route).flatMap(({ source }) => {
      const index = source.value.sections.findIndex(({ id }) => id === from);
      if (index < 0) return [];
      // As it is written: the value of the source has defaults filled in.
      const written: typeof source.value = JSON.parse(source.text);
      const copy = { ...written.sections[index], id: to };
      return [[source.file, withItem(source.text, '/sections', copy, index + 1)] as const];
    }),
  );
}

/** Plans a copy of a file of the public folder. */
export const planPictureCopy = async (site: Site, from: string, to: string): Promise<Plan> =>
  new Map([
    [publicFile(to), await required(site.files.publicFiles.get(from), `file at ${from}`)()],
  ]);
