import { alignColumns } from '../../../../server/inbox/lead-table.ts';
import { type CountKey, countKeys, type LeadCount } from '../../../../server/store/lead-origin.ts';
import { stripControlCharacters } from '../../../messages/printable.ts';
import { createTranslator, type Translate } from '../../../messages/translate.ts';
import { toCsv } from '../../../model/csv.ts';
import { UsageError } from '../../usage-error.ts';
import type { LeadAction } from './lead-action.ts';

/** What is counted by unless something else is asked for. */
const usualKeys = 'page,campaign';

const maxDays = 3650;

/** How counts are written: for people, for a spreadsheet, for programs. */
const formats: Record<string, (keys: CountKey[], counts: LeadCount[], t: Translate) => string> = {
  text: (keys, counts, t) =>
    alignColumns([
      [...keys.map((key) => t(`inbox.origin.${key}`)), t('inbox.leads')],
      ...counts.map(({ values, count }) => [
        ...values.map((value) => stripControlCharacters(value) || '-'),
        String(count),
      ]),
    ]),
  csv: (keys, counts) =>
    toCsv([
      [...keys, 'count'],
      ...counts.map(({ values, count }) => [...values, String(count)]),
    ]).trimEnd(),
  json: (keys, counts) =>
    JSON.stringify(
      counts.map(({ values, count }) => ({
        ...Object.fromEntries(keys.map((key, index) => [key, values[index]])),
        count,
      })),
      null,
      2,
    ),
};

/** `npm run leads -- --by page,campaign`: how many leads came from where. */
export const count: LeadAction = {
  options: ['by', 'days', 'format'],
  async run({ by = usualKeys, days, format = 'text' }, language, store) {
    const t = createTranslator(language);
    const keys = countKeysOf(String(by), t);
    const write = Object.hasOwn(formats, String(format)) ? formats[String(format)] : undefined;
    if (!write) throw unknown('--format', String(format), Object.keys(formats).join(', '), t);
    if (!store) return 0;
    const counts = await store.countBy(keys, firstDay(days, t));
    console.log(write(keys, counts.sort(inOrderOf(keys)), t));
    return 0;
  },
};

/** The keys of a list; the name of a campaign parameter may stand without its `utm_`. */
function countKeysOf(list: string, t: Translate): CountKey[] {
  const names = list.split(',').map((name) => name.trim());
  return [...new Set(names)].map((name) => {
    const key = countKeys.find((each) => each === name || each === `utm_${name}`);
    if (!key) throw unknown('--by', name, countKeys.join(', ').replaceAll('utm_', ''), t);
    return key;
  });
}

/** The beginning of so many days, today included; nothing where none are named. */
function firstDay(days: unknown, t: Translate): Date | undefined {
  if (days === undefined) return undefined;
  const wanted = Number(days);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > maxDays)
    throw unknown('--days', String(days), `1–${maxDays}`, t);
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - wanted + 1);
}

/** Days in their order, and else what has the most leads first. */
function inOrderOf(keys: CountKey[]) {
  const day = keys.indexOf('day');
  return (one: LeadCount, other: LeadCount) =>
    (one.values[day] ?? '').localeCompare(other.values[day] ?? '') ||
    other.count - one.count ||
    one.values.join().localeCompare(other.values.join());
}

const unknown = (what: string, typed: string, known: string, t: Translate) =>
  new UsageError(t('inbox.unknown', { what, typed, known }));
