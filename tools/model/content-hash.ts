import { createHash } from 'node:crypto';

/** A short name for some content, for addresses that may be kept for ever. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);
