import { valueAtPointer } from '../../../model/json-pointer.ts';
import type { PlacedProblem } from '../../protocol/edits.ts';
import { isSame } from '../../protocol/is-same.ts';
import type { PanelAnswer, PanelChoices, PanelQuery, PanelSubject } from '../../protocol/panel.ts';
import { changesOf, merged, valueEdits } from '../../protocol/panel-edits.ts';
import { rebase } from '../../protocol/rebase.ts';
import { shownValue } from '../../protocol/shown-value.ts';
import type { AskServer } from '../ask-server.ts';
import { changedCount, hasChangeOutside, overwrittenValues } from './changed-fields.ts';
import type { PanelState } from './panel-state.ts';
import { sendAccepted } from './send-accepted.ts';

/** Changes of what is edited in the panel; each goes to the server by itself, in turn. */
export type PanelSession = {
  change: (draft: unknown) => void;
  /** Reads again what others may have changed, unless something here is not sent yet. */
  refresh: () => void;
  /** Asks a server that has gone until it answers, and has what is not sent yet. */
  resume: () => Promise<void>;
  /** Sends what waits or could not be sent, and waits until nothing waits any more. */
  flush: () => Promise<void>;
  /** From now on nothing is sent any more. */
  end: () => void;
  /** Whether something is not kept, or not known to be. */
  hasUnkept: () => boolean;
};

/** Somebody who types so long no more, in ms, has written a word. */
const restMs = 250;
const resumeMs = 1000;

type SentDraft = { value: unknown; draft: unknown };

/** Opens what is edited, and tells of every state. @throws where the server does not answer */
export async function openSession(
  query: PanelQuery,
  ask: AskServer,
  show: (state: PanelState) => void,
): Promise<PanelSession> {
  const read = async () => {
    const answer = (await ask(`/__edit/panel?${new URLSearchParams(query)}`)) as PanelAnswer;
    return { ...answer, saved: answer.subject && merged(answer.subject) };
  };
  const [first, choices] = await Promise.all([read(), ask('/__edit/choices')]);
  let { subject, saved } = first;
  let state: PanelState = {
    ...{ subject, texts: first.texts, choices: choices as PanelChoices, parts: first.parts },
    ...{ draft: saved, problems: [], notice: undefined, unkept: 0 },
    ...{ refusal: '', other: '' },
    notices: first.notices,
  };
  const tell = (change: Partial<PanelState>) => {
    state = { ...state, ...change };
    show(state);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();
  let waiting = 0;
  let hasEnded = false;
  /** Whether others changed something since it was read, while something here was on its way. */
  let isBehind = false;

  const isIdle = () => timer === undefined && waiting === 0;
  const isUnsent = () => state.notice === 'unsent' || state.refusal !== '';
  const conflictWith = (values: unknown[]): Partial<PanelState> => ({
    notice: 'conflict',
    other: [...new Set(values.map(shownValue))].join(' · '),
  });
  /**
   * Reads what the server has now.
   * @param isWanted asked once it is read: what is written meanwhile goes first
   * @param sent what was sent, and of which draft, if anything was
   */
  const reload = async (isWanted: (now?: PanelSubject) => boolean, sent?: SentDraft) => {
    isBehind = false;
    const { parts, notices, ...now } = await read();
    const isLate = !isWanted(now.subject);
    isBehind ||= isLate;
    if (isLate) return;
    const base = sent ? sent.value : saved;
    const isOther = !sent && isSame(state.draft, saved) && !isSame(now.saved, saved);
    const isWritten = sent !== undefined && state.draft !== sent.draft;
    const others =
      subject && now.subject && !isWritten
        ? overwrittenValues(subject, base, state.draft, now.saved)
        : [];
    subject = now.subject;
    const draft = rebase(base, state.draft, now.saved);
    // What is in the fields builds upon what was sent: what others changed is no change of it.
    saved = isWritten ? base : now.saved;
    tell({
      // What was said of a change that is undone is said no more.
      ...(isOther && { notice: undefined }),
      ...(others.length > 0 && conflictWith(others)),
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
  /** Sends what changed, without what is refused of it. */
  const send = async (draft: unknown): Promise<void> => {
    if (!subject) return tell({ problems: [], notice: undefined, refusal: '' });
    const { sent, problems, answer } = await sendAccepted(subject, saved, draft, ask);
    const notice = problems.length > 0 ? 'refused' : undefined;
    if (!answer) return tell({ problems, notice, refusal: '' });
    // Not read anew: what cannot be read now would take its language along.
    if (answer.outcome === 'refused')
      return tell({ problems, notice: 'refused', refusal: answer.message });
    if (answer.outcome === 'conflict') {
      // What was written since is sent next, with all of this.
      await reload(() => state.draft === draft);
      const said = conflictWith(answer.conflicts.map(({ current }) => current));
      return tell({ problems, refusal: '', ...(subject ? said : { notice: undefined }) });
    }
    if (query.section) query.section = String(valueAtPointer(sent, '/id') ?? query.section);
    tell({ problems, notice: notice ?? 'kept', refusal: '' });
    // It is sent, also where what it became cannot be read.
    saved = sent;
    await reload(() => true, { value: sent, draft }).catch(console.error);
  };
  /** Counts once all is answered: what somebody is writing is not lost yet. */
  const countUnkept = () => {
    const isAmiss = state.notice !== undefined && state.notice !== 'kept';
    const unkept = subject && isAmiss ? changedCount(subject, saved, state.draft) : 0;
    if (isIdle() && unkept !== state.unkept) tell({ unkept });
  };
  const enqueue = (draft: unknown) => {
    clearTimeout(timer);
    timer = undefined;
    waiting += 1;
    turn = turn
      .then(() => (hasEnded ? undefined : send(draft)))
      .catch((cause) => {
        console.error(cause);
        tell({ notice: 'unsent', refusal: '' });
      })
      .then(() => {
        waiting -= 1;
        countUnkept();
        if (isBehind && !hasEnded && state.notice !== 'unsent') refresh();
      });
  };
  const refresh = () => {
    isBehind = !isIdle();
    if (isBehind) return;
    if (isUnsent()) return enqueue(state.draft);
    // What is not kept stays, also where its file cannot be read now.
    const hasAll = (now?: PanelSubject) =>
      !(subject && hasChangeOutside(now, subject, saved, state.draft));
    turn = turn
      .then(() => reload((now) => isIdle() && hasAll(now)))
      .then(countUnkept)
      .then(() => void readChoices().catch(console.error))
      .catch(console.error);
  };
  const isServed = async () => (await read().catch(() => undefined)) !== undefined;
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
    refresh,
    async resume() {
      do {
        await new Promise((done) => setTimeout(done, resumeMs));
        if (isIdle() && state.notice === 'unsent') enqueue(state.draft);
        await turn;
      } while (!hasEnded && (!isIdle() || state.notice === 'unsent' || !(await isServed())));
    },
    async flush() {
      do {
        if (timer !== undefined || isUnsent()) enqueue(state.draft);
        await turn;
      } while (!isIdle());
    },
    end() {
      hasEnded = true;
      clearTimeout(timer);
      timer = undefined;
    },
    hasUnkept: () => !isIdle() || state.unkept > 0,
  };
}
