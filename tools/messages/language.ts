export const toolLanguages = ['pt', 'en', 'es'] as const;

export type ToolLanguage = (typeof toolLanguages)[number];
