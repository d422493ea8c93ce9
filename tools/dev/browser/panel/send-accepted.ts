import type { EditAnswer, PlacedProblem } from '../../protocol/edits.ts';
import { isSame } from '../../protocol/is-same.ts';
import type { PanelSubject } from '../../protocol/panel.ts';
import { valueEdits } from '../../protocol/panel-edits.ts';
import type { AskServer } from '../ask-server.ts';
import { withoutRefused } from './without-refused.ts';

type SentChange = {
  /** The draft without what is refused of it. */
  sent: unknown;
  /** What is refused. Some checks run only once others have nothing to say: all of them. */
  problems: PlacedProblem[];
  /** Undefined where nothing that could be sent is left. */
  answer: Exclude<EditAnswer, { outcome: 'invalid' }> | undefined;
};

/**
 * Sends what changed; where some of it is refused, again without that. What is said then of the
 * whole around it is not told: it may be of what was put back, as of an address that is gone.
 */
export async function sendAccepted(
  subject: PanelSubject,
  saved: unknown,
  draft: unknown,
  ask: AskServer,
): Promise<SentChange> {
  const problems: PlacedProblem[] = [];
  let sent = draft;
  for (;;) {
    const edits = valueEdits(subject, saved, sent);
    if (edits.length === 0) return { sent, problems, answer: undefined };
    const answer = (await ask('/__edit/values', { edits })) as EditAnswer;
    if (answer.outcome !== 'invalid') return { sent, problems, answer };
    const told = [...problems];
    problems.push(...answer.problems.filter((problem) => !told.some(isAlso(problem))));
    const rest = withoutRefused(subject, saved, sent, answer.problems);
    if (isSame(rest, sent)) return { sent, problems, answer: undefined };
    sent = rest;
  }
}

/** Whether a problem is one that was told, or of what that one stands in. */
const isAlso =
  (problem: PlacedProblem) =>
  (told: PlacedProblem): boolean =>
    isSame(told, problem) ||
    (told.file === problem.file && told.pointer.startsWith(`${problem.pointer}/`));
