import { periodOf, readTime } from '../../../model/page-times.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { PageVersion } from '../../../model/site.ts';
import type { Check } from '../check.ts';

/**
 * A page's times are moments that there are, with their zone: without it the server's would count.
 * It goes off after it went out.
 */
export const check: Check = ({ pages }) =>
  pages.filter(({ isValid }) => isValid).flatMap(timeProblems);

function timeProblems({ source }: PageVersion): Problem[] {
  const { publishAt, unpublishAt } = source.value;
  const unreadable = Object.entries({ publishAt, unpublishAt }).flatMap(([key, time]) => {
    const read = time === undefined ? 0 : readTime(time);
    if (typeof read === 'number' || time === undefined) return [];
    const place = source.at(`/${key}`);
    return read === 'zone'
      ? [error('page/time-without-zone', place, { key, time })]
      : [error('page/impossible-time', place, { key, time })];
  });
  const { from, until } = periodOf(source.value);
  return unreadable.length > 0 || from < until || !publishAt
    ? unreadable
    : [error('page/unpublish-first', source.at('/unpublishAt'), { publishAt })];
}
