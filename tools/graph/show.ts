import type { Problem } from '../model/problem.ts';
import { describe } from '../report/describe.ts';
import { type ToolLanguage } from '../messages/language.ts';
import { kinds, type Graph, type Kind, type Thing, type Use } from './graph.ts';
import { words } from './words.ts';

/** The groups of findings, in the order in which they are shown. */
const groups = [
  'graph/unreachable-page',
  'graph/unused-picture',
  'graph/unused-message',
  'graph/other-language-link',
  'graph/menu-without-page',
];

/** The findings, group by group; every group is named, so that an empty one is seen to be empty. */
export function showFindings(problems: Problem[], language: ToolLanguage): string {
  const groupOf = ({ code }: Problem) => (groups.includes(code) ? code : 'graph/menu-without-page');
  return groups
    .map((group) => {
      const own = problems.filter((problem) => groupOf(problem) === group);
      const lines = own.flatMap((problem) => {
        const { message, hint } = describe(problem, language);
        return [
          `  ${problem.file}${problem.pointer && `:${problem.line}`}  ${message}`,
          `    ${hint}`,
        ];
      });
      return [
        `${words[language].groups[group]}: ${own.length || words[language].none}`,
        ...lines,
      ].join('\n');
    })
    .join('\n');
}

/** Everything in a site, kind by kind, and who refers to it. */
export function showGraph(
  { things, uses }: Graph,
  languages: string[],
  language: ToolLanguage,
): string {
  const say = words[language];
  return kinds
    .map((kind) => {
      const own = things.filter((thing) => thing.kind === kind);
      return [
        `${say.kinds[kind]} (${own.length})`,
        ...own.flatMap((thing) =>
          wrapped(
            `  ${thing.name}  ← `,
            from(
              uses.filter((use) => isSame(use, thing)),
              languages,
            ),
            say.nobody,
          ),
        ),
      ].join('\n');
    })
    .join('\n\n');
}

/**
 * One thing: who refers to it, and what it refers to. A page refers to what its sections refer to.
 */
export function showThing({ uses }: Graph, thing: Thing, language: ToolLanguage): string {
  const say = words[language];
  const places = (found: Use[], name: (use: Use) => string) => [
    ...new Set(
      found.map((use) => `    ${name(use)}  (${use.file}${use.line ? `:${use.line}` : ''})`),
    ),
  ];
  const to = places(
    uses.filter((use) => isSame(use, thing)),
    (use) => use.from,
  );
  const out = places(
    uses.filter((use) => isFrom(use, thing)),
    (use) => `${say.kind[use.kind]} ${use.name}`,
  );
  return [
    `${say.kind[thing.kind]} ${thing.name}`,
    `  ${say.usedBy}`,
    ...(to.length > 0 ? to : [`    ${say.nobody}`]),
    `  ${say.refersTo}`,
    ...(out.length > 0 ? out : [`    ${say.nothing}`]),
  ].join('\n');
}

/** The same for programs. */
export const toJson = ({ things, uses }: Graph) =>
  things.map(({ kind, name }) => ({
    kind,
    name,
    usedBy: uses
      .filter((use) => isSame(use, { kind, name }))
      .map(({ from: user, language, file, line }) => ({ from: user, language, file, line })),
    refersTo: uses
      .filter((use) => isFrom(use, { kind, name }))
      .map((use) => ({
        kind: use.kind,
        name: use.name,
        language: use.language,
        file: use.file,
        line: use.line,
      })),
  }));

const isSame = (use: Thing, thing: Thing): boolean =>
  use.kind === thing.kind && use.name === thing.name;

const isFrom = ({ from: user }: Use, { kind, name }: Thing): boolean =>
  kind === 'page' ? user.split('#')[0] === name : kind === 'section' && user === name;

/** Who refers to something, each once, with its languages where they are not all. */
function from(uses: Use[], languages: string[]): string[] {
  return [...new Set(uses.map((use) => use.from))].map((user) => {
    const own = new Set(
      uses.filter((use) => use.from === user).flatMap((use) => use.language ?? languages),
    );
    return languages.every((language) => own.has(language))
      ? user
      : `${user} (${[...own].join(' ')})`;
  });
}

const widest = 100;

/** A list after its beginning, in lines that are not too long. */
function wrapped(begin: string, items: string[], none: string): string[] {
  if (items.length === 0) return [begin + none];
  const lines = [begin];
  items.forEach((item, index) => {
    const text = index < items.length - 1 ? `${item}, ` : item;
    if ((lines.at(-1) + text).trimEnd().length > widest) lines.push(`      ${text}`);
    else lines[lines.length - 1] += text;
  });
  return lines.map((line) => line.trimEnd());
}

/**
 * The things that somebody may mean by a name: `/clinicas`, `clinicas`, `home`, `/clinicas#hero`,
 * `clinics`, `common.close`.
 */
export function thingsNamed({ things }: Graph, typed: string): Thing[] {
  const wanted: Partial<Record<Kind, string>> = {
    page: typed === 'home' ? '/' : `/${typed.replace(/^\/|\/$/g, '')}`,
  };
  return things.filter(({ kind, name }) => name === typed || name === wanted[kind]);
}
