import { askedFields } from '../../../src/forms/asked-fields.ts';
import type { ResolvedField } from '../../../src/lib/page-data.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import type { Site } from '../../model/site.ts';
import { formsByLanguage } from '../../pipeline/resolve/resolve-forms.ts';
import { escapeHtml } from './escape-html.ts';

const style = `
body{
  font:16px/1.6 system-ui,sans-serif;
  max-width:40rem;margin:3rem auto;padding:0 1rem}
h1{font-size:1.5rem}
dt{font-weight:600;margin-top:.75rem}
dd{margin:0;white-space:pre-wrap}`;

/**
 * What a form is answered with while its page is edited: that nothing was sent, and what a
 * published site would keep.
 */
export function testAnswer(
  site: Site | undefined,
  sent: URLSearchParams,
  language: ToolLanguage,
): { content: string; type: string } {
  const t = createTranslator(language);
  const form = sent.get('form') ?? '';
  const forms = site && formsByLanguage(site).get(sent.get('lang') ?? '');
  const fields = forms?.get(form)?.fields ?? [];
  const kept = askedFields(fields, Object.fromEntries(sent)).flatMap((field) => {
    const value = sent.get(field.name)?.trim();
    return value ? [`<dt>${escapeHtml(field.label)}</dt><dd>${shown(field, value)}</dd>`] : [];
  });
  const content = `<!doctype html><html lang="${t('languageTag')}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${t('dev.notSent')}</title>
<style>${style}</style><h1>${t('dev.notSent')}</h1>
<p>${escapeHtml(t('dev.wouldBeKept', { form }))}</p><dl>${kept.join('')}</dl>`;
  return { content, type: 'text/html' };
}

/** A value as the inbox has it; of an option its text, too. */
function shown({ options }: ResolvedField, value: string): string {
  const label = options?.find((option) => option.value === value)?.label;
  return escapeHtml(label === undefined ? value : `${label} (${value})`);
}
