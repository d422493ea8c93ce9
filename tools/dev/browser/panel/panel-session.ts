import { valueAtPointer } from '../../../model/json-pointer.ts';
import type { EditAnswer, PlacedProblem } from '../../protocol/edits.ts';
import { isSame } from '../../protocol/is-same.ts';
import type {
  FieldNotice,
  PanelAnswer,
  PanelChoices,
  PanelQuery,
  PanelSubject,
} from '../../protocol/panel.ts';
import { changesOf, merged, valueEdits } from '../../protocol/panel-edits.ts';
import type { PanelTexts } from '../../protocol/panel-texts.ts';
import { rebase } from '../../protocol/rebase.ts';
import { shownValue } from '../../protocol/shown-value.ts';
import type { SitePart } from '../../protocol/site-part.ts';
import type { AskServer } from '../ask-server.ts';

/** What the panel shows at a moment. `draft` is what is in its fields, sent or not. */
export type PanelState = {
  texts: PanelTexts;
  choices: PanelChoices;
  /** All parts of the site, where one of them is edited. */
  parts: SitePart[];
  /** Undefined where the section is gone. */
  subject: PanelSubject | undefined;
  /** What is said of its texts, of those that were sent. */
  notices: FieldNotice[];
  draft: unknown;
  problems: PlacedProblem[];
  notice: 'kept' | 'refused' | 'conflict' | 'unsent' | undefined;
  /** What others wrote where there is a conflict. */
  other: string;
};

/** Changes of what is edited in the panel; each goes to the server by itself, in turn. */
export type PanelSession = {
  change: (draft: unknown) => void;
  /** Reads again what others may have changed, unless something here is not sent yet. */
  refresh: () => void;
  /** Asks a server that has gone until it answers, and has what is not sent yet. */
  resume: () => Promise<void>;
  end: () => void;
};

/** Somebody who types so long no more, in ms, has written a word. */
const restMs = 250;
const resumeMs = 1000;

/** Opens what is edited, and tells of every state. @throws where the server does not answer */
export async function openSession(
  query: PanelQuery,
  ask: AskServer,
  show: (state: PanelState) => void,
): Promise<PanelSession> {
  const search = () => new URLSearchParams(query).toString();
  const read = async () => {
    const { subject, ...answer } = (await ask(`/__edit/panel?${search()}`)) as PanelAnswer;
    return { ...answer, subject, saved: subject && merged(subject) };
  };
  const [first, choices] = await Promise.all([read(), ask('/__edit/choices')]);
  let { subject, saved } = first;
  let state: PanelState = {
    ...{ subject, texts: first.texts, choices: choices as PanelChoices, parts: first.parts },
    ...{ draft: saved, problems: [], notice: undefined, other: '' },
    notices: first.notices,
  };
  const tell = (change: Partial<PanelState>) => {
    state = { ...state, ...change };
    show(state);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();
  let waiting = 0;

  const isIdle = () => timer === undefined && waiting === 0;
  /**
   * Reads what the server has now.
   * @param sent what was in the fields when it was sent, if anything was
   * @param isWanted asked once it is read: what is written meanwhile goes first
   */
  const reload = async (sent?: unknown, isWanted = () => true) => {
    const { parts, notices, ...now } = await read();
    if (!isWanted()) return;
    const isHeld = !isSame(state.draft, saved);
    const isOther = sent === undefined && !isHeld && !isSame(now.saved, saved);
    const isWritten = sent !== undefined && state.draft !== sent;
    subject = now.subject;
    const draft = rebase(sent ?? saved, state.draft, now.saved);
    // What is in the fields builds upon what was sent: what others changed is no change of it.
    saved = isWritten ? sent : now.saved;
    tell({
      // What was said of a change that is undone is said no more.
      ...(isOther && { notice: undefined }),
      subject,
      parts,
      notices,
      ...(!isWritten && { draft }),
    });
  };
  /** Others may have added a form, a page or a picture to choose from. */
  const readChoices = async () => {
    const now = (await ask('/__edit/choices')) as PanelChoices;
    if (!isSame(now, state.choices)) tell({ choices: now });
  };
  const send = async (draft: unknown) => {
    const edits = subject ? valueEdits(subject, saved, draft) : [];
    if (edits.length === 0) return tell({ problems: [], notice: undefined });
    const answer = (await ask('/__edit/values', { edits })) as EditAnswer;
    if (answer.outcome === 'invalid') return tell({ problems: answer.problems, notice: 'refused' });
    if (answer.outcome !== 'done') {
      const conflicts = answer.outcome === 'conflict' ? answer.conflicts : [];
      // What was written since is sent next, with all of this.
      await reload(undefined, () => state.draft === draft);
      const others = new Set(conflicts.map(({ current }) => shownValue(current)));
      const notice = subject ? 'conflict' : undefined;
      return tell({ problems: [], notice, other: [...others].join(' · ') });
    }
    if (query.section) query.section = String(valueAtPointer(draft, '/id') ?? query.section);
    tell({ problems: [], notice: 'kept' });
    // It is sent, also where what it became cannot be read.
    saved = draft;
    await reload(draft).catch(console.error);
  };
  const enqueue = (draft: unknown) => {
    clearTimeout(timer);
    timer = undefined;
    waiting += 1;
    turn = turn
      .then(() => send(draft))
      .catch((cause) => {
        console.error(cause);
        tell({ notice: 'unsent' });
      })
      .then(() => {
        waiting -= 1;
      });
  };
  const isServed = () =>
    read().then(
      () => true,
      () => false,
    );
  tell({});
  return {
    change(draft) {
      const former = state.draft;
      const isOrder =
        subject && changesOf(subject, former, draft).some(({ kind }) => kind !== 'set');
      if (isOrder && timer !== undefined) enqueue(former);
      // What was wrong with another value is not what is wrong with this one.
      const edits = subject ? valueEdits(subject, former, draft) : [];
      const isOld = ({ file, pointer }: PlacedProblem) =>
        edits.some((edit) => edit.file === file && `${pointer}/`.startsWith(`${edit.pointer}/`));
      tell({ draft, problems: state.problems.filter((problem) => !isOld(problem)) });
      clearTimeout(timer);
      if (isOrder) enqueue(draft);
      else timer = setTimeout(enqueue, restMs, draft);
    },
    refresh() {
      if (isIdle() && state.notice === 'unsent') enqueue(state.draft);
      else if (isIdle() && state.problems.length === 0)
        turn = turn
          .then(() => reload(undefined, isIdle))
          .then(() => void readChoices().catch(console.error))
          .catch(console.error);
    },
    async resume() {
      do {
        await new Promise((done) => setTimeout(done, resumeMs));
        if (isIdle() && state.notice === 'unsent') enqueue(state.draft);
        await turn;
      } while (!isIdle() || state.notice === 'unsent' || !(await isServed()));
    },
    end() {
      if (timer !== undefined || state.notice === 'unsent') enqueue(state.draft);
    },
  };
}
