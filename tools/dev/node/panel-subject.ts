import type { ToolLanguage } from '../../messages/language.ts';
import { sectionFile } from '../../model/file-paths.ts';
import { valueAtPointer } from '../../model/json-pointer.ts';
import { findBlockSchema } from '../../model/schemas.ts';
import { type PageVersion, type Site, type SiteFiles, versionsOf } from '../../model/site.ts';
import type { PanelQuery, PanelSubject, PanelVersion } from '../protocol/panel.ts';
import { pageAt } from './page-at.ts';
import { pageLinks } from './page-links.ts';
import { choiceTitle, pagePanelSchema, sectionPanelSchema } from './panel-schema.ts';
import { staleTexts } from './stale-texts.ts';
import { namedTexts } from './text-uses.ts';
import { writtenValue } from './written-value.ts';

/**
 * What the panel shows of the page at an address: one of its sections, or, without an id, its own
 * settings.
 * @param files as they are edited: the values are those that are written, without any default
 * @returns undefined where no page, or no section of a known block, is there
 */
export function panelSubject(
  site: Site,
  files: SiteFiles,
  { address, section }: Omit<PanelQuery, 'part'>,
  language: ToolLanguage,
): PanelSubject | undefined {
  const page = pageAt(site, address);
  if (!page) return undefined;
  const { languages } = site.config.value;
  const versions = languages.flatMap(({ code, name }): PanelVersion[] => {
    const own = versionsOf(site, page.route).find((version) => version.language === code);
    const place = own && placeOf(own, files, section, code);
    const value = place && valueAtPointer(writtenValue(files, place.file), place.pointer);
    return value ? [{ ...place, language: code, name, value: value as PanelVersion['value'] }] : [];
  });
  const [first] = versions;
  const type = section === '' ? '' : String(first?.value.type);
  if (!first || (type && !findBlockSchema(type))) return undefined;
  const known = versions.map(({ language: code }) => code);
  const isShared = section !== '' && first.pointer === '/section';
  const users = site.pages.filter(({ shared }) =>
    [...shared.values()].some(({ file }) => file === first.file),
  );
  return {
    address,
    section,
    part: '',
    type,
    typeTitle: type && choiceTitle('type', type, language),
    schema: type ? sectionPanelSchema(type, language) : pagePanelSchema(language),
    versions,
    languages: versions.map(({ language: code, name }) => ({ code, name })),
    missing: languages.map(({ code }) => code).filter((code) => !known.includes(code)),
    stale: staleInVersions(site, versions),
    namedTexts: namedTexts(site, versions, language),
    ...(section === '' && { links: pageLinks(site, files, page) }),
    sharedBy: isShared ? users.map(({ path }) => path) : [],
  };
}

/** Where a page's section is written, or the page itself: a shared section has its own file. */
function placeOf(
  { source: { file } }: PageVersion,
  files: SiteFiles,
  id: string,
  language: string,
): { file: string; pointer: string } | undefined {
  if (id === '') return { file, pointer: '' };
  const sections = valueAtPointer(writtenValue(files, file), '/sections');
  const list: Record<string, unknown>[] = Array.isArray(sections) ? sections : [];
  const index = list.findIndex((section) => section.id === id);
  const found = list[index];
  if (found?.type === 'shared')
    return { file: sectionFile(String(found.section), language), pointer: '/section' };
  return found && { file, pointer: `/sections/${index}` };
}

/** The stale texts of what is edited, each at its place in its version. */
export const staleInVersions = (site: Site, versions: PanelVersion[]): PanelSubject['stale'] =>
  staleTexts(site, new Set(versions.map(({ file }) => file))).flatMap(({ file, pointer }) => {
    const version = versions.find((each) => each.file === file);
    return version && pointer.startsWith(`${version.pointer}/`)
      ? [{ language: version.language, pointer: pointer.slice(version.pointer.length) }]
      : [];
  });
