import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { fileKindOf, pageFile } from '../../../model/file-paths.ts';
import { valueAtPointer } from '../../../model/json-pointer.ts';
import { startOfFile } from '../../../model/problem.ts';
import type { SiteFiles } from '../../../model/site.ts';
import { breadcrumbOf } from '../../../report/breadcrumb.ts';
import type { EditRequest, SectionEdit, ValueEdit } from '../../protocol/edits.ts';
import { parseJson } from '../parse-json.ts';

/**
 * What a change does, in people's words: where its first value is, or what is done to which
 * section.
 * @param files the site's files before it, in which what goes still has its name
 */
export function changeSentence(
  request: EditRequest,
  files: SiteFiles,
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  if ('section' in request) {
    const done = sectionSentence(request.section, language);
    return t('edit.sectionChange', { address: request.section.address, done });
  }
  if ('page' in request) return t('edit.pageChange', { address: request.page.route });
  if ('form' in request) return t('edit.formChange', { name: request.form.name });
  const [first] = request.values;
  if (!first) return '';
  const text = textForNames(first, files, language);
  const place = { ...startOfFile(first.file), pointer: first.pointer };
  const more = request.values.length - 1;
  return t('edit.valueChange', { place: breadcrumbOf(place, text, language), more });
}

/** What is done to a section, without its page. */
export function sectionSentence(
  { action, section, type = '', place }: SectionEdit,
  language: ToolLanguage,
): string {
  const done = action === 'add' && place === 'first' ? place : action;
  return createTranslator(language)('edit.sectionDone', { action: done, section, type });
}

/**
 * The file of a value, for the names of what it is in: the same page in the language of the tools,
 * where the section that stands there is the same.
 */
function textForNames(
  { file, pointer }: ValueEdit,
  { json }: SiteFiles,
  language: ToolLanguage,
): string {
  const read = (name: string) => new TextDecoder().decode(json.get(name));
  const kind = fileKindOf(file);
  const own = kind?.schema === 'page' ? pageFile(kind.route, language) : file;
  const section = /^\/sections\/\d+/.exec(pointer)?.[0];
  if (own === file || section === undefined || !json.has(own)) return read(file);
  const [one, other] = [file, own].map((name) =>
    valueAtPointer(parseJson(read(name)), `${section}/id`),
  );
  return one === other ? read(own) : read(file);
}
