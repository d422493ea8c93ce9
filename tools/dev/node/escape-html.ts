/** A text as HTML has it, between tags or within the quotes of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
