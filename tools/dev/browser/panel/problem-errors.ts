import type { ErrorSchema } from '@rjsf/utils';
import { pointerParts } from '../../../model/json-pointer.ts';
import type { PlacedProblem } from '../../protocol/edits.ts';
import type { PanelSubject, PanelVersion } from '../../protocol/panel.ts';

/** The problems of what is edited, each at its field, in the check's own words. */
export function errorsAtFields(
  { versions }: PanelSubject,
  problems: PlacedProblem[],
): { errors: ErrorSchema<unknown>; others: PlacedProblem[] } {
  const errors: ErrorSchema<unknown> = {};
  const others = problems.filter((problem) => {
    const version = versions.find((each) => isWithin(problem, each));
    if (!version) return true;
    const place = placeIn(errors, pointerParts(problem.pointer.slice(version.pointer.length)));
    const isInAll = versions.every((each) =>
      problems.some((other) => isWithin(other, each) && other.message === problem.message),
    );
    const words = `${isInAll ? '' : `${version.name}: `}${problem.message} ${problem.hint}`;
    place.__errors = [...new Set([...(place.__errors ?? []), words])];
    return false;
  });
  return { errors, others };
}

const isWithin = ({ file, pointer }: PlacedProblem, version: PanelVersion): boolean =>
  file === version.file && `${pointer}/`.startsWith(`${version.pointer}/`);

type ErrorPlace = { __errors?: string[] } & { [part: string]: ErrorPlace | string[] | undefined };

function placeIn(errors: ErrorSchema<unknown>, parts: string[]): ErrorPlace {
  let place = errors as ErrorPlace;
  for (const part of parts) {
    const next = place[part];
    const within: ErrorPlace = next && !Array.isArray(next) ? next : {};
    place[part] = within;
    place = within;
  }
  return place;
}
