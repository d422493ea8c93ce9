import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ToolLanguage } from '../../messages/language.ts';
import { schemasFolder } from '../../model/schemas.ts';

const texts: Record<ToolLanguage, string> = {
  pt: 'Um esquema mudou. Pare o npm run dev e comece-o de novo: os esquemas são lidos uma só vez.',
  en: 'A schema has changed. Stop npm run dev and start it again: schemas are read only once.',
  es: 'Un esquema ha cambiado. Detén npm run dev y vuelve a empezarlo: se leen una sola vez.',
};

/** Those for code editors are written by the program itself. */
const generatedFolder = `${schemasFolder}${sep}editor${sep}`;

/**
 * Says in the terminal when a schema has changed. Validators, generated types and the catalogue are
 * made from the schemas when the program begins. It is said as an error, since the server's
 * configuration keeps warnings to itself.
 */
export function watchSchemas({ watcher, config }: ViteDevServer, language: ToolLanguage): void {
  watcher.add(schemasFolder);
  watcher.on('all', (_event, path) => {
    if (path.startsWith(schemasFolder + sep) && !path.startsWith(generatedFolder))
      config.logger.error(texts[language]);
  });
}
