import type { SectionEdit, SectionPlace } from '../../protocol/edits.ts';
import { isSame } from '../../protocol/is-same.ts';
import type { RailAnswer } from '../../protocol/rail.ts';
import type { AskServer } from '../ask-server.ts';
import { filled } from '../panel/panel-context.ts';
import { orderAfter, stepFrom } from './section-order.ts';

/** What the rail shows at a moment. */
export type RailState = {
  answer: RailAnswer;
  said: string;
  /** What gets the focus next, if anything: an action and a section's id. */
  focus: { name: string };
};

/** What the rail needs of the page and of the editor. */
export type RailSurroundings = {
  /** The address of the page on the screen. */
  address: () => string;
  ask: AskServer;
  /** Asks for a change. @returns whether it was made; why not, the editor says */
  change: (edit: SectionEdit) => Promise<boolean>;
};

/**
 * Reads the sections of the page on the screen, and tells of every state. All that is done to them
 * is done in turn.
 * @throws where no server answers
 */
export async function openRail(
  { address, ask, change }: RailSurroundings,
  show: (state: RailState) => void,
) {
  const read = async () =>
    (await ask(`/__edit/rail?${new URLSearchParams({ address: address() })}`)) as RailAnswer;
  let state: RailState = { answer: await read(), said: '', focus: { name: '' } };
  let turn: Promise<unknown> = Promise.resolve();
  /** The section of which it was said that its texts wait to be written. */
  let added: string | undefined;
  const ids = () => state.answer.sections.map(({ id }) => id);
  const nameOf = (id: string) => {
    const section = state.answer.sections.find((each) => each.id === id);
    return section ? `${section.name} (${id})` : id;
  };
  const tell = (now: Partial<RailState>) => {
    state = { ...state, ...now };
    show(state);
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(console.error);
    return done;
  };
  const { texts } = state.answer;
  /** Makes a change, reads the sections again, and says what became of it. */
  const make = async (
    edit: Omit<SectionEdit, 'address'>,
    said: (id: string) => string,
    focus = `open ${edit.section}`,
  ): Promise<string[]> => {
    const former = ids();
    const name = nameOf(edit.section);
    added = undefined;
    const isDone = await change({ ...edit, address: address() });
    if (!isDone) tell({ said: texts.refused });
    else tell({ answer: await read(), said: said(name), focus: { name: focus } });
    return isDone ? ids().filter((id) => !former.includes(id)) : [];
  };
  const move = async (section: string, place: SectionPlace, focus: string) => {
    const next = orderAfter(ids(), section, place);
    if (next.every((id, index) => id === ids()[index])) return;
    const numbers = { place: next.indexOf(section) + 1, count: next.length };
    const said = (name: string) => filled(texts.moved, { section: name, ...numbers });
    await make({ action: 'move', section, place }, said, focus);
  };
  tell({});
  return {
    ids,
    nameOf,
    /**
     * Reads again what others may have changed: what was said of another order is said no more, nor
     * that texts wait which are written.
     */
    refresh: () =>
      inTurn(async () => {
        const former = ids();
        const answer = await read();
        const now = answer.sections.map(({ id }) => id);
        const isWritten = answer.sections.some(
          ({ id, isUnwritten }) => id === added && !isUnwritten,
        );
        if (isWritten) added = undefined;
        tell({ answer, said: isSame(former, now) && !isWritten ? state.said : '' });
      }),
    step: (section: string, step: 'up' | 'down', focus = `${step} ${section}`) =>
      inTurn(async () => {
        const place = stepFrom(ids(), section, step);
        if (place) await move(section, place, focus);
      }),
    move: (section: string, place: SectionPlace) =>
      inTurn(() => move(section, place, `open ${section}`)),
    duplicate: (section: string) =>
      inTurn(() =>
        make({ action: 'duplicate', section }, (name) =>
          filled(texts.duplicated, { section: name }),
        ),
      ),
    remove: (section: string) =>
      inTurn(() => {
        const index = ids().indexOf(section);
        const heir = ids()[index + 1] ?? ids()[index - 1];
        const said = (name: string) => filled(texts.removed, { section: name });
        return make({ action: 'remove', section }, said, `open ${heir}`);
      }),
    /** Adds an example of a block, or, without one, its outline. @returns its id, if it is there */
    add: (type: string, example: number | undefined, place: SectionPlace) =>
      inTurn(async () => {
        const section =
          (typeof place === 'object' && 'after' in place && place.after) || (ids()[0] ?? '');
        const said = () => filled(texts.added, { section: type });
        const [id] = await make({ action: 'add', section, type, example, place }, said);
        added = id;
        if (id !== undefined)
          tell({
            said: filled(texts.added, { section: nameOf(id) }),
            focus: { name: `open ${id}` },
          });
        return id;
      }),
  };
}
