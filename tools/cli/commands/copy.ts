import { planPageCopy, planPictureCopy, planSectionCopy } from '../../editing/plan-copy.ts';
import { createNameParser, InvalidNameError } from '../../editing/name-parser.ts';
import { messages } from '../../editing/words.ts';
import { pathOf } from '../../model/site.ts';
import type { Command } from '../command.ts';
import { confirmAndApplyPlan, planOptions } from '../confirm-plan.ts';

/** `npm run copy`: a page, a section or a picture once more, under another name. */
export const command: Command = {
  help: {
    pt: 'npm run copy -- page /de /nova\nnpm run copy -- section /pagina id id-novo\nnpm run copy -- picture /images/de.jpg /images/nova.jpg\n[--yes] [--dry-run] [--root PASTA]\n\nCopia em todas as línguas. O título e o resumo de uma página copiada ficam marcados com ✎, para escrever.\nPrimeiro mostra o plano e confere o site; sem --yes, pergunta antes.',
    en: 'npm run copy -- page /from /new\nnpm run copy -- section /page id new-id\nnpm run copy -- picture /images/from.jpg /images/new.jpg\n[--yes] [--dry-run] [--root DIR]\n\nCopies in all languages. The title and description of a copied page are marked with ✎, to be written.\nShows the plan and checks the site first; without --yes it asks.',
    es: 'npm run copy -- page /de /nueva\nnpm run copy -- section /pagina id id-nuevo\nnpm run copy -- picture /images/de.jpg /images/nueva.jpg\n[--yes] [--dry-run] [--root CARPETA]\n\nCopia en todos los idiomas. El título y el resumen de una página copiada quedan marcados con ✎, para escribirlos.\nPrimero muestra el plan y revisa el sitio; sin --yes pregunta antes.',
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
        return { plan: planPageCopy(site, root, from, to), path: pathOf(to) };
      }
      if (values.subcommand === 'section') {
        const route = names.route(first);
        return {
          plan: planSectionCopy(
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
          plan: await planPictureCopy(site, names.file(first), names.newFile(second)),
          path: '/',
        };
      throw new InvalidNameError(messages[language].missing('page, section, picture'));
    }),
};
