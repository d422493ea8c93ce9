import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { readTime } from './page-times.ts';

/**
 * A time as a page's file has it, as people of a language say it, in its own time zone:
 * `2026-11-23T09:00-03:00` is `23 November 2026 at 09:00 (UTC-3)`.
 * @returns what is no such time, as it is written
 */
export function timeLabel(written: string, language: ToolLanguage): string {
  const instant = readTime(written);
  if (typeof instant !== 'number') return written;
  const [, sign = '', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(written) ?? [];
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  // Node 20 knows no time zones by their offset: the clock there is that of UTC, moved.
  const clock = new Intl.DateTimeFormat(createTranslator(language)('languageTag'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(instant + offset * 60_000);
  const zone = offset === 0 ? '' : sign + Number(hours) + (Number(minutes) ? `:${minutes}` : '');
  return `${clock} (UTC${zone})`;
}
