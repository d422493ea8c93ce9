import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import { schemasFolder } from '../../model/schemas.ts';

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
      config.logger.error(createTranslator(language)('dev.schemaChanged'));
  });
}
