import type { ComponentType } from 'react';
import { problemList } from '../report/overlay.ts';
import type { ShownProblem } from '../vite-plugin.ts';

/** What stands in the place of a section that cannot be shown: its problems, in the words of the terminal. */
export function problemCard(problems: ShownProblem[]): ComponentType<{ id: string }> {
  return function ProblemCard({ id }) {
    return <div id={id} data-problem-card ref={(place) => place?.replaceChildren(problemList(problems, 'card'))} />;
  };
}
