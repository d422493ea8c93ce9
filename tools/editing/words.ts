import type { ToolLanguage } from '../messages/language.ts';

type PlanMessages = {
  write: (file: string) => string;
  change: (file: string) => string;
  remove: (file: string) => string;
  plan: string;
  refused: string;
  sound: string;
  goAhead: string;
  sayYes: string;
  left: string;
  done: string;
  toWrite: (count: number) => string;
  next: (addresses: string[]) => string;
  header: (languages: string, main: string) => string;
  yes: string;
  no: string;
  keys: string;
  title: (route: string) => string;
  description: (route: string) => string;
  unknown: (what: string, nearest: string, known: string) => string;
  taken: (what: string) => string;
  routeForm: (typed: string, better: string) => string;
  idForm: (typed: string) => string;
  addressForm: (typed: string) => string;
  missing: (flags: string) => string;
  brokenSite: string;
  home: string;
  route: string;
  preset: string;
  form: string;
  menu: string;
  label: (language: string) => string;
};

/** What `new`, `copy` and `move` say. */
export const messages: Record<ToolLanguage, PlanMessages> = {
  pt: {
    write: (file) => `  + criar    ${file}`,
    change: (file) => `  ~ mudar    ${file}`,
    remove: (file) => `  - retirar  ${file}`,
    plan: 'O que vai acontecer:',
    refused: 'Nada foi mudado: depois disso o site teria estes problemas.',
    sound: 'O site continua sem problemas depois disso.',
    goAhead: 'Fazer isso?',
    sayYes: 'Nada foi mudado ainda. Para fazer, repita o comando com --yes.',
    left: 'Nada foi mudado.',
    done: 'Feito.',
    toWrite: (count) =>
      `Falta escrever ${count} textos, marcados com ✎ (arquivo:linha  texto de exemplo):`,
    next: (addresses) =>
      `Com npm run dev ligado, abra http://localhost:5173${addresses.join(' e ')}, e escreva no lugar de cada ✎. npm run check diz o que falta.`,
    header: (languages, main) =>
      `No cabeçalho a página está em todas as línguas; por escolha do site (shell.headerLinks em pages-config/site.json), em ${languages} os links dele levam à página em ${main}. O rodapé não mudou: ele está em pages-config/shell.`,
    yes: 'Sim',
    no: 'Não',
    keys: '(↑ ↓ e Enter)',
    title: (route) => `Título, de 15 a 65 letras: ${route}`,
    description: (route) => `Resumo de ${route}: o que a página oferece, em 50 a 160 letras.`,
    unknown: (what, nearest, known) =>
      `Não há ${what}.${nearest && ` Você quis dizer ${nearest}?`}\nExistem: ${known}`,
    taken: (what) => `Já existe ${what}. Escolha outro nome.`,
    routeForm: (typed, better) =>
      `"${typed}" não serve como endereço: use letras minúsculas sem acento, números e hífens.${better && ` Por exemplo: /${better}`}`,
    idForm: (typed) =>
      `"${typed}" não serve como id: use letras minúsculas, números e hífens, começando por uma letra.`,
    addressForm: (typed) =>
      `"${typed}" não serve: escreva o endereço a partir da pasta public, por exemplo /images/foto.jpg`,
    missing: (flags) => `Falta dizer: ${flags}. Veja --help.`,
    brokenSite: 'O site já tem problemas; arrume-os antes (npm run check).',
    home: 'A página inicial fica onde está.',
    route: 'Qual é o endereço da página?',
    preset: 'Com que esboço ela começa?',
    form: 'Qual formulário ela mostra?',
    menu: 'Ela entra em um menu do cabeçalho?',
    label: (language) => `O que o menu diz em ${language}? (vazio: escrever depois)`,
  },
  en: {
    write: (file) => `  + create   ${file}`,
    change: (file) => `  ~ change   ${file}`,
    remove: (file) => `  - remove   ${file}`,
    plan: 'What will happen:',
    refused: 'Nothing was changed: the site would have these problems afterwards.',
    sound: 'The site is still without problems afterwards.',
    goAhead: 'Do it?',
    sayYes: 'Nothing has been changed yet. To do it, repeat the command with --yes.',
    left: 'Nothing was changed.',
    done: 'Done.',
    toWrite: (count) =>
      `${count} texts are still to be written, marked with ✎ (file:line  example text):`,
    next: (addresses) =>
      `With npm run dev on, open http://localhost:5173${addresses.join(' and ')}, and write in place of each ✎. npm run check says what is left.`,
    header: (languages, main) =>
      `The page is in the header of every language; by the site’s choice (shell.headerLinks in pages-config/site.json), its links in ${languages} lead to the page in ${main}. The footer has not changed: it is in pages-config/shell.`,
    yes: 'Yes',
    no: 'No',
    keys: '(↑ ↓ and Enter)',
    title: (route) => `Title, of 15 to 65 letters: ${route}`,
    description: (route) => `Summary of ${route}: what the page offers, in 50 to 160 letters.`,
    unknown: (what, nearest, known) =>
      `There is no ${what}.${nearest && ` Did you mean ${nearest}?`}\nThere are: ${known}`,
    taken: (what) => `There is already ${what}. Choose another name.`,
    routeForm: (typed, better) =>
      `"${typed}" can't be an address: use small letters without accents, digits and hyphens.${better && ` For example: /${better}`}`,
    idForm: (typed) =>
      `"${typed}" can't be an id: use small letters, digits and hyphens, beginning with a letter.`,
    addressForm: (typed) =>
      `"${typed}" won't do: write the address from the public folder on, such as /images/photo.jpg`,
    missing: (flags) => `Still to be said: ${flags}. See --help.`,
    brokenSite: 'The site has problems already; mend them first (npm run check).',
    home: 'The home page stays where it is.',
    route: 'What is the address of the page?',
    preset: 'With which outline does it begin?',
    form: 'Which form does it show?',
    menu: 'Does it go into a menu of the header?',
    label: (language) => `What does the menu say in ${language}? (empty: write it later)`,
  },
  es: {
    write: (file) => `  + crear    ${file}`,
    change: (file) => `  ~ cambiar  ${file}`,
    remove: (file) => `  - quitar   ${file}`,
    plan: 'Qué va a pasar:',
    refused: 'No se cambió nada: después de esto el sitio tendría estos problemas.',
    sound: 'El sitio sigue sin problemas después de esto.',
    goAhead: '¿Hacerlo?',
    sayYes: 'Todavía no se cambió nada. Para hacerlo, repite el comando con --yes.',
    left: 'No se cambió nada.',
    done: 'Hecho.',
    toWrite: (count) =>
      `Falta escribir ${count} textos, marcados con ✎ (archivo:línea  texto de ejemplo):`,
    next: (addresses) =>
      `Con npm run dev encendido, abre http://localhost:5173${addresses.join(' y ')}, y escribe en lugar de cada ✎. npm run check dice qué falta.`,
    header: (languages, main) =>
      `En el encabezado la página está en todos los idiomas; por decisión del sitio (shell.headerLinks en pages-config/site.json), en ${languages} sus enlaces llevan a la página en ${main}. El pie no cambió: está en pages-config/shell.`,
    yes: 'Sí',
    no: 'No',
    keys: '(↑ ↓ y Enter)',
    title: (route) => `Título, de 15 a 65 letras: ${route}`,
    description: (route) => `Resumen de ${route}: qué ofrece la página, en 50 a 160 letras.`,
    unknown: (what, nearest, known) =>
      `No hay ${what}.${nearest && ` ¿Quisiste decir ${nearest}?`}\nExisten: ${known}`,
    taken: (what) => `Ya existe ${what}. Elige otro nombre.`,
    routeForm: (typed, better) =>
      `"${typed}" no sirve como dirección: usa minúsculas sin acento, números y guiones.${better && ` Por ejemplo: /${better}`}`,
    idForm: (typed) =>
      `"${typed}" no sirve como id: usa minúsculas, números y guiones, empezando por una letra.`,
    addressForm: (typed) =>
      `"${typed}" no sirve: escribe la dirección desde la carpeta public, por ejemplo /images/foto.jpg`,
    missing: (flags) => `Falta decir: ${flags}. Mira --help.`,
    brokenSite: 'El sitio ya tiene problemas; arréglalos antes (npm run check).',
    home: 'La página inicial se queda donde está.',
    route: '¿Cuál es la dirección de la página?',
    preset: '¿Con qué esquema empieza?',
    form: '¿Qué formulario muestra?',
    menu: '¿Entra en un menú del encabezado?',
    label: (language) => `¿Qué dice el menú en ${language}? (vacío: escribirlo después)`,
  },
};
