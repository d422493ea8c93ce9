import { warning } from '../../../model/problem.ts';
import { figuresIn } from '../../compare/figures.ts';
import { inScreens } from '../in-screens.ts';

/**
 * What the text for those who do not see a product screen says is what the screen shows: one
 * problem a screen, with the figures that the screen does not have.
 */
export const check = inScreens((source, { alt = '', ...drawn }, pointer) => {
  const shown = new Set(textsIn(drawn).flatMap(figuresIn));
  const strange = figuresIn(alt).filter((figure) => !shown.has(figure));
  if (strange.length === 0) return [];
  const params = { figures: strange.join(', ') };
  return [warning('text/alt-figures', source.at(`${pointer}/alt`), params)];
});

/** The texts and numbers within a value, as texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
