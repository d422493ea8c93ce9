import type { BrowserProblem } from '../protocol/editing-state.ts';
import type { PreviewMessages } from '../protocol/preview-messages.ts';
import { problemCard } from './problem-bar.ts';

/**
 * A block that stands for a section that cannot be shown: its problems, as in the terminal.
 */
export function problemCardBlock(problems: BrowserProblem[], words: PreviewMessages) {
  return function ProblemCard({ id }: { id: string }) {
    return (
      <div
        id={id}
        data-problem-card
        ref={(place) => place?.replaceChildren(problemCard(problems, words))}
      />
    );
  };
}
