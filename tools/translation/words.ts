import { pluralize } from '../messages/pluralize.ts';
import type { ToolLanguage } from '../messages/language.ts';

type LanguagesMessages = {
  /** What is the matter, in a word or two; `params` are the problem's. */
  mark: (code: string, params: Record<string, string>) => string;
  line: (line: number) => string;
  same: (texts: number, languages: string) => string;
  whatNow: string;
  unread: (files: string) => string;
  accepted: (texts: number, files: number) => string;
  noPage: (route: string, routes: string) => string;
  noLanguage: (language: string, languages: string) => string;
  exported: (rows: number, file: string) => string;
  imported: (texts: number, files: number) => string;
  unchanged: string;
  wouldImport: (texts: number, files: number) => string;
  refused: string;
  fileMissing: string;
  columns: [position: string, limit: string];
};

const shortLabels: Record<ToolLanguage, Record<string, string>> = {
  pt: {
    'language/identical-text': 'não traduzido',
    'language/other-figures': 'números: {expected} / {found}',
    'language/other-link': 'outro link',
    'language/other-picture': 'outra imagem',
    'language/other-setting': 'outra escolha',
    'language/other-order': 'outra ordem',
    'language/missing-part': 'falta',
    'language/extra-part': 'sobra',
    'language/outdated': 'pode estar velho',
    'language/misplaced': 'fora do lugar',
    'language/unrecorded': 'não conferido: {count} textos',
    'language/needless-exception': 'exceção sem uso: {kind}',
    'page/section-missing': 'falta a seção',
    'page/section-extra': 'seção a mais',
    'page/section-type': 'outro tipo: {expected} / {type}',
    'page/section-order': 'mudou de lugar',
    'message/missing': 'falta',
    'message/extra': 'sobra',
    'message/placeholder': 'valores entre chaves: {expected} / {found}',
  },
  en: {
    'language/identical-text': 'not translated',
    'language/other-figures': 'figures: {expected} / {found}',
    'language/other-link': 'other link',
    'language/other-picture': 'other picture',
    'language/other-setting': 'other choice',
    'language/other-order': 'other order',
    'language/missing-part': 'missing',
    'language/extra-part': 'extra',
    'language/outdated': 'may be outdated',
    'language/misplaced': 'out of place',
    'language/unrecorded': 'not looked through: {count} texts',
    'language/needless-exception': 'needless exception: {kind}',
    'page/section-missing': 'section missing',
    'page/section-extra': 'section too many',
    'page/section-type': 'other type: {expected} / {type}',
    'page/section-order': 'moved',
    'message/missing': 'missing',
    'message/extra': 'extra',
    'message/placeholder': 'values in braces: {expected} / {found}',
  },
  es: {
    'language/identical-text': 'sin traducir',
    'language/other-figures': 'números: {expected} / {found}',
    'language/other-link': 'otro enlace',
    'language/other-picture': 'otra imagen',
    'language/other-setting': 'otra elección',
    'language/other-order': 'otro orden',
    'language/missing-part': 'falta',
    'language/extra-part': 'sobra',
    'language/outdated': 'puede estar viejo',
    'language/misplaced': 'fuera de lugar',
    'language/unrecorded': 'sin revisar: {count} textos',
    'language/needless-exception': 'excepción sin uso: {kind}',
    'page/section-missing': 'falta la sección',
    'page/section-extra': 'sección de más',
    'page/section-type': 'otro tipo: {expected} / {type}',
    'page/section-order': 'cambió de lugar',
    'message/missing': 'falta',
    'message/extra': 'sobra',
    'message/placeholder': 'valores entre llaves: {expected} / {found}',
  },
};

const markIn =
  (language: ToolLanguage): LanguagesMessages['mark'] =>
  (code, params) =>
    (shortLabels[language][code] ?? code).replace(
      /\{(\w+)\}/g,
      (_, name: string) => params[name] || '–',
    );

/** What `npm run languages` says. */
export const messages: Record<ToolLanguage, LanguagesMessages> = {
  pt: {
    mark: markIn('pt'),
    line: (line) => `l. ${line}`,
    same: (texts, languages) =>
      `Nada a arrumar: ${pluralize(texts, 'texto', 'textos')} dizem o mesmo em ${languages}.`,
    whatNow:
      'O que fazer com cada ▲: npm run languages -- --format text. Traduções em dia: npm run languages -- accept.',
    unread: (files) => `Não comparados, porque têm problemas próprios (npm run check): ${files}`,
    accepted: (texts, files) =>
      files === 0
        ? 'Tudo já estava anotado.'
        : `Anotados como em dia: ${pluralize(texts, 'texto', 'textos')} em ${pluralize(files, 'arquivo', 'arquivos')}.`,
    noPage: (route, routes) => `Não há página nem arquivo "${route}". Existem: ${routes}`,
    noLanguage: (language, languages) =>
      `--language ${language}: diga uma destas línguas: ${languages}`,
    exported: (rows, file) =>
      `${pluralize(rows, 'texto', 'textos')} em ${file}. Traduza na terceira coluna e traga de volta com: npm run languages -- import`,
    imported: (texts, files) =>
      `Mudados ${pluralize(texts, 'texto', 'textos')} em ${pluralize(files, 'arquivo', 'arquivos')}. Veja com npm run dev.`,
    unchanged: 'O arquivo não muda nenhum texto.',
    wouldImport: (texts, files) =>
      `Mudariam ${pluralize(texts, 'texto', 'textos')} em ${pluralize(files, 'arquivo', 'arquivos')}. Nada foi escrito ainda.`,
    refused: 'Nada foi escrito. Corrija estas linhas da planilha e tente de novo:',
    fileMissing: 'Diga o arquivo: npm run languages -- import --language en ARQUIVO.csv',
    columns: ['posição', 'tamanho máximo'],
  },
  en: {
    mark: markIn('en'),
    line: (line) => `l. ${line}`,
    same: (texts, languages) =>
      `Nothing to do: ${pluralize(texts, 'text', 'texts')} say the same in ${languages}.`,
    whatNow:
      'What to do about each ▲: npm run languages -- --format text. Translations that are current: npm run languages -- accept.',
    unread: (files) =>
      `Not compared, since they have problems of their own (npm run check): ${files}`,
    accepted: (texts, files) =>
      files === 0
        ? 'All was noted already.'
        : `Noted as current: ${pluralize(texts, 'text', 'texts')} in ${pluralize(files, 'file', 'files')}.`,
    noPage: (route, routes) => `There is no page or file "${route}". There are: ${routes}`,
    noLanguage: (language, languages) => `--language ${language}: name one of these: ${languages}`,
    exported: (rows, file) =>
      `${pluralize(rows, 'text', 'texts')} in ${file}. Translate in the third column and bring it back with: npm run languages -- import`,
    imported: (texts, files) =>
      `Changed ${pluralize(texts, 'text', 'texts')} in ${pluralize(files, 'file', 'files')}. See them with npm run dev.`,
    unchanged: 'The file changes no text.',
    wouldImport: (texts, files) =>
      `${pluralize(texts, 'text', 'texts')} in ${pluralize(files, 'file', 'files')} would change. Nothing has been written yet.`,
    refused: 'Nothing was written. Mend these rows of the sheet and try again:',
    fileMissing: 'Name the file: npm run languages -- import --language en FILE.csv',
    columns: ['position', 'maximum length'],
  },
  es: {
    mark: markIn('es'),
    line: (line) => `l. ${line}`,
    same: (texts, languages) =>
      `Nada que arreglar: ${pluralize(texts, 'texto', 'textos')} dicen lo mismo en ${languages}.`,
    whatNow:
      'Qué hacer con cada ▲: npm run languages -- --format text. Traducciones al día: npm run languages -- accept.',
    unread: (files) => `No comparados, porque tienen problemas propios (npm run check): ${files}`,
    accepted: (texts, files) =>
      files === 0
        ? 'Todo estaba anotado.'
        : `Anotados como al día: ${pluralize(texts, 'texto', 'textos')} en ${pluralize(files, 'archivo', 'archivos')}.`,
    noPage: (route, routes) => `No hay página ni archivo "${route}". Existen: ${routes}`,
    noLanguage: (language, languages) =>
      `--language ${language}: di uno de estos idiomas: ${languages}`,
    exported: (rows, file) =>
      `${pluralize(rows, 'texto', 'textos')} en ${file}. Traduce en la tercera columna y tráelo de vuelta con: npm run languages -- import`,
    imported: (texts, files) =>
      `Cambiados ${pluralize(texts, 'texto', 'textos')} en ${pluralize(files, 'archivo', 'archivos')}. Míralos con npm run dev.`,
    unchanged: 'El archivo no cambia ningún texto.',
    wouldImport: (texts, files) =>
      `Cambiarían ${pluralize(texts, 'texto', 'textos')} en ${pluralize(files, 'archivo', 'archivos')}. Todavía no se escribió nada.`,
    refused: 'No se escribió nada. Corrige estas filas de la hoja e inténtalo de nuevo:',
    fileMissing: 'Di el archivo: npm run languages -- import --language en ARCHIVO.csv',
    columns: ['posición', 'tamaño máximo'],
  },
};
