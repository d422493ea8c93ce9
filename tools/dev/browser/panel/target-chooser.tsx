import { memo, useDeferredValue } from 'react';
import type { PanelChoices } from '../../protocol/panel.ts';
import { type ChooserProps, problemAttributes } from './chooser-props.ts';
import { contextOf } from './panel-context.ts';

/** The list of every page and section that a link may lead to; the panel has it once. */
const targetListId = 'panel-targets';

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

/**
 * What the fields of links offer. The list is long, the same at every letter that is typed, and
 * comes once the panel shows.
 */
export const TargetList = memo(function TargetList({ targets }: Pick<PanelChoices, 'targets'>) {
  const offered = useDeferredValue(targets, []);
  return (
    <datalist id={targetListId}>
      {offered.map(({ to, title }) => (
        <option key={to} value={to} label={title} />
      ))}
    </datalist>
  );
});
