import { createHash } from 'node:crypto';
import type { ToolLanguage } from '../messages/language.ts';
import { createPositionAt } from '../model/positions.ts';
import type { Edit, Problem } from '../model/problem.ts';
import { breadcrumbOf } from './breadcrumb.ts';
import { describeProblem, problemTitle } from './describe-problem.ts';

/**
 * The report in the Static Analysis Results Interchange Format, SARIF 2.1.0:
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 * Columns count UTF-16 code units, as in all reports. What `npm run fix` would write is included as
 * a fix.
 * @param texts the text of each file; a file may be missing
 * @param prefix the site's folder within the repository, with a slash at its end
 */
export function formatSarif(
  problems: Problem[],
  texts: Map<string, string>,
  language: ToolLanguage,
  prefix = '',
): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const rules = codes.map((id) => ({
    id,
    name: ruleName(id),
    shortDescription: { text: problemTitle(id, language) },
    defaultConfiguration: { level: problems.find(({ code }) => code === id)?.severity },
    help: { text: `npm run explain ${id}` },
  }));
  const results = problems.map((problem) =>
    result(problem, codes.indexOf(problem.code), texts.get(problem.file) ?? '', language, prefix),
  );
  const run = {
    tool: { driver: { name: 'npm run check', rules } },
    language: { pt: 'pt-BR', en: 'en', es: 'es' }[language],
    columnKind: 'utf16CodeUnits',
    results,
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

function result(
  problem: Problem,
  ruleIndex: number,
  text: string,
  language: ToolLanguage,
  prefix: string,
) {
  const { code, severity, file, line, column, pointer, edit } = problem;
  const { message, hint } = describeProblem(problem, language);
  const artifactLocation = { uri: (prefix + file).split('/').map(encodeURIComponent).join('/') };
  const where = breadcrumbOf(problem, text, language);
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${message}\n${hint}` },
    locations: [
      {
        physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column } },
        ...(pointer !== '' && {
          logicalLocations: [{ fullyQualifiedName: pointer, kind: 'value' }],
        }),
        ...(where !== '' && { message: { text: where } }),
      },
    ],
    partialFingerprints: {
      'problem/v1': createHash('sha256')
        .update(`${code} ${file} ${pointer}`)
        .digest('hex')
        .slice(0, 32),
    },
    ...(edit && {
      fixes: [
        {
          description: { text: hint },
          artifactChanges: [{ artifactLocation, replacements: [replacement(edit, text)] }],
        },
      ],
    }),
  };
}

function replacement({ offset, length, content }: Edit, text: string) {
  const positionAt = createPositionAt(text);
  const { line: startLine, column: startColumn } = positionAt(offset);
  const { line: endLine, column: endColumn } = positionAt(offset + length);
  return {
    deletedRegion: { startLine, startColumn, endLine, endColumn },
    insertedContent: { text: content },
  };
}

/** `schema/unknown-key` → `SchemaUnknownKey`. */
const ruleName = (code: string) =>
  code.replace(/(?:^|[/-])(\w)/g, (_, letter: string) => letter.toUpperCase());
