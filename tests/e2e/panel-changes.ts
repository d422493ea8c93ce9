import type { ValueEdit } from '../../tools/dev/protocol/edits.ts';
import { languages } from '../blocks/example-site.ts';
import { copyOf } from './panel-examples.ts';
import type { Control, PanelFields } from './panel-fields.ts';

/** What is written with a control; what is picked among drawings is known once that is done. */
export type Change = { control: Control; value: string };

/** The place of a control: a text's language, and the pointer. */
export function placeOf({ id }: Control): { language?: string; pointer: string } {
  const [, path = '', language] = /^root_(.*?)(?:-([a-z]{2}))?$/.exec(id) ?? [];
  return { pointer: `/${path.replaceAll('_', '/')}`, ...(language && { language }) };
}

/** What is another on disk after a change, by place: a text in its language, else in all. */
export function changedBy({ control, value }: Change): [place: string, value: string][] {
  const { language, pointer } = placeOf(control);
  return (language ? [language] : languages).map((each) => [`${each} ${pointer}`, value]);
}

/** What may be written in the place of a value, one after the other until one is taken. */
export function othersFor(control: Control): string[] {
  return candidates(control).filter((each) => each !== '' && each !== control.value);
}

function candidates({ id, kind, value, others }: Control): string[] {
  const number = Number(value);
  if (kind === 'drawing') return ['?'];
  if (kind === 'text') return [`${value} É`];
  if (kind === 'number') return [number + 1, number - 1, number * 2].map(String);
  if (kind === 'select') return others;
  if (id.endsWith('_to')) return ['/about/us', '/'];
  if (id.endsWith('_currency')) return ['USD', 'EUR'];
  const isFile = value.startsWith('/') && copyOf(value) !== value;
  return isFile ? [copyOf(value)] : [`${value}2`, value.replace(/\d/, '3')];
}

/**
 * Makes changes with the controls, drawings first. Where some are refused, the panel sends the
 * others once more.
 * @returns what was made of them, with what was picked, and which of it the server took
 */
export async function makeChanges(fields: PanelFields, changes: Change[]) {
  const picked = changes.filter(({ control }) => control.kind === 'drawing');
  const written = changes.filter(({ control }) => control.kind !== 'drawing');
  const isOf =
    ({ control }: Change) =>
    ({ file, pointer }: ValueEdit) => {
      const { language = languages[0], pointer: own } = placeOf(control);
      // The section's id may have changed before.
      const isAt = pointer.replace(/^\/sections\/#[^/]+/, '') === own;
      return isAt && file.endsWith(`/${language}.json`);
    };
  const made: Change[] = [...written];
  const taken = await fields.sent(
    async () => {
      for (const { control } of picked)
        made.push({ control, value: await fields.pick(control.id) });
      await fields.write(written.map(({ control, value }) => [control.id, value]));
    },
    (edits) => edits.some(isOf([...picked, ...written].at(-1)!)),
  );
  return { made, taken: made.filter((change) => taken.some(isOf(change))) };
}
