import { planPageMove, planPictureMove, planSectionMove } from '../../editing/plan-move.ts';
import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { messages } from '../../editing/words.ts';
import { pathOf } from '../../model/site.ts';
import type { Command } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';

/**
 * `npm run move`: a page, a section's id or a picture gets another name, and so does every place
 * that names it.
 */
export const command: Command = {
  help: {
    pt: 'npm run move -- page /de /para\nnpm run move -- section /pagina id-de id-para\nnpm run move -- picture /images/de.jpg /images/para.jpg\n[--yes] [--dry-run] [--root PASTA]\n\nMuda o nome em todas as línguas e em tudo o que aponta para ele; uma página deixa um redirecionamento.\nPrimeiro mostra o plano e confere o site; sem --yes, pergunta antes.',
    en: 'npm run move -- page /from /to\nnpm run move -- section /page id-from id-to\nnpm run move -- picture /images/from.jpg /images/to.jpg\n[--yes] [--dry-run] [--root DIR]\n\nChanges the name in all languages and wherever it is named; a page leaves a redirect behind.\nShows the plan and checks the site first; without --yes it asks.',
    es: 'npm run move -- page /de /a\nnpm run move -- section /pagina id-de id-a\nnpm run move -- picture /images/de.jpg /images/a.jpg\n[--yes] [--dry-run] [--root CARPETA]\n\nCambia el nombre en todos los idiomas y en todo lo que lo nombra; una página deja una redirección.\nPrimero muestra el plan y revisa el sitio; sin --yes pregunta antes.',
  },
  options: planOptions,
  subcommands: ['page', 'section', 'picture'],
  maxOperands: 3,
  run: (values, language) =>
    confirmAndApplyPlan(values, language, async ({ site, root }) => {
      const names = createNameParser(site, language);
      const [first = '', second = '', third = ''] = values.operands;
      if (values.subcommand === 'page') {
        const [from, to] = [names.route(first), names.newRoute(second)];
        if (from === 'home') throw new InvalidNameError(messages[language].home);
        return { plan: planPageMove(site, root, from, to), path: pathOf(to) };
      }
      if (values.subcommand === 'section') {
        const route = names.route(first);
        return {
          plan: planSectionMove(
            site,
            route,
            names.section(route, second),
            names.newSection(route, third),
          ),
          path: pathOf(route),
        };
      }
      if (values.subcommand === 'picture')
        return {
          plan: await planPictureMove(site, names.file(first), names.newFile(second)),
          path: '/',
        };
      throw new InvalidNameError(messages[language].missing('page, section, picture'));
    }),
};
