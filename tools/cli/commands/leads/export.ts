import { rename, rm, writeFile } from 'node:fs/promises';
import { exportFormats, isExportFormat } from '../../../../server/inbox/export-formats.ts';
import { normalizedEmail, type StoredLead } from '../../../../server/store/lead-store.ts';
import { type LeadSource, leadSource } from '../../../../server/store/read-leads.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { UsageError } from '../../usage-error.ts';
import { formOption, type LeadAction, viewOption } from './lead-action.ts';
import { namesEmail } from './names-email.ts';

/**
 * `npm run leads -- export`: leads, or those of one person, as CSV or JSON, to the terminal or a
 * file.
 */
export const exportLeads: LeadAction = {
  options: ['format', 'view', 'form', 'email', 'output'],
  async run(values, language, store) {
    const t = createTranslator(language);
    const { format = 'csv', email, output } = values;
    if (typeof format !== 'string' || !isExportFormat(format))
      throw new UsageError(
        t('inbox.unknown', {
          what: '--format',
          typed: String(format),
          known: Object.keys(exportFormats).join(', '),
        }),
      );
    if (typeof email === 'string' && normalizedEmail(email) === '')
      throw new UsageError(t('inbox.missing', { option: '--email E-MAIL' }));
    const query = { view: viewOption(values, 'all', t), form: formOption(values) };
    const all = store ? await leadSource(store, query) : async function* () {};
    const ofPerson = typeof email === 'string' ? await leadsOf(all, email) : undefined;
    // Whoever asks what is kept of a mistyped address is not to be handed nothing.
    if (ofPerson?.length === 0) {
      console.error(t('inbox.nobody', { whose: t('inbox.ofEmail', { email: String(email) }) }));
      return 1;
    }
    let count = 0;
    /** The leads, counted each time that they are read. */
    const leads: LeadSource = async function* () {
      count = 0;
      for await (const lead of ofPerson ?? all()) {
        count += 1;
        yield lead;
      }
    };
    const text = exportFormats[format].write(leads);
    if (typeof output !== 'string') {
      for await (const part of text) process.stdout.write(part);
      return 0;
    }
    await writeWhole(output, text).catch((cause: NodeJS.ErrnoException) => {
      throw new UsageError(
        t('inbox.notWritten', { file: output, reason: cause.code ?? cause.message }),
      );
    });
    console.log(t('inbox.written', { count, file: output }));
    return 0;
  },
};

/** The leads that name an address, those of whoever asks for what is kept of them: they are few. */
async function leadsOf(all: LeadSource, email: string): Promise<StoredLead[]> {
  const found: StoredLead[] = [];
  for await (const lead of all()) if (namesEmail(lead, email)) found.push(lead);
  return found;
}

/**
 * Writes a file for its owner alone, since it is full of personal data. A file of that name is
 * replaced once all is written.
 * @throws what the text throws, and where the disk refuses
 */
async function writeWhole(file: string, text: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await writeFile(part, text, { mode: 0o600, flag: 'wx', flush: true });
    await rename(part, file);
  } catch (cause) {
    await rm(part, { force: true });
    throw cause;
  }
}
