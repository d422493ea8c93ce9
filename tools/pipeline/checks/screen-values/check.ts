import { error } from '../../../model/problem.ts';
import { inScreens } from '../in-screens.ts';

/** The screens whose lines go from 0 to 100, from side to side or from foot to top. */
const inPercent = new Set(['changes', 'ribbons']);
/** The screens that have a column for each value. */
const withColumns = new Set(['cohort', 'ribbons']);

/** The values of a product screen fit it: none leaves its line, and each has a column. */
export const check = inScreens((source, { screen = 'score', series = [], columns = [] }, pointer) =>
  series.flatMap(({ label, values }, group) =>
    values.flatMap((value, index) => {
      const place = () => source.at(`${pointer}/series/${group}/values/${index}`);
      if (inPercent.has(screen) && value > 100)
        return error('screen/value-over', place(), { label, value: `${value}` });
      if (withColumns.has(screen) && index === columns.length) {
        const counts = { values: `${values.length}`, columns: `${columns.length}` };
        return error('screen/value-without-column', place(), { label, ...counts });
      }
      return [];
    }),
  ),
);
