import { blankValue } from '../../protocol/blank-value.ts';
import type { PanelSchema } from '../../protocol/panel-schema.ts';
import { contextOf, type PanelFieldProps } from './panel-context.ts';

/** What a value is that somebody adds beside a field of the panel. */
export const blank = (schema: PanelSchema, props: PanelFieldProps, neighbour?: unknown) => {
  const { subject, choices } = contextOf(props);
  const languages = subject.languages.map(({ code }) => code);
  return blankValue(schema, languages, choices, neighbour);
};

/** A value that needs a neighbour brings it along, so that choosing it is no fault yet. */
export function withBrought(
  props: PanelFieldProps & { formData: Record<string, unknown> },
  key: string,
) {
  const { schema, formData, fieldPathId, onChange } = props;
  const brings = (schema.properties?.[key] as PanelSchema | undefined)?.brings;
  if (!brings) return onChange;
  return ((value, path, ...others) => {
    const name = brings[String(value)];
    const brought = name === undefined ? undefined : (schema.properties?.[name] as PanelSchema);
    if (name === undefined || !brought || formData[name] !== undefined)
      return onChange(value, path, ...others);
    const added = blank({ ...brought, minItems: 2 }, props);
    return onChange({ ...formData, [key]: value, [name]: added }, fieldPathId.path);
  }) as typeof onChange;
}
