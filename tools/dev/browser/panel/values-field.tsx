import { problemAttributes } from './chooser-props.ts';
import type { PanelFieldProps } from './panel-context.ts';

type Props = { props: PanelFieldProps; id: string; choose: (value: unknown) => void };

/** One value or several, one a line; one alone is written without a list. */
export function ValuesField({ props, id, choose }: Props) {
  const lines = [props.formData ?? []].flat().map(String);
  const write = (text: string) => {
    const values = text === '' ? [] : text.split('\n');
    choose(values.length > 1 ? values : (values[0] ?? (props.required ? '' : undefined)));
  };
  return (
    <textarea
      id={id}
      rows={2}
      value={lines.join('\n')}
      {...problemAttributes(props)}
      onChange={({ target }) => write(target.value)}
    />
  );
}
