import { pluralize } from '../messages/pluralize.ts';
import type { ToolLanguage } from '../messages/language.ts';

type CommandMessages = {
  commands: (names: string) => string;
  toolFailed: string;
  stages: Record<string, string>;
  built: (pages: number, bytes: string, seconds: string, folder: string) => string;
  kept: string;
  editing: (url: string) => string;
  generated: (files: string) => string;
  current: string;
  browser: (path: string) => string;
  noBrowser: string;
  installing: string;
  step: (name: string) => string;
  benchEnded: (held: boolean, seconds: string) => string;
  mended: (changes: number, files: number) => string;
  wouldMend: (changes: number, files: number) => string;
  changedMeanwhile: string;
  notMeasured: (why: string) => string;
  passed: (seconds: string) => string;
  failed: (name: string) => string;
  shots: (done: number, all: number) => string;
  shotsDone: (folder: string) => string;
};

const stagesInPortuguese = {
  load: 'ler arquivos',
  check: 'conferir páginas',
  bundle: 'montar scripts',
  server: 'preparar o desenho',
  resolve: 'textos e imagens',
  render: 'desenhar páginas',
  verify: 'conferir o resultado',
  write: 'gravar arquivos',
};

/** What the commands say on the way. */
export const messages: Record<ToolLanguage, CommandMessages> = {
  pt: {
    commands: (names) => `Escolha um comando: ${names}.`,
    toolFailed: 'A ferramenta falhou; o problema não está nas suas páginas.',
    stages: stagesInPortuguese,
    built: (pages, bytes, seconds, folder) =>
      `Pronto: ${pages} páginas, ${bytes}, em ${seconds} s. O site está em ${folder}`,
    kept: 'O site anterior ficou como estava.',
    editing: (url) =>
      `Edição ao vivo em ${url}\nTodos os blocos, com exemplos: ${url}/__blocks\nSalve um arquivo JSON e veja a página mudar. Ctrl-C encerra.`,
    generated: (files) => `Escritos: ${files}`,
    current: 'Tudo já estava em dia.',
    browser: (path) => `Navegador dos testes: ${path}`,
    noBrowser:
      'Nenhum Chromium foi encontrado nem pôde ser instalado. Diga onde há um: CHROMIUM_PATH=/caminho npm test',
    installing: 'Nenhum Chromium encontrado; instalando…',
    step: (name) => `\n── ${name}`,
    mended: (changes, files) =>
      changes === 0
        ? 'Nada que se corrija sem dúvida.'
        : `${pluralize(changes, 'correção', 'correções')} em ${pluralize(files, 'arquivo', 'arquivos')}.`,
    wouldMend: (changes, files) =>
      changes === 0
        ? 'Nada que se corrija sem dúvida.'
        : `npm run fix faria ${pluralize(changes, 'correção', 'correções')} em ${pluralize(files, 'arquivo', 'arquivos')}. Nada foi gravado.`,
    changedMeanwhile:
      'Um dos arquivos foi salvo neste meio-tempo. Nada foi gravado; rode npm run fix de novo.',
    benchEnded: (held, seconds) => `${held ? 'Cumprido' : 'NÃO cumprido'}, em ${seconds} s.`,
    notMeasured: (why) => `Não foi possível medir: ${why}`,
    passed: (seconds) => `\nTudo passou, em ${seconds} s.`,
    failed: (name) => `\nParou em: ${name}.`,
    shots: (done, all) => `${done} de ${all} imagens`,
    shotsDone: (folder) => `Abra ${folder}`,
  },
  en: {
    commands: (names) => `Choose a command: ${names}.`,
    toolFailed: 'The tool failed; the problem is not in your pages.',
    stages: {
      load: 'read files',
      check: 'check pages',
      bundle: 'bundle scripts',
      server: 'prepare rendering',
      resolve: 'texts and pictures',
      render: 'render pages',
      verify: 'verify the result',
      write: 'write files',
    },
    built: (pages, bytes, seconds, folder) =>
      `Done: ${pages} pages, ${bytes}, in ${seconds} s. The site is in ${folder}`,
    kept: 'The former site is as it was.',
    editing: (url) =>
      `Editing live at ${url}\nEvery block, with examples: ${url}/__blocks\nSave a JSON file and see the page change. Ctrl-C stops it.`,
    generated: (files) => `Written: ${files}`,
    current: 'Everything was current.',
    browser: (path) => `Browser for the tests: ${path}`,
    noBrowser:
      'No Chromium was found and none could be installed. Say where one is: CHROMIUM_PATH=/path npm test',
    installing: 'No Chromium found; installing…',
    step: (name) => `\n── ${name}`,
    mended: (changes, files) =>
      changes === 0
        ? 'Nothing to mend without doubt.'
        : `${pluralize(changes, 'correction', 'corrections')} in ${pluralize(files, 'file', 'files')}.`,
    wouldMend: (changes, files) =>
      changes === 0
        ? 'Nothing to mend without doubt.'
        : `npm run fix would make ${pluralize(changes, 'correction', 'corrections')} in ${pluralize(files, 'file', 'files')}. Nothing was written.`,
    changedMeanwhile:
      'One of the files was saved in the meantime. Nothing was written; run npm run fix again.',
    benchEnded: (held, seconds) => `${held ? 'Held' : 'Did NOT hold'}, in ${seconds} s.`,
    notMeasured: (why) => `It could not be measured: ${why}`,
    passed: (seconds) => `\nEverything passed, in ${seconds} s.`,
    failed: (name) => `\nStopped at: ${name}.`,
    shots: (done, all) => `${done} of ${all} pictures`,
    shotsDone: (folder) => `Open ${folder}`,
  },
  es: {
    commands: (names) => `Elige un comando: ${names}.`,
    toolFailed: 'La herramienta falló; el problema no está en tus páginas.',
    stages: {
      load: 'leer archivos',
      check: 'revisar páginas',
      bundle: 'armar scripts',
      server: 'preparar el dibujo',
      resolve: 'textos e imágenes',
      render: 'dibujar páginas',
      verify: 'revisar el resultado',
      write: 'guardar archivos',
    },
    built: (pages, bytes, seconds, folder) =>
      `Listo: ${pages} páginas, ${bytes}, en ${seconds} s. El sitio está en ${folder}`,
    kept: 'El sitio anterior quedó como estaba.',
    editing: (url) =>
      `Edición en vivo en ${url}\nTodos los bloques, con ejemplos: ${url}/__blocks\nGuarda un archivo JSON y mira cambiar la página. Ctrl-C la detiene.`,
    generated: (files) => `Escritos: ${files}`,
    current: 'Todo estaba al día.',
    browser: (path) => `Navegador de las pruebas: ${path}`,
    noBrowser:
      'No se encontró ningún Chromium ni se pudo instalar. Di dónde hay uno: CHROMIUM_PATH=/ruta npm test',
    installing: 'No se encontró Chromium; instalando…',
    step: (name) => `\n── ${name}`,
    mended: (changes, files) =>
      changes === 0
        ? 'Nada que corregir sin dudas.'
        : `${pluralize(changes, 'corrección', 'correcciones')} en ${pluralize(files, 'archivo', 'archivos')}.`,
    wouldMend: (changes, files) =>
      changes === 0
        ? 'Nada que corregir sin dudas.'
        : `npm run fix haría ${pluralize(changes, 'corrección', 'correcciones')} en ${pluralize(files, 'archivo', 'archivos')}. No se guardó nada.`,
    changedMeanwhile:
      'Uno de los archivos se guardó mientras tanto. No se guardó nada; ejecuta npm run fix de nuevo.',
    benchEnded: (held, seconds) => `${held ? 'Cumplido' : 'NO cumplido'}, en ${seconds} s.`,
    notMeasured: (why) => `No se pudo medir: ${why}`,
    passed: (seconds) => `\nTodo pasó, en ${seconds} s.`,
    failed: (name) => `\nSe detuvo en: ${name}.`,
    shots: (done, all) => `${done} de ${all} imágenes`,
    shotsDone: (folder) => `Abre ${folder}`,
  },
};
