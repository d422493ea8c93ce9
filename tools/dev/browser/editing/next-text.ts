import { placeholderMark } from '../../../model/placeholder-mark.ts';

/** The fields of the panel that hold texts, and what hides some: items of lists, and groups. */
const fields = 'textarea, input:not([type=checkbox], [type=radio])';
const closed = '[aria-expanded=false]:not(.ready *)';
const holders = 'li, fieldset';

type Field = HTMLInputElement | HTMLTextAreaElement;

type Options = {
  /** Where on the page texts wait: sections, parts of the site, and an empty text for settings. */
  places: () => readonly string[];
  /** Opens such a place in the panel. */
  open: (place: string) => Promise<unknown>;
};

/** Goes from one text that waits to the next, in the panel and then through the page's places. */
export function createNextText({ places, open }: Options): () => void {
  let last = '';
  let lastField: Element | undefined;
  const panel = () => document.querySelector('edit-panel')?.shadowRoot;
  const goTo = async (shown: ShadowRoot | null | undefined, after?: Element) => {
    lastField = shown ? await nextField(shown, after) : undefined;
    return lastField !== undefined;
  };
  const goOn = async () => {
    const shown = panel();
    const focused = shown?.activeElement ?? lastField;
    if (shown && (await goTo(shown, shown.contains(focused ?? null) ? focused : undefined))) return;
    const now = places();
    const start = now.indexOf(last) + 1;
    for (const place of [...now.slice(start), ...now.slice(0, start)]) {
      const former = document.querySelector('edit-panel');
      await open(place);
      // Who would not leave the panel that is open stays there.
      if (former?.isConnected) return;
      last = place;
      if (await goTo(panel())) return;
    }
  };
  let turn = Promise.resolve();
  return () => {
    turn = turn.then(goOn).catch(console.error);
  };
}

/** Selects the first text that waits, of those after an element of the panel. */
async function nextField(panel: ShadowRoot, after?: Element): Promise<Field | undefined> {
  const next = waitingIn(panel).find((field) => !after || isAfter(field, after));
  return next ? select(next) : uncover(panel, after);
}

const isAfter = (one: Element, other: Element): boolean =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Opens what hides a text that waits, and selects it; all else stays closed. */
async function uncover(place: ShadowRoot | Element, after?: Element): Promise<Field | undefined> {
  for (const button of place.querySelectorAll<HTMLElement>(closed)) {
    const holder = button.closest(holders);
    if (!holder || (after && !isAfter(button, after))) continue;
    button.click();
    await drawn();
    const field = waitingIn(holder).find((each) => isAfter(each, button));
    const found = field ? select(field) : await uncover(holder, button);
    if (found) return found;
    button.click();
    await drawn();
  }
  return undefined;
}

const waitingIn = (place: ShadowRoot | Element): Field[] =>
  [...place.querySelectorAll<Field>(fields)].filter(({ value }) =>
    value.startsWith(placeholderMark),
  );

function select(field: Field): Field {
  field.scrollIntoView({ block: 'center' });
  field.focus();
  field.select();
  return field;
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
