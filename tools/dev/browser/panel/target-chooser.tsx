import { type ChooserProps, problemAttributes } from './chooser-props.ts';
import { contextOf } from './panel-context.ts';

/** The list of every page and section that a link may lead to; the panel has it once. */
export const targetListId = 'panel-targets';

/** Where a link leads: typed, or chosen from every page and section by its name. */
export function TargetChooser({ props, id, value, choose }: ChooserProps<string>) {
  const { choices } = contextOf(props);
  const found = choices.targets.find(({ to }) => to === value);
  return (
    <>
      <input
        id={id}
        value={value ?? ''}
        list={targetListId}
        {...problemAttributes(props)}
        onChange={({ target }) => choose(target.value || (props.required ? '' : undefined))}
      />
      {found && <p className="help">→ {found.title}</p>}
    </>
  );
}
