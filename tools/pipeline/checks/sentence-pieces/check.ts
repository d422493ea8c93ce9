import { type Problem, warning } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';
import { inSections } from '../in-sections.ts';

/** A piece within a large sentence stands after a word that the sentence has. */
export const check: Check = ({ pages, sections }) =>
  [
    ...pages.filter(({ isValid }) => isValid).map(({ written }) => written),
    ...[...sections.values()].flatMap((versions) => [...versions.values()]),
  ].flatMap(pieceProblems);

type Said = { heading?: unknown; pieces?: { after?: unknown }[]; section?: Said };

const pieceProblems = inSections((value, pointer, source) => {
  const said = value as Said;
  return said.section
    ? problemsIn(said.section, `${pointer}/section`, source)
    : problemsIn(said, pointer, source);
});

function problemsIn({ heading, pieces }: Said, pointer: string, source: SourceFile): Problem[] {
  if (!Array.isArray(pieces) || typeof heading !== 'string' || heading.startsWith('@')) return [];
  return pieces.flatMap(({ after: word }, index) =>
    typeof word !== 'string' || heading.includes(word.trim())
      ? []
      : [warning('text/piece-place', source.at(`${pointer}/pieces/${index}/after`), { word })],
  );
}
