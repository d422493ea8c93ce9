import { inspect } from '../pipeline/inspect.ts';
import { load } from '../pipeline/load.ts';
import { report, reportFormats, type ReportFormat } from '../report/index.ts';
import { siteRoot, type Command } from './command.ts';
import { toText } from './problem-output.ts';

/** `npm run check`: validates the whole configuration without building. */
export const command: Command = {
  help: {
    pt: 'npm run check -- [--root PASTA] [--format text|json|github] [--lang pt|en|es]\n\nConfere todas as páginas, textos e formulários, sem montar o site.\nSaída: 0 sem problemas, 1 com problemas, 2 se a ferramenta falhou.',
    en: 'npm run check -- [--root DIR] [--format text|json|github] [--lang pt|en|es]\n\nChecks every page, text and form, without building the site.\nExit: 0 clean, 1 problems, 2 the tool itself failed.',
    es: 'npm run check -- [--root CARPETA] [--format text|json|github] [--lang pt|en|es]\n\nRevisa todas las páginas, textos y formularios, sin armar el sitio.\nSalida: 0 sin problemas, 1 con problemas, 2 si la herramienta falló.',
  },
  options: { root: { type: 'string' }, format: { type: 'string', default: 'text' } },
  async run(values, language) {
    const begin = performance.now();
    const format = String(values.format) as ReportFormat;
    if (!reportFormats.includes(format)) throw new Error(`--format ${format}: ${reportFormats.join(', ')}`);
    const files = await load(siteRoot(values));
    const { site, problems } = inspect(files);
    console.log(report(format, { problems, texts: toText(files), pages: site?.pages.length ?? 0, milliseconds: performance.now() - begin, language, color: Boolean(process.stdout.isTTY) }));
    return problems.length > 0 ? 1 : 0;
  },
};
