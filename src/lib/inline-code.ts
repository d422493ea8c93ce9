/** The code that stands in a page itself. */
export type InlineCode = { scripts: string[]; styles: string[] };

/** A page's content security policy, by the code that stands in the page. */
export type PolicyOf = (inlineCode: InlineCode) => string;
