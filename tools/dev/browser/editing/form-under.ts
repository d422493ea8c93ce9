import { fileKindOf } from '../../../model/file-paths.ts';
import type { PartName } from '../../protocol/site-part.ts';
import type { PageTexts } from '../../protocol/text-marks.ts';
import { textAttribute } from './marked-texts.ts';

/** A form of the site, and of its field that is meant the place of the name; empty without one. */
export type FormPlace = { part: PartName; text: string };

/**
 * The form of the page's main part that an element belongs to, at the field that it belongs to: the
 * nearest whose name the page shows. Buttons and links do what they do elsewhere.
 */
export function formUnder(
  target: Element,
  texts: PageTexts['editableTexts'],
): FormPlace | undefined {
  const form = target.closest('main form');
  if (!form || target.closest('a, button, summary')) return undefined;
  const text = texts[Number(nearestName(target, form))];
  const kind = text && fileKindOf(text.file);
  if (text && kind?.schema === 'form') return { part: `form/${kind.name}`, text: text.pointer };
  const name = form.querySelector<HTMLInputElement>('input[name=form]')?.value;
  return name === undefined ? undefined : { part: `form/${name}`, text: '' };
}

/** The number of the first text in what is closest around an element, within its form. */
function nearestName(target: Element, form: Element): string | null | undefined {
  for (let place: Element | null = target; place && place !== form; place = place.parentElement) {
    const named = place.matches(marked) ? place : place.querySelector(marked);
    if (named) return named.getAttribute(textAttribute);
  }
  return undefined;
}

const marked = `[${textAttribute}]`;
