import type { SharedSection } from '../../src/generated/types.ts';
import { type PageVersion, type Site, usesOf, versionsOf } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { withValue } from './json-text.ts';
import type { Plan } from './plan.ts';

/**
 * Plans a page's own copy of a shared section, in the same place, in all languages, with what its
 * files say of its translation. A shared section that nobody uses then is removed.
 * @param id the section's id in the page
 * @returns undefined where that section is not shared
 */
export function planDetach(site: Site, route: string, id: string): Plan | undefined {
  const plan: Plan = new Map();
  const detached: SourceFile<SharedSection>[] = [];
  for (const page of versionsOf(site, route)) {
    const index = page.source.value.sections.findIndex((section) => section.id === id);
    const shared = page.shared.get(index);
    if (!shared) continue;
    detached.push(shared);
    plan.set(page.written.file, withOwnSection(page, index, shared, id));
  }
  if (detached.length === 0) return undefined;
  const [name, versions] =
    [...site.sections].find(([, all]) =>
      [...all.values()].some((each) => detached.includes(each)),
    ) ?? [];
  const uses = [...(versions?.values() ?? [])].flatMap((source) => usesOf(site, source));
  if (name !== undefined && uses.length === detached.length)
    for (const source of versions?.values() ?? []) plan.set(source.file, undefined);
  return plan;
}

function withOwnSection(
  { written }: PageVersion,
  index: number,
  shared: SourceFile<SharedSection>,
  id: string,
): string {
  // As it is written: the value of the source has defaults filled in.
  const file: SharedSection = JSON.parse(shared.text);
  const { type, id: _none, ...content } = file.section;
  let text = withValue(written.text, `/sections/${index}`, { type, id, ...content });
  const records = Object.values(file.translatedFrom ?? {});
  if (records.length > 0) text = withValue(text, `/translatedFrom/${id}`, records.join(' '));
  for (const [kind, places] of Object.entries(file.languageExceptions ?? {}))
    for (const [place, reason] of Object.entries(places))
      text = withValue(
        text,
        `/languageExceptions/${kind}/${place.replace(/^[^/]+/, id).replaceAll('/', '~1')}`,
        reason,
      );
  return text;
}
