import { expect, test } from 'vitest';
import { timeLabel } from '../../tools/model/time-label.ts';

test.each([
  ['2026-11-23T09:00-03:00', 'pt', '23 de novembro de 2026 às 09:00 (UTC-3)'],
  ['2026-11-23T09:00-03:00', 'en', '23 November 2026 at 09:00 (UTC-3)'],
  ['2026-11-23T09:00-03:00', 'es', '23 de noviembre de 2026 a las 9:00 (UTC-3)'],
  ['2026-12-31T23:30:00Z', 'en', '31 December 2026 at 23:30 (UTC)'],
  ['2026-12-31T23:30+05:30', 'en', '31 December 2026 at 23:30 (UTC+5:30)'],
  ['2026-12-31T23:30-00:00', 'en', '31 December 2026 at 23:30 (UTC)'],
  ['2026-12-31T23:30', 'en', '2026-12-31T23:30'],
  ['tomorrow at nine', 'en', 'tomorrow at nine'],
])('%s in %s', (written, language, said) => {
  expect(timeLabel(written, language)).toBe(said);
});
