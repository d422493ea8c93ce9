import type { PageTexts } from '../../protocol/text-marks.ts';
import { textAttribute } from './marked-texts.ts';

/** The place of a text that is written in the panel, which the page is to show. */
export type FieldPlace = { file: string; pointer: string };

/** The window's event with the place of the text whose field got the focus. */
export const fieldFocused = 'panel:field';

/** Brings a text of the page into view that is written elsewhere, where it is out of sight. */
export function showText(place: FieldPlace, texts: PageTexts['editableTexts']): void {
  const number = Object.entries(texts).find(
    ([, text]) => text.file === place.file && text.pointer === place.pointer,
  )?.[0];
  const shown = document.querySelector(`main [${textAttribute}="${number}"]`);
  const { top = 0, bottom = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
  if (height === 0 || (top >= heightOf('header') && bottom <= lowestSeen())) return;
  const away = (top + bottom - heightOf('header') - lowestSeen()) / 2;
  scrollBy({ top: away, behavior: 'instant' });
}

const heightOf = (name: string): number =>
  document.querySelector(`#root ${name}`)?.getBoundingClientRect().height ?? 0;

/** What lies over the page's foot: the bar, and on a narrow window the panel below it. */
const lowestSeen = (): number =>
  document.querySelector('edit-bar')?.getBoundingClientRect().top ?? innerHeight;
