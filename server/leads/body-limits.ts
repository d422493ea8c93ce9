import type { ResolvedForm } from '../../src/lib/page-data.ts';
import type { FormsByLanguage } from './forms.ts';

/** How large a body may be: bytes, and fields in it. */
export type BodyLimits = { bytes: number; fields: number };

/** What every form may send, and the most that any may. */
const least: BodyLimits = { bytes: 16 * 1024, fields: 40 };
const most: BodyLimits = { bytes: 256 * 1024, fields: 1_000 };

/** What a form sends beside its fields: its name and language, its page's address and so on. */
const beside: BodyLimits = { bytes: 4 * 1024, fields: 10 };

/** A character takes nine bytes at most: three of UTF-8, each as a percent sign and two digits. */
const bytesPerCharacter = 9;

/** What a site's largest form may send at most: no sound lead is too large to be taken. */
export function bodyLimitsOf(forms: FormsByLanguage): BodyLimits {
  const all = [...forms.values()].flatMap((ofLanguage) => [...ofLanguage.values()]);
  const within = (key: keyof BodyLimits, sizeOf: (form: ResolvedForm) => number) =>
    Math.min(most[key], Math.max(least[key], ...all.map((form) => sizeOf(form) + beside[key])));
  return {
    bytes: within('bytes', bytesOf),
    fields: within('fields', ({ fields, hidden }) => fields.length + hidden.length),
  };
}

function bytesOf({ fields, hidden }: ResolvedForm): number {
  const texts = [
    ...fields.map(({ name, maxLength = 0 }) => name.length + maxLength),
    ...hidden.map(({ name, value }) => name.length + value.length),
  ];
  return texts.reduce((sum, characters) => sum + characters * bytesPerCharacter, 0);
}
