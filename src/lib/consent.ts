/** The id of the element in which the question about analytics is asked; links lead to it. */
export const consentId = 'consent';

/** What the question says in one language. */
export type ConsentTexts = { title: string; text: string; accept: string; reject: string };

/** What is loaded once somebody agrees, and what is asked before, by each language's code. */
export type ConsentSettings = {
  src: string;
  attributes: { name: string; value: string }[];
  texts: Record<string, ConsentTexts>;
};
