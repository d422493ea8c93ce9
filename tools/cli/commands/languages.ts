import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { InvalidNameError } from '../../editing/name-parser.ts';
import { applyPlan, checkPlan } from '../../editing/plan.ts';
import { checkSite } from '../../pipeline/check-site.ts';
import { load } from '../../pipeline/load/load.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site, SiteFiles } from '../../model/site.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { formatReport, reportFormats, type ReportFormat } from '../../report/index.ts';
import { formatSummary } from '../../report/summary.ts';
import { planAcceptance } from '../../translation/accept.ts';
import { formatChanges, planImport } from '../../translation/import.ts';
import { allLanguageProblems } from '../../translation/language-problems.ts';
import { comparisonTables } from '../../translation/comparison-tables.ts';
import { sheetTexts, sheetToCsv } from '../../translation/export.ts';
import { formatProblemList, formatTables } from '../../translation/format-tables.ts';
import { translationsOf, type Translation } from '../../pipeline/compare/translations.ts';
import { messages } from '../../translation/words.ts';
import { siteRoot, type Command, type CommandOptions } from '../command.ts';
import { decodeFiles } from '../format-problems.ts';

type LanguagesContext = {
  site: Site;
  files: SiteFiles;
  root: string;
  problems: Problem[];
  translations: Translation[];
  values: CommandOptions;
  language: ToolLanguage;
};

/**
 * `npm run languages`: a site's languages side by side; `accept`, `export` and `import` keep the
 * translations current.
 */
export const command: Command = {
  help: {
    pt: `npm run languages -- [--page /rota] [--all]            as línguas lado a lado; sem --all, só o que difere
npm run languages -- accept [/rota] [--language en]    anota que as traduções estão em dia com a língua principal
npm run languages -- export --language en [--output ARQUIVO.csv]
npm run languages -- import --language en ARQUIVO.csv [--dry-run]
[--root PASTA] [--format table|text|json|github] [--lang pt|en|es]

Mostra o que falta, mudou de lugar ou é de outro tipo, links, imagens e números diferentes, textos iguais aos da língua principal
e traduções feitas de um texto que mudou depois. Um lugar se escreve assim: hero/items/2/heading (seção, lista, segundo item, campo).
O que difere de propósito se declara, com o motivo, em "languageExceptions", no fim do arquivo da língua.
"export" escreve uma planilha (posição, texto de origem, tradução, tamanho máximo); "import" a traz de volta, inteira ou nada.
Saída: 0 sem diferenças, 1 com diferenças, 2 se a ferramenta falhou.`,
    en: `npm run languages -- [--page /route] [--all]           the languages side by side; without --all only what differs
npm run languages -- accept [/route] [--language en]   notes that translations are current with the main language
npm run languages -- export --language en [--output FILE.csv]
npm run languages -- import --language en FILE.csv [--dry-run]
[--root DIR] [--format table|text|json|github] [--lang pt|en|es]

Shows what is missing, moved or of another type, other links, pictures and figures, texts that are the same as in the main language,
and translations of a text that has changed since. A place is written like this: hero/items/2/heading (section, list, second item, field).
What differs on purpose is declared, with the reason, in "languageExceptions", at the end of the language's file.
"export" writes a sheet (position, source, translation, maximum length); "import" brings it back, whole or not at all.
Exit: 0 nothing differs, 1 differences, 2 the tool itself failed.`,
    es: `npm run languages -- [--page /ruta] [--all]            los idiomas lado a lado; sin --all, solo lo que difiere
npm run languages -- accept [/ruta] [--language en]    anota que las traducciones están al día con el idioma principal
npm run languages -- export --language en [--output ARCHIVO.csv]
npm run languages -- import --language en ARCHIVO.csv [--dry-run]
[--root CARPETA] [--format table|text|json|github] [--lang pt|en|es]

Muestra lo que falta, cambió de lugar o es de otro tipo, otros enlaces, imágenes y números, textos iguales a los del idioma principal
y traducciones de un texto que cambió después. Un lugar se escribe así: hero/items/2/heading (sección, lista, segundo elemento, campo).
Lo que difiere a propósito se declara, con el motivo, en "languageExceptions", al final del archivo del idioma.
"export" escribe una hoja (posición, texto de origen, traducción, tamaño máximo); "import" la trae de vuelta, entera o nada.
Salida: 0 sin diferencias, 1 con diferencias, 2 si la herramienta falló.`,
  },
  options: {
    root: { type: 'string' },
    page: { type: 'string' },
    all: { type: 'boolean' },
    format: { type: 'string', default: 'table' },
    language: { type: 'string' },
    output: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  subcommands: ['accept', 'export', 'import'],
  maxOperands: 1,
  async run(values, language) {
    const root = siteRoot(values);
    const files = await load(root);
    const { site, problems } = await checkSite(files);
    if (!site) {
      console.log(
        formatReport('text', {
          problems,
          texts: decodeFiles(files),
          pages: 0,
          milliseconds: 0,
          language,
          color: Boolean(process.stdout.isTTY),
        }),
      );
      return 1;
    }
    const work = {
      site,
      files,
      root,
      problems,
      translations: translationsOf(site),
      values,
      language,
    };
    try {
      if (values.subcommand === 'accept') return await accept(work);
      if (values.subcommand === 'export') return await exportSheet(work);
      return values.subcommand === 'import' ? await importSheet(work) : showComparison(work);
    } catch (cause) {
      if (!(cause instanceof InvalidNameError)) throw cause;
      console.error(cause.message);
      return 2;
    }
  },
};

function showComparison({
  site,
  files,
  problems,
  values,
  language,
  ...work
}: LanguagesContext): number {
  const begin = performance.now();
  const t = messages[language];
  const format = String(values.format);
  if (format !== 'table' && !reportFormats.includes(format as ReportFormat))
    throw new InvalidNameError(`--format ${format}: table, ${reportFormats.join(', ')}`);
  const shown = translationsNamed(work.translations, values.page, language);
  const within = new Set(shown.flatMap(({ source: main, target: own }) => [main.file, own.file]));
  const found = allLanguageProblems(site, problems).filter(
    ({ file }) => values.page === undefined || within.has(file),
  );
  const color = Boolean(process.stdout.isTTY);
  const unread = [
    ...site.pages.filter(({ isValid: sound }) => !sound).map(({ source }) => source.file),
    ...site.invalidFiles,
  ];
  if (format !== 'table') {
    console.log(
      formatReport(format as ReportFormat, {
        problems: found,
        texts: decodeFiles(files),
        pages: site.pages.length,
        milliseconds: performance.now() - begin,
        language,
        color,
      }),
    );
    return found.length + unread.length > 0 ? 1 : 0;
  }
  const names = new Set(shown.map(({ name }) => name));
  const { tables: sheets, unplaced: placeless } = comparisonTables(site, found);
  const chosen = sheets
    .filter(({ name }) => names.has(name))
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(
        ({ cells }) => values.all || cells.some((cell) => cell.problems.length > 0),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  const languages = site.config.value.languages.map(({ code }) => code);
  const texts = shown.reduce((sum, { comparison }) => sum + comparison.texts.length, 0);
  const parts = [
    ...(chosen.length > 0 ? [formatTables(chosen, { languages, language, color })] : []),
    ...(placeless.length > 0 ? [formatProblemList(placeless, language)] : []),
    ...(unread.length > 0 ? [t.unread(unread.join(', '))] : []),
    found.length > 0
      ? `${t.whatNow}\n${formatSummary(found, language)}`
      : unread.length > 0
        ? ''
        : t.same(texts, languages.join(', ')),
  ];
  console.log(parts.filter(Boolean).join('\n\n'));
  return found.length + unread.length > 0 ? 1 : 0;
}

async function accept({
  site,
  root,
  translations,
  values,
  language,
}: LanguagesContext): Promise<number> {
  const chosen = translationsNamed(translations, values.operands[0], language).filter(
    (each) =>
      values.language === undefined || each.language === targetLanguage(site, values, language),
  );
  const { plan, texts } = planAcceptance(site, chosen);
  await applyPlan(plan, root);
  console.log(messages[language].accepted(texts, plan.size));
  return 0;
}

async function exportSheet({
  site,
  translations,
  values,
  language,
}: LanguagesContext): Promise<number> {
  const target = targetLanguage(site, values, language);
  const texts = sheetTexts(
    site,
    translations.filter((each) => each.language === target),
  );
  const { languages } = site.config.value;
  const [position, limit] = messages[language].columns;
  const sheet = sheetToCsv(texts, [
    position,
    languages[0]!.name,
    languages.find(({ code }) => code === target)!.name,
    limit,
  ]);
  if (typeof values.output !== 'string') process.stdout.write(sheet);
  else {
    await writeFile(values.output, sheet);
    console.log(messages[language].exported(texts.length, values.output));
  }
  return 0;
}

async function importSheet({
  site,
  files,
  root,
  translations,
  values,
  language,
}: LanguagesContext): Promise<number> {
  const t = messages[language];
  const target = targetLanguage(site, values, language);
  const [name] = values.operands;
  if (!name) throw new InvalidNameError(t.fileMissing);
  const { plan, changes, problems } = planImport(
    site,
    translations.filter((each) => each.language === target),
    await readFile(name),
    basename(name),
  );
  const refused = problems.length > 0 ? problems : (await checkPlan(files, plan)).problems;
  if (refused.length > 0) {
    console.log(
      `${t.refused}\n\n${formatReport('text', { problems: refused, texts: new Map(), pages: 0, milliseconds: 0, language, color: Boolean(process.stdout.isTTY) })}`,
    );
    return 1;
  }
  if (changes.length > 0) console.log(formatChanges(changes));
  if (!values['dry-run']) await applyPlan(plan, root);
  console.log(
    changes.length === 0
      ? t.unchanged
      : (values['dry-run'] ? t.wouldImport : t.imported)(changes.length, plan.size),
  );
  return 0;
}

/** The translations of one document, or all. */
function translationsNamed(
  translations: Translation[],
  name: unknown,
  language: ToolLanguage,
): Translation[] {
  if (typeof name !== 'string') return translations;
  const wanted = name === 'home' ? '/' : name.replace(/(?<=.)\/$/, '');
  const found = translations.filter((each) => each.name === wanted || each.name === `/${wanted}`);
  if (found.length === 0)
    throw new InvalidNameError(
      messages[language].noPage(
        name,
        [...new Set(translations.map((each) => each.name))].join(', '),
      ),
    );
  return found;
}

function targetLanguage(
  site: Site,
  { language: wanted }: CommandOptions,
  language: ToolLanguage,
): string {
  const others = site.config.value.languages.slice(1).map(({ code }) => code);
  if (!others.includes(String(wanted)))
    throw new InvalidNameError(
      messages[language].noLanguage(String(wanted ?? ''), others.join(', ')),
    );
  return String(wanted);
}
