import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { startOfFile } from '../../../model/problem.ts';
import type { SiteFiles } from '../../../model/site.ts';
import { breadcrumbOf } from '../../../report/breadcrumb.ts';
import type { EditRequest, SectionEdit } from '../../protocol/edits.ts';

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
  const text = new TextDecoder().decode(files.json.get(first.file));
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
