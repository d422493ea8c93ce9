import type { PanelSchema } from '../../protocol/panel-schema.ts';

const holdsPicture = ({ properties }: PanelSchema): boolean =>
  properties?.src?.control === 'picture';

/** Whether a value is a picture, or a list of what begins with one. */
function isPicture(schema: PanelSchema | undefined): boolean {
  const [first] = Object.values(schema?.items?.properties ?? {});
  return schema !== undefined && (holdsPicture(schema) || (first ? holdsPicture(first) : false));
}

/** The properties of a section: the picture that it has first, since it is about that. */
export const picturedFirst = (
  properties: Record<string, PanelSchema>,
  section: Record<string, unknown>,
): [string, PanelSchema][] => {
  const rank = (key: string) => Number(section[key] !== undefined && isPicture(properties[key]));
  return Object.entries(properties).toSorted(([one], [next]) => rank(next) - rank(one));
};
