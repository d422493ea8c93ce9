import type { ToolLanguage } from '../messages/language.ts';
import type { NodeKind } from './build-graph.ts';

type GraphMessages = {
  kinds: Record<NodeKind, string>;
  kind: Record<NodeKind, string>;
  groups: Record<string, string>;
  none: string;
  nobody: string;
  nothing: string;
  usedBy: string;
  refersTo: string;
  plainHeader: (links: number, languages: string, main: string) => string;
  incomplete: (problems: number) => string;
  unknown: (name: string, nearest: string) => string;
};

/** What `npm run graph` says. */
export const messages: Record<ToolLanguage, GraphMessages> = {
  pt: {
    kinds: {
      page: 'Páginas',
      section: 'Seções',
      picture: 'Imagens e vídeos',
      form: 'Formulários',
      message: 'Textos da interface',
    },
    kind: {
      page: 'página',
      section: 'seção',
      picture: 'imagem',
      form: 'formulário',
      message: 'texto',
    },
    groups: {
      'graph/unreachable-page': 'Páginas a que nenhum link leva',
      'graph/unused-picture': 'Imagens e vídeos sem uso',
      'graph/unused-message': 'Textos da interface sem uso',
      'graph/other-language-link': 'Links para outra língua',
      'graph/menu-without-page': 'Itens de menu sem página',
    },
    none: 'nenhum',
    nobody: 'ninguém',
    nothing: 'nada',
    usedBy: 'usado por:',
    refersTo: 'usa:',
    plainHeader: (links, languages, main) =>
      `Por escolha do site (shell.headerLinks: "plain"), os ${links} links do cabeçalho em ${languages} levam às páginas em ${main}.`,
    incomplete: (problems) =>
      `O site tem ${problems} problemas (npm run check). Até lá esta lista pode estar incompleta.`,
    unknown: (name, nearest) =>
      `Não há página, seção, imagem, formulário nem texto "${name}".${nearest && ` Você quis dizer ${nearest}?`}`,
  },
  en: {
    kinds: {
      page: 'Pages',
      section: 'Sections',
      picture: 'Pictures and videos',
      form: 'Forms',
      message: 'Interface texts',
    },
    kind: { page: 'page', section: 'section', picture: 'picture', form: 'form', message: 'text' },
    groups: {
      'graph/unreachable-page': 'Pages that no link leads to',
      'graph/unused-picture': 'Unused pictures and videos',
      'graph/unused-message': 'Unused interface texts',
      'graph/other-language-link': 'Links into another language',
      'graph/menu-without-page': 'Menu entries without a page',
    },
    none: 'none',
    nobody: 'nobody',
    nothing: 'nothing',
    usedBy: 'referred to by:',
    refersTo: 'refers to:',
    plainHeader: (links, languages, main) =>
      `By the site’s choice (shell.headerLinks: "plain"), the ${links} header links in ${languages} lead to the pages in ${main}.`,
    incomplete: (problems) =>
      `The site has ${problems} problems (npm run check). Until then this list may be incomplete.`,
    unknown: (name, nearest) =>
      `There is no page, section, picture, form or text "${name}".${nearest && ` Did you mean ${nearest}?`}`,
  },
  es: {
    kinds: {
      page: 'Páginas',
      section: 'Secciones',
      picture: 'Imágenes y videos',
      form: 'Formularios',
      message: 'Textos de la interfaz',
    },
    kind: {
      page: 'página',
      section: 'sección',
      picture: 'imagen',
      form: 'formulario',
      message: 'texto',
    },
    groups: {
      'graph/unreachable-page': 'Páginas a las que ningún enlace lleva',
      'graph/unused-picture': 'Imágenes y videos sin uso',
      'graph/unused-message': 'Textos de la interfaz sin uso',
      'graph/other-language-link': 'Enlaces a otro idioma',
      'graph/menu-without-page': 'Entradas de menú sin página',
    },
    none: 'ninguno',
    nobody: 'nadie',
    nothing: 'nada',
    usedBy: 'usado por:',
    refersTo: 'usa:',
    plainHeader: (links, languages, main) =>
      `Por decisión del sitio (shell.headerLinks: "plain"), los ${links} enlaces del encabezado en ${languages} llevan a las páginas en ${main}.`,
    incomplete: (problems) =>
      `El sitio tiene ${problems} problemas (npm run check). Hasta entonces esta lista puede estar incompleta.`,
    unknown: (name, nearest) =>
      `No hay página, sección, imagen, formulario ni texto "${name}".${nearest && ` ¿Quisiste decir ${nearest}?`}`,
  },
};
