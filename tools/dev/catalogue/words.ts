import type { ToolLanguage } from '../../messages/language.ts';

export type CatalogueMessages = {
  tag: string;
  title: string;
  intro: string;
  examples: (count: number) => string;
  example: string;
  fields: string;
  column: Record<'name' | 'description' | 'type' | 'required' | 'standard' | 'allowed', string>;
  yes: string;
  no: string;
  exampleLanguage: string;
  at: (width: number) => string;
  alone: string;
  json: string;
  copy: string;
  copied: string;
  lacking: string;
  listOf: (items: string) => string;
  named: Record<string, string>;
  atLeast: (count: number, unit: 'characters' | 'items' | 'value') => string;
  atMost: (count: number, unit: 'characters' | 'items' | 'value') => string;
  oneOf: (keys: string) => string;
  values: (count: number) => string;
};

/** What the catalogue says beside the schemas' own words. */
export const catalogueMessages: Record<ToolLanguage, CatalogueMessages> = {
  pt: {
    tag: 'pt-BR',
    title: 'Blocos',
    intro:
      'Tudo com que uma página pode ser montada. Escolha um bloco, copie o JSON de um exemplo para a lista "sections" da página e mude os textos.',
    examples: (count) => (count === 1 ? '1 exemplo' : `${count} exemplos`),
    example: 'Exemplos',
    fields: 'Campos',
    column: {
      name: 'Campo',
      description: 'Para que serve',
      type: 'Tipo',
      required: 'Obrigatório',
      standard: 'Sem ele',
      allowed: 'Valores aceitos',
    },
    yes: 'sim',
    no: 'não',
    exampleLanguage: 'Língua dos exemplos',
    at: (width) => `${width} px`,
    alone: 'Abrir sozinho',
    json: 'JSON',
    copy: 'Copiar o JSON',
    copied: 'JSON copiado.',
    lacking: 'Este exemplo usa algo que este site não tem:',
    listOf: (items) => `uma lista; cada item, ${items}`,
    named: {
      message: 'um texto',
      target: 'um endereço do site',
      form: 'o nome de um formulário',
      picture: 'uma imagem de public/',
      media: 'um vídeo de public/',
      icon: 'o nome de um ícone',
      embed: 'um endereço https://',
      frame: 'um endereço para incorporar',
      section: 'o id de uma seção',
      script: 'o endereço de um script',
    },
    atLeast: (count, unit) =>
      ({
        characters: `no mínimo ${count} ${count === 1 ? 'letra' : 'letras'}`,
        items: `no mínimo ${count} ${count === 1 ? 'item' : 'itens'}`,
        value: `a partir de ${count}`,
      })[unit],
    atMost: (count, unit) =>
      ({
        characters: `até ${count} letras`,
        items: `até ${count} ${count === 1 ? 'item' : 'itens'}`,
        value: `até ${count}`,
      })[unit],
    oneOf: (keys) => `um só destes: ${keys}`,
    values: (count) => `${count} valores`,
  },
  en: {
    tag: 'en',
    title: 'Blocks',
    intro:
      'All that a page can be made of. Choose a block, copy the JSON of an example into the page’s "sections" list, and change the texts.',
    examples: (count) => (count === 1 ? '1 example' : `${count} examples`),
    example: 'Examples',
    fields: 'Fields',
    column: {
      name: 'Field',
      description: 'What it is for',
      type: 'Type',
      required: 'Required',
      standard: 'Without it',
      allowed: 'Allowed values',
    },
    yes: 'yes',
    no: 'no',
    exampleLanguage: 'Language of the examples',
    at: (width) => `${width} px`,
    alone: 'Open alone',
    json: 'JSON',
    copy: 'Copy the JSON',
    copied: 'JSON copied.',
    lacking: 'This example uses something that this site does not have:',
    listOf: (items) => `a list; each item, ${items}`,
    named: {
      message: 'a text',
      target: 'an address in the site',
      form: 'the name of a form',
      picture: 'a picture in public/',
      media: 'a video in public/',
      icon: 'the name of an icon',
      embed: 'an https:// address',
      frame: 'an address to embed',
      section: 'the id of a section',
      script: 'the address of a script',
    },
    atLeast: (count, unit) =>
      ({
        characters: `at least ${count} ${count === 1 ? 'character' : 'characters'}`,
        items: `at least ${count} ${count === 1 ? 'item' : 'items'}`,
        value: `from ${count}`,
      })[unit],
    atMost: (count, unit) =>
      ({
        characters: `up to ${count} characters`,
        items: `up to ${count} ${count === 1 ? 'item' : 'items'}`,
        value: `up to ${count}`,
      })[unit],
    oneOf: (keys) => `exactly one of: ${keys}`,
    values: (count) => `${count} values`,
  },
  es: {
    tag: 'es',
    title: 'Bloques',
    intro:
      'Todo con lo que se puede armar una página. Elige un bloque, copia el JSON de un ejemplo en la lista "sections" de la página y cambia los textos.',
    examples: (count) => (count === 1 ? '1 ejemplo' : `${count} ejemplos`),
    example: 'Ejemplos',
    fields: 'Campos',
    column: {
      name: 'Campo',
      description: 'Para qué sirve',
      type: 'Tipo',
      required: 'Obligatorio',
      standard: 'Sin él',
      allowed: 'Valores aceptados',
    },
    yes: 'sí',
    no: 'no',
    exampleLanguage: 'Idioma de los ejemplos',
    at: (width) => `${width} px`,
    alone: 'Abrir solo',
    json: 'JSON',
    copy: 'Copiar el JSON',
    copied: 'JSON copiado.',
    lacking: 'Este ejemplo usa algo que este sitio no tiene:',
    listOf: (items) => `una lista; cada elemento, ${items}`,
    named: {
      message: 'un texto',
      target: 'una dirección del sitio',
      form: 'el nombre de un formulario',
      picture: 'una imagen de public/',
      media: 'un video de public/',
      icon: 'el nombre de un icono',
      embed: 'una dirección https://',
      frame: 'una dirección para incrustar',
      section: 'el id de una sección',
      script: 'la dirección de un script',
    },
    atLeast: (count, unit) =>
      ({
        characters: `al menos ${count} ${count === 1 ? 'letra' : 'letras'}`,
        items: `al menos ${count} ${count === 1 ? 'elemento' : 'elementos'}`,
        value: `desde ${count}`,
      })[unit],
    atMost: (count, unit) =>
      ({
        characters: `hasta ${count} letras`,
        items: `hasta ${count} ${count === 1 ? 'elemento' : 'elementos'}`,
        value: `hasta ${count}`,
      })[unit],
    oneOf: (keys) => `solo uno de estos: ${keys}`,
    values: (count) => `${count} valores`,
  },
};
