import type { PageData } from '../../../src/lib/page-data.ts';
import { parseFormula } from '../../model/formula/parse-formula.ts';
import type { Reference } from '../../model/site.ts';

/** The formulas among what a page names, read, by what is written; nothing where there are none. */
export function formulasOf(references: Reference[]): Pick<PageData, 'formulas'> {
  const formulas = references.flatMap(({ kind, value }) => {
    const { formula } = kind === 'formula' ? parseFormula(value) : {};
    return formula === undefined ? [] : [[value, formula] as const];
  });
  return formulas.length > 0 ? { formulas: Object.fromEntries(formulas) } : {};
}
