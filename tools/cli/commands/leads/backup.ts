import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LeadStore } from '../../../../server/store/lead-store.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { UsageError } from '../../usage-error.ts';
import type { LeadAction } from './lead-action.ts';

/**
 * `npm run leads -- backup FILE`: a copy of all leads as they are at one moment, beside a server
 * that runs. Nothing is ever written over.
 */
export const backup: LeadAction = {
  options: [],
  operands: 1,
  async run({ operands: [name] }, language, store) {
    const t = createTranslator(language);
    if (name === undefined) throw new UsageError(t('inbox.missing', { option: 'FILE' }));
    if (!store) return 1;
    const file = resolve(name);
    const count = await copyTo(file, store).catch((cause: NodeJS.ErrnoException) => {
      const { code = '', message } = cause;
      if (code === 'NO_FILE') throw new UsageError(t('inbox.backupOfServer'));
      if (code === 'EEXIST') throw new UsageError(t('inbox.backupThere', { file }));
      throw new UsageError(t('inbox.notWritten', { file, reason: code || message }));
    });
    console.log(t('inbox.backedUp', { count, file }));
    return 0;
  },
};

/**
 * Writes the copy for its owner alone, and on the disk; a part of one does not stay.
 * @returns how many leads it holds
 */
async function copyTo(file: string, store: LeadStore): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const count = await store.backUp(file);
    await handle.sync();
    return count;
  } catch (cause) {
    await rm(file, { force: true });
    throw cause;
  } finally {
    await handle.close();
  }
}
