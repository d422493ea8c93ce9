import type { Section } from '../../../src/generated/types.ts';
import { idsOf } from '../../editing/section-references.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { flattenMessages, parseMessageKey } from '../../model/messages.ts';
import { type PageVersion, type Site, versionsOf } from '../../model/site.ts';
import type { RailSection } from '../protocol/rail.ts';
import { pageAt } from './page-at.ts';
import { choiceTitle } from './panel-schema.ts';
import { sectionIndexAt } from './problem-cards.ts';
import { staleTexts } from './stale-texts.ts';
import { isUnwritten } from './waiting-texts.ts';

/**
 * The sections of the page at an address, in the order of its main version.
 * @param language that of the tools, in which blocks have their names
 */
export function railSections(site: Site, address: string, language: ToolLanguage): RailSection[] {
  const page = pageAt(site, address);
  if (!page) return [];
  const versions = versionsOf(site, page.route);
  const shown = [page, ...versions.filter((version) => version !== page)];
  const stale = staleByLanguage(site, versions);
  const nameOf = (code: string) =>
    site.config.value.languages.find((each) => each.code === code)?.name ?? code;
  return idsOf(site, page.route).flatMap((id): RailSection[] => {
    const found = shown.flatMap((version) => {
      const index = version.source.value.sections.findIndex((section) => section.id === id);
      const section = version.source.value.sections[index];
      return section ? [{ version, section, isShared: version.shared.has(index) }] : [];
    });
    const [first] = found;
    if (!first) return [];
    const having = new Set(found.map(({ version }) => version.language));
    const lacking = versions.filter((version) => !having.has(version.language));
    return [
      {
        id,
        name: choiceTitle('type', first.section.type, language),
        heading: headingOf(site, first.section, first.version.language),
        stale: versions.flatMap((version) =>
          stale.get(version.language)?.has(id) ? [nameOf(version.language)] : [],
        ),
        missing: lacking.map((version) => nameOf(version.language)),
        isUnwritten: isUnwritten(found.map(({ section }) => section)),
        isContact: first.section.type === 'contact',
        isShared: first.isShared,
      },
    ];
  });
}

/** By language, the sections of a page with texts whose original has changed since. */
const staleByLanguage = (site: Site, versions: PageVersion[]): Map<string, Set<string>> =>
  new Map(
    versions.map((version) => {
      const { source, shared, language } = version;
      const idAt = (index: number) => source.value.sections[index]?.id ?? '';
      const placeOf = new Map([...shared].map(([index, { file }]) => [file, index]));
      const found = staleTexts(site, new Set([source.file, ...placeOf.keys()]));
      const indexes = found.map(
        ({ file, pointer }) => placeOf.get(file) ?? sectionIndexAt(pointer),
      );
      return [language, new Set(indexes.map((index) => idAt(index ?? -1)))];
    }),
  );

/** The heading of a section as the page shows it: of one that names a message, that message. */
function headingOf({ messages }: Site, section: Section, language: string): string {
  const { heading = '' } = section as { heading?: string };
  const key = parseMessageKey(heading);
  const source = messages.get(language);
  return (key && source && flattenMessages(source.value).get(key)) || heading;
}
