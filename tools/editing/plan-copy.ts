import { parseTarget } from '../../src/lib/links.ts';
import { pageFile, publicFile } from '../model/file-paths.ts';
import { required } from '../model/required.ts';
import { pathOf, type Site, versionsOf } from '../model/site.ts';
import { placeholderMark } from '../pipeline/checks/placeholder-texts/check.ts';
import { withValue } from './json-text.ts';
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
    let text = source.text;
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
      if (where !== source || kind !== 'target') continue;
      const { path, section } = parseTarget(value);
      if (path === pathOf(from))
        text = withValue(text, pointer, pathOf(to) + (section && `#${section}`));
    }
    plan.set(file, text);
  }
  return plan;
}

/** Plans a copy of a file of the public folder. */
export const planPictureCopy = async (site: Site, from: string, to: string): Promise<Plan> =>
  new Map([
    [publicFile(to), await required(site.files.publicFiles.get(from), `file at ${from}`)()],
  ]);
