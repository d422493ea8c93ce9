import { problemCard } from './overlay.ts';
import type { ShownProblem } from '../protocol/editing-state.ts';
import type { PreviewWords } from '../protocol/words.ts';

/**
 * What stands in the place of a section that cannot be shown: its problems, in the words of the
 * terminal.
 */
export function cardBlock(problems: ShownProblem[], words: PreviewWords) {
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
