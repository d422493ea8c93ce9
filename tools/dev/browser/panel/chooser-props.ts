import type { PanelFieldProps } from './panel-context.ts';

/** What every chooser of one value is given; without a value nothing is chosen. */
export type ChooserProps<Value> = {
  props: PanelFieldProps;
  id: string;
  value: Value | undefined;
  choose: (value: Value | undefined) => void;
};

/** What tells assistive technology of a field's problems. */
export const problemAttributes = ({ rawErrors, fieldPathId }: PanelFieldProps) => ({
  'aria-invalid': Boolean(rawErrors?.length),
  'aria-describedby': rawErrors?.length ? `${fieldPathId.$id}-errors` : undefined,
});
