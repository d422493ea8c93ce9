import { generate } from '../../pipeline/codegen/generate.ts';
import type { Command } from '../command.ts';
import { messages } from '../words.ts';

/** `npm run generate`: writes what follows from the schemas. */
export const command: Command = {
  help: {
    pt: 'npm run generate\n\nEscreve o que nasce dos esquemas: tipos, registro de blocos e ajuda dos editores.',
    en: 'npm run generate\n\nWrites what follows from the schemas: types, the registry of blocks, and the help of code editors.',
    es: 'npm run generate\n\nEscribe lo que nace de los esquemas: tipos, registro de bloques y ayuda de los editores.',
  },
  options: {},
  async run(_values, language) {
    const files = await generate();
    console.log(
      files.length > 0
        ? messages[language].generated(files.join(', '))
        : messages[language].current,
    );
    return 0;
  },
};
