import type { ToolLanguage } from '../../messages/language.ts';
import { sectionFile } from '../../model/file-paths.ts';
import { valueAtPointer } from '../../model/json-pointer.ts';
import { findBlockSchema } from '../../model/schemas.ts';
import { type PageVersion, type Site, type SiteFiles, versionsOf } from '../../model/site.ts';
import { resolvedTexts, translationsOf } from '../../pipeline/compare/translations.ts';
import { classifyTranslations } from '../../translation/translation-record.ts';
import type { PanelQuery, PanelSubject, PanelVersion } from '../protocol/panel.ts';
import { pageAt } from './page-at.ts';
import { pagePanelSchema, sectionPanelSchema } from './panel-schema.ts';

/**
 * What the panel shows of the page at an address: one of its sections, or, without an id, its own
 * settings.
 * @param files as they are edited: the values are those that are written, without any default
 * @returns undefined where no page, or no section of a known block, is there
 */
export function panelSubject(
  site: Site,
  files: SiteFiles,
  { address, section }: PanelQuery,
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
    type,
    schema: type ? sectionPanelSchema(type, language) : pagePanelSchema(language),
    versions,
    missing: languages.map(({ code }) => code).filter((code) => !known.includes(code)),
    stale: staleTexts(site, versions),
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

/** What a file says; undefined where it is no JSON. */
function writtenValue({ json }: SiteFiles, file: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json.get(file)));
  } catch {
    return undefined;
  }
}

/** The translated texts whose original has changed since they were translated. */
function staleTexts(site: Site, versions: PanelVersion[]): PanelSubject['stale'] {
  return translationsOf(site).flatMap((translation) => {
    const { target, record } = translation;
    const version = versions.find(({ file }) => file === target.file);
    if (!version || !record) return [];
    const { language, pointer: start } = version;
    const pairs = resolvedTexts(site, translation);
    const statusOf = classifyTranslations(record, pairs);
    return pairs
      .filter((pair) => statusOf(pair) === 'outdated' && pair.pointer.startsWith(`${start}/`))
      .map(({ pointer }) => ({ language, pointer: pointer.slice(start.length) }));
  });
}
