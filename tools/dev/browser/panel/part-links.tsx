import type { PanelTexts } from '../../protocol/panel-texts.ts';
import type { SitePart } from '../../protocol/site-part.ts';

type Props = {
  parts: SitePart[];
  /** The name of the part that is shown. */
  shown: string;
  texts: PanelTexts;
  openPart: (part: SitePart['name']) => void;
  makeForm: () => void;
};

const isForm = ({ name }: { name: string }) => name.startsWith('form/');

/** The parts of the site, each of which is opened in the place of the one that is shown. */
export function PartLinks({ parts, shown, texts, openPart, makeForm }: Props) {
  const links = (listed: SitePart[]) =>
    listed.map(({ name, title }) => (
      <button
        key={name}
        type="button"
        aria-current={name === shown ? 'page' : undefined}
        onClick={() => openPart(name)}
      >
        {title}
      </button>
    ));
  return (
    <nav aria-label={texts.parts}>
      <div className="parts">{links(parts.filter((part) => !isForm(part)))}</div>
      <details open={isForm({ name: shown })}>
        <summary>{texts.forms}</summary>
        <div className="parts">
          {links(parts.filter(isForm))}
          <button type="button" onClick={makeForm}>{`+ ${texts.newForm}`}</button>
        </div>
      </details>
    </nav>
  );
}
