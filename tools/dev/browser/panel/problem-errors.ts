import type { ErrorSchema } from '@rjsf/utils';
import { pointerParts, valueAtPointer } from '../../../model/json-pointer.ts';
import type { PlacedProblem } from '../../protocol/edits.ts';
import type { PanelSubject, PanelVersion } from '../../protocol/panel.ts';
import type { PanelSchema } from '../../protocol/panel-schema.ts';
import type { PanelTexts } from '../../protocol/panel-texts.ts';
import { pointerTo } from './pointer-to.ts';

/** Problems where they are shown; `count` is in how many fields, of which languages are several. */
type PlacedErrors = {
  errors: ErrorSchema<unknown>;
  others: PlacedProblem[];
  count: number;
};

/**
 * The problems of what is edited, each at its field, and of a text in its language alone: in the
 * check's own words, but where nothing is written yet.
 * @param draft what is in the fields
 * @param isHeld whether nothing is to be said of a field yet, by its path
 */
export function errorsAtFields(
  { versions, schema }: PanelSubject,
  draft: unknown,
  problems: PlacedProblem[],
  { needed }: Pick<PanelTexts, 'needed'>,
  isHeld: (path: (string | number)[]) => boolean = () => false,
): PlacedErrors {
  const errors: ErrorSchema<unknown> = {};
  const fields = new Set<string>();
  const others = problems.filter((problem) => {
    const version = versions.find((each) => isWithin(problem, each));
    if (!version) return true;
    const parts = pointerParts(problem.pointer.slice(version.pointer.length));
    const { path, isText } = fieldPath(schema, parts, version.language);
    if (isHeld(path)) return false;
    const isInAll = versions.every((each) =>
      problems.some((other) => isWithin(other, each) && other.message === problem.message),
    );
    const name = isText || isInAll ? '' : `${version.name}: `;
    const isEmpty = valueAtPointer(draft, pointerTo(path)) === '';
    const words = isEmpty ? needed : `${problem.message} ${problem.hint}`;
    const place = placeIn(errors, path);
    place.__errors = [...new Set([...(place.__errors ?? []), name + words])];
    fields.add(path.join('/'));
    return false;
  });
  return { errors, others, count: fields.size };
}

const isWithin = ({ file, pointer }: PlacedProblem, version: PanelVersion): boolean =>
  file === version.file && `${pointer}/`.startsWith(`${version.pointer}/`);

/** The path of the field that shows a value of a language: a text has one in each language. */
export function fieldPath(schema: PanelSchema, parts: string[], language: string) {
  let part: PanelSchema | undefined = schema;
  const path: string[] = [];
  for (const key of parts) {
    if (part?.control === 'text') break;
    path.push(key);
    part = part?.items ?? part?.properties?.[key];
  }
  const isText = part?.control === 'text';
  return { path: isText ? [...path, language] : path, isText };
}

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
