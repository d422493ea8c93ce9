import { toolLanguages } from '../../messages/language.ts';
import { problemCodes, problemText } from '../../model/problem-texts.ts';

/**
 * The source of tools/generated/problem-params.ts: every code of a problem, with the values that
 * its texts name in braces. Codes and values are checked by it when the tools are compiled.
 */
export function problemParamsSource(): string {
  const rows = problemCodes().map((code) => `  '${code}': ${paramsType(code)};`);
  return `// Written by \`npm run generate\` from the texts of problems. Do not edit.

/** What the texts of each code need to be told. */
export type ProblemParams = {
${rows.join('\n')}
};

export type ProblemCode = keyof ProblemParams;
`;
}

function paramsType(code: string): string {
  const texts = toolLanguages.flatMap((language) => Object.entries(problemText(code, language)));
  const names = texts.flatMap(([, text]) =>
    Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
  );
  const nearest = texts.some(([kind]) => kind === 'hintNearest') ? ['nearest'] : [];
  const params = [...new Set([...names, ...nearest])].sort();
  return params.length > 0
    ? `{ ${params.map((name) => `${name}: string`).join('; ')} }`
    : 'Record<string, never>';
}
