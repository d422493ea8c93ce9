import type { ResolvedForm } from '../lib/page-data.ts';
import { usePage } from '../state/page-context.ts';

type Props = {
  /** The form's name. */
  form: string;
  definition: ResolvedForm;
  /** What was sent before by names that the form does not show. */
  sent: [name: string, value: string][];
};

/** What a form sends that nobody fills in. */
export default function HiddenFields({ form, definition, sent }: Props) {
  const { page } = usePage();
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="lang" value={page.language} />
      {definition.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(definition.originFields ?? {}).map(([key, name]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={key === 'page' ? page.path : ''}
          data-origin={key}
        />
      ))}
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
