import { blankValue } from '../../protocol/blank-value.ts';
import { partOf } from '../../protocol/merge-languages.ts';
import type { PanelSchema } from '../../protocol/panel-schema.ts';
import { contextOf, type PanelFieldProps } from './panel-context.ts';

type Group = Record<string, unknown>;

/** What a value is that somebody adds beside a field of the panel. */
export const blank = (schema: PanelSchema, props: PanelFieldProps, neighbour?: unknown) => {
  const { subject, choices } = contextOf(props);
  const languages = subject.languages.map(({ code }) => code);
  return blankValue(schema, languages, choices, neighbour);
};

/** Whether a property is brought by a choice beside it alone, and that is not chosen. */
export const waitsForChoice = (
  { properties = {} }: Pick<PanelSchema, 'properties'>,
  key: string,
  group: Group,
): boolean => {
  const bringers = Object.entries(properties).filter(([, { brings = {} }]) =>
    Object.values(brings).includes(key),
  );
  return (
    bringers.length > 0 &&
    !bringers.some(([name, { brings = {} }]) => brings[String(group[name])] === key)
  );
};

/**
 * A value that needs a neighbour brings it along, so that choosing it is no fault yet; what a
 * former one brought goes again as long as nobody wrote it. One that fills its group does so.
 */
export function withBrought(props: PanelFieldProps & { formData: Group }, key: string) {
  const { schema, formData, fieldPathId, onChange } = props;
  const property = schema.properties?.[key] as PanelSchema | undefined;
  const { brings, fills } = property ?? {};
  if (!brings && !fills) return onChange;
  const { mark } = contextOf(props).choices;
  return ((value, path, ...others) => {
    const fill = fills?.[String(value)];
    if (fill) return onChange(filledGroup(formData, fill, mark), fieldPathId.path);
    const name = brings?.[String(value)];
    const idle = Object.values(brings ?? {}).find(
      (each) => each !== name && isUnwritten(formData[each], mark),
    );
    const brought = name === undefined ? undefined : (schema.properties?.[name] as PanelSchema);
    const isToCome = name !== undefined && brought && formData[name] === undefined;
    if (!idle && !isToCome) return onChange(value, path, ...others);
    const { [idle ?? '']: _idle, ...kept } = formData;
    const added = isToCome && { [name]: blank({ ...brought, minItems: 2 }, props) };
    return onChange({ ...kept, [key]: value, ...added }, fieldPathId.path);
  }) as typeof onChange;
}

/** What somebody has said of a field stays, whatever its role; its words, once written. */
const ownOfField = ['shown', 'showIf', 'step', 'helper'];

/** A group as one of its choices makes it. */
function filledGroup(group: Group, fill: Group, mark: string): Group {
  const kept = isUnwritten(group.label, mark) ? ownOfField : [...ownOfField, 'name', 'label'];
  const own = kept.flatMap((key) => (group[key] === undefined ? [] : [[key, group[key]]]));
  return { ...fill, ...Object.fromEntries(own) };
}

/** Whether a text, or each item of a list, is there and still waits to be written. */
function isUnwritten(value: unknown, mark: string): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.every((item) => isUnwritten(partOf(item, 'label'), mark));
  return Object.values(value ?? {}).every((text) => text === '' || String(text).startsWith(mark));
}
