import { createHash } from 'node:crypto';

/** The hash of inline code or styles, as a content security policy names it. */
export const cspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
