import { hash } from 'node:crypto';

/** A short name for some content, for addresses that may be kept for ever. */
export const contentHash = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 10);
