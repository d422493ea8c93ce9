import { createTranslator } from '../../messages/translate.ts';
import { generate } from '../../pipeline/codegen/generate.ts';
import type { Command } from '../command.ts';

/** `npm run generate`: writes what follows from the schemas. */
export const command: Command = {
  options: {},
  async run(_values, language) {
    const t = createTranslator(language);
    const files = await generate();
    console.log(
      files.length > 0
        ? t('cli.generate.written', { files: files.join(', ') })
        : t('cli.generate.current'),
    );
    return 0;
  },
};
