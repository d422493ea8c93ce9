import type { ToolLanguage } from '../../../messages/language.ts';
import { fileKindOf, pageFile } from '../../../model/file-paths.ts';
import { startOfFile } from '../../../model/problem.ts';
import type { Site, SiteFiles } from '../../../model/site.ts';
import { placeNames } from '../../../report/breadcrumb.ts';
import type { EditRequest, ValueEdit } from '../../protocol/edits.ts';
import { pageAt } from '../page-at.ts';
import { readingLanguage } from '../reading-language.ts';
import { sectionSentence } from './change-sentence.ts';
import { pointerNow } from './value-edits.ts';

/**
 * Where on which page something was asked for, by route, each place once: what leads to it, in
 * people's words, as the page says it now in the editor's language.
 */
export function changedPlaces(
  requests: readonly EditRequest[],
  site: Site | undefined,
  content: SiteFiles,
  language: ToolLanguage,
): Map<string, string[][]> {
  const found = new Map<string, Map<string, string[]>>();
  const add = (route: string | undefined, place: string[]) => {
    if (route === undefined || place.length === 0) return;
    found.set(route, (found.get(route) ?? new Map()).set(place.join('\n'), place));
  };
  for (const request of requests) {
    if ('section' in request) {
      const route = site && pageAt(site, request.section.address)?.route;
      add(route, [sectionSentence(request.section, language)]);
    }
    if (!('values' in request)) continue;
    for (const edit of request.values) {
      const kind = fileKindOf(edit.file);
      if (site && kind?.schema === 'page')
        add(kind.route, placeOf(edit, kind.route, site, content, language));
    }
  }
  return new Map([...found].map(([route, places]) => [route, [...places.values()]]));
}

function placeOf(
  { file, pointer }: ValueEdit,
  route: string,
  site: Site,
  content: SiteFiles,
  language: ToolLanguage,
): string[] {
  const read = pageFile(route, readingLanguage(site, language));
  const shown = content.json.has(read) ? read : file;
  const now = pointerNow(content, shown, pointer);
  const text = new TextDecoder().decode(content.json.get(shown));
  return now === undefined
    ? []
    : placeNames({ ...startOfFile(shown), pointer: now }, text, language);
}
