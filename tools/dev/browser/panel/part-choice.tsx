import { blank } from './blank-field.ts';
import { contextOf, type PanelFieldProps } from './panel-context.ts';

type Props = { formData: Record<string, unknown>; chosen: string; onChoose: (key: string) => void };

/** Which of several parts stands; another one takes the place of the former. */
export function PartChoice(props: PanelFieldProps & Props) {
  const { schema, formData, fieldPathId, onChange, chosen, onChoose } = props;
  const { exactlyOne = [], properties = {} } = schema;
  const choose = (key: string) => {
    onChoose(key);
    const { [chosen]: _former, ...others } = formData;
    const part = properties[key];
    if (part) onChange({ ...others, [key]: blank(part, props) }, fieldPathId.path);
  };
  return (
    <label className="choice">
      {contextOf(props).texts.leadsTo}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {exactlyOne.map((key) => (
          <option key={key} value={key}>
            {properties[key]?.title}
          </option>
        ))}
      </select>
    </label>
  );
}
