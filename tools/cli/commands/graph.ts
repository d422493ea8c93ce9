import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildGraph } from '../../graph/build-graph.ts';
import {
  findNodes,
  formatGraph,
  formatGraphProblems,
  formatNode,
  graphToJson,
} from '../../graph/format-graph.ts';
import { graphProblems } from '../../graph/graph-problems.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import { closestMatch } from '../../model/closest-match.ts';
import { relativePath } from '../../model/relative-path.ts';
import { projectRoot } from '../../model/schemas.ts';
import { mainLanguageOf, type Site } from '../../model/site.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { load } from '../../pipeline/load/load.ts';
import { formatJson } from '../../report/json.ts';
import { type Command, siteRoot } from '../command.ts';
import { formatProblems } from '../format-problems.ts';
import { oneOf } from '../parse-command-line.ts';

/** `npm run graph`: everything in a site, who refers to it, and what nobody reaches or uses. */
export const command: Command = {
  options: {
    root: { type: 'string' },
    format: { type: 'string', default: 'text' },
    of: { type: 'string' },
  },
  async run(values, language) {
    oneOf('--format', values.format, ['text', 'json'], language);
    const [files, code] = await Promise.all([load(siteRoot(values)), projectSources()]);
    const { site, problems } = await checkSite(files);
    if (!site) {
      console.log(formatProblems({ problems, files, pages: 0 }, language));
      return 1;
    }
    const whole = buildGraph(site, code);
    const found = graphProblems(site, whole, problems);
    if (typeof values.of === 'string') {
      const things = findNodes(whole, values.of);
      if (things.length === 0) {
        const names = whole.nodes.map(({ name }) => name);
        const nearest = closestMatch(values.of, names);
        console.error(
          createTranslator(language)('graph.unknown', {
            name: values.of,
            isClose: nearest !== undefined,
            nearest: nearest ?? '',
          }),
        );
        return 2;
      }
      console.log(
        values.format === 'json'
          ? JSON.stringify(graphToJson({ nodes: things, edges: whole.edges }), null, 2)
          : things.map((thing) => formatNode(whole, thing, language)).join('\n\n'),
      );
      return 0;
    }
    if (values.format === 'json')
      console.log(
        JSON.stringify(
          {
            problems: (
              JSON.parse(formatJson(found, site.pages.length, language)) as { problems: unknown }
            ).problems,
            things: graphToJson(whole),
          },
          null,
          2,
        ),
      );
    else
      console.log(
        [
          formatGraphProblems(found, language),
          ...notes(site, problems.length, language),
          formatGraph(
            whole,
            site.config.value.languages.map(({ code: each }) => each),
            language,
          ),
        ].join('\n\n'),
      );
    return found.length > 0 ? 1 : 0;
  },
};

/** What is no finding, and worth knowing. */
function notes(site: Site, problems: number, language: ToolLanguage): string[] {
  const { languages, shell } = site.config.value;
  const { code: main } = mainLanguageOf(site);
  const others = languages.slice(1).map(({ code }) => code);
  const inHeader = site.references.filter(
    ({ kind, pointer, source, language: own }) =>
      kind === 'target' &&
      pointer.startsWith('/header/menus/') &&
      own !== main &&
      source.file.startsWith('pages-config/shell/'),
  );
  const t = createTranslator(language);
  return [
    ...(shell.headerLinks === 'plain' && inHeader.length > 0
      ? [
          t('graph.plainHeader', {
            links: inHeader.length,
            languages: others.join(', '),
            main,
          }),
        ]
      : []),
    ...(problems > 0 ? [t('graph.incomplete', { problems })] : []),
  ];
}

/** The source files of the project: the code uses messages and pictures of its own. */
async function projectSources(): Promise<Map<string, string>> {
  const folders = await Promise.all(
    ['src', 'server', 'tools'].map((folder) =>
      readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true }),
    ),
  );
  const paths = folders
    .flat()
    .filter((entry) => entry.isFile() && /^(?!.*\.test\.).*\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths.map(
        async (path) => [relativePath(projectRoot, path), await readFile(path, 'utf8')] as const,
      ),
    ),
  );
}
