/** The language of the schemas' descriptions and of the examples' names. */
export const schemaLanguage = 'pt-BR';
