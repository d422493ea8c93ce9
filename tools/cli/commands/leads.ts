import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolLanguage } from '../../messages/language.ts';
import { exportFormats, isExportFormat } from '../../../server/inbox/export-formats.ts';
import { isView } from '../../../server/inbox/lead-filter.ts';
import { nextSteps, formatCounts, formatLeadTable } from '../../../server/inbox/lead-table.ts';
import { inboxMessages, type Words } from '../../../server/inbox/inbox-messages.ts';
import {
  normalizedEmailOf,
  leadViews,
  type LeadStore,
  type LeadView,
} from '../../../server/store/lead-store.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { leadSource } from '../../../server/store/read-leads.ts';
import { siteRoot, type Command, type CommandOptions } from '../command.ts';
import { eraseLeads, UsageError } from '../erase-leads.ts';

/**
 * What a word does with the leads. Where there is no store yet, it is called without one. @returns
 * the exit code
 */
type LeadAction = {
  options: string[];
  run: (values: CommandOptions, language: ToolLanguage, store?: LeadStore) => Promise<number>;
};

const actions: Record<string, LeadAction> = {
  list: {
    options: ['view', 'form'],
    async run(values, language, store) {
      const view = viewOption(values, 'new', inboxMessages[language]);
      if (!store) return 0;
      const [counts, leads] = [
        await store.count(),
        await store.list({ view, form: formOption(values) }),
      ];
      const { empty, emptyHere } = inboxMessages[language];
      const none = values.form ? emptyHere : empty[view];
      console.log(
        [
          leads.length > 0 ? formatLeadTable(leads, view, language) : none,
          '',
          formatCounts(counts, language),
          ...nextSteps(counts, language),
        ].join('\n'),
      );
      return 0;
    },
  },
  export: {
    options: ['format', 'view', 'form', 'output'],
    async run(values, language, store) {
      const say = inboxMessages[language];
      const { format = 'csv', output } = values;
      if (typeof format !== 'string' || !isExportFormat(format))
        throw new UsageError(
          say.unknown('--format', String(format), Object.keys(exportFormats).join(', ')),
        );
      const query = { view: viewOption(values, 'all', say), form: formOption(values) };
      const leads = store ? await leadSource(store, query) : async function* () {};
      const text = exportFormats[format].write(leads);
      if (typeof output !== 'string') {
        for await (const part of text) process.stdout.write(part);
        return 0;
      }
      // For its owner alone: it is full of personal data.
      await writeFile(output, text, { mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
        throw new UsageError(say.notWritten(output, cause.code ?? cause.message));
      });
      console.log(say.written((await store?.ids(query))?.length ?? 0, output));
      return 0;
    },
  },
  retry: {
    options: ['id'],
    async run(values, language, store) {
      const retried = (await store?.retryDeadLetters(values.id as string[] | undefined)) ?? 0;
      if (store) console.log(inboxMessages[language].retried(retried));
      return values.id && retried === 0 ? 1 : 0;
    },
  },
  accept: {
    options: ['id'],
    async run(values, language, store) {
      if (!values.id) throw new UsageError(inboxMessages[language].missing('--id ID'));
      const accepted = (await store?.releaseQuarantined(values.id as string[])) ?? 0;
      if (store) console.log(inboxMessages[language].accepted(accepted));
      return accepted > 0 ? 0 : 1;
    },
  },
  erase: {
    options: ['email', 'yes'],
    async run(values, language, store) {
      const email = normalizedEmailOf({ EMAIL: String(values.email ?? '') });
      if (email === '') throw new UsageError(inboxMessages[language].missing('--email E-MAIL'));
      return store ? eraseLeads(store, email, Boolean(values.yes), inboxMessages[language]) : 1;
    },
  },
};

/** `npm run leads`: for the people who answer leads. */
export const command: Command = {
  help: {
    pt: `npm run leads -- [--view LISTA] [--form FORMULÁRIO]\n  Mostra os contatos de uma lista (new, se não disser outra) e quantos há em cada uma.\n${viewList('pt')}\n\nnpm run leads -- export [--format csv|json] [--view LISTA] [--form FORMULÁRIO] [--output ARQUIVO]\n  Escreve todos, ou os de uma lista: csv abre em planilhas (UTF-8, ponto e vírgula), json é completo.\nnpm run leads -- retry [--id ID] …\n  Tenta de novo os envios parados: todos, ou os que você disser.\nnpm run leads -- accept --id ID …\n  Aceita um contato separado como spam ou excesso.\nnpm run leads -- erase --email E-MAIL [--yes]\n  Apaga para sempre todos os contatos de um e-mail. Sem --yes, pergunta antes.\n\n[--root PASTA] [--lang pt|en|es]. DATA_FOLDER diz em que pasta os contatos ficam, DATABASE_URL em que banco.\nSaída: 0 feito, 1 se o contato não existe ou nada foi confirmado, 2 se algo falhou.`,
    en: `npm run leads -- [--view LIST] [--form FORM]\n  Shows the leads of a list (new, unless you say another) and how many each list has.\n${viewList('en')}\n\nnpm run leads -- export [--format csv|json] [--view LIST] [--form FORM] [--output FILE]\n  Writes all of them, or those of a list: csv opens in spreadsheets (UTF-8, semicolons), json is complete.\nnpm run leads -- retry [--id ID] …\n  Tries stopped deliveries again: all, or those you name.\nnpm run leads -- accept --id ID …\n  Accepts a lead that was set apart as spam or excess.\nnpm run leads -- erase --email E-MAIL [--yes]\n  Erases all leads of an e-mail address for ever. Without --yes it asks first.\n\n[--root DIR] [--lang pt|en|es]. DATA_FOLDER says in which folder the leads are, DATABASE_URL in which database.\nExit: 0 done, 1 no such lead or not confirmed, 2 something failed.`,
    es: `npm run leads -- [--view LISTA] [--form FORMULARIO]\n  Muestra los contactos de una lista (new, si no dices otra) y cuántos hay en cada una.\n${viewList('es')}\n\nnpm run leads -- export [--format csv|json] [--view LISTA] [--form FORMULARIO] [--output ARCHIVO]\n  Los escribe todos, o los de una lista: csv se abre en hojas de cálculo (UTF-8, punto y coma), json es completo.\nnpm run leads -- retry [--id ID] …\n  Intenta de nuevo los envíos detenidos: todos, o los que digas.\nnpm run leads -- accept --id ID …\n  Acepta un contacto apartado como spam o exceso.\nnpm run leads -- erase --email CORREO [--yes]\n  Borra para siempre todos los contactos de un correo. Sin --yes, pregunta antes.\n\n[--root CARPETA] [--lang pt|en|es]. DATA_FOLDER dice en qué carpeta están los contactos, DATABASE_URL en qué base.\nSalida: 0 hecho, 1 si el contacto no existe o no se confirmó, 2 si algo falló.`,
  },
  options: {
    root: { type: 'string' },
    view: { type: 'string' },
    form: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    id: { type: 'string', multiple: true },
    email: { type: 'string' },
    yes: { type: 'boolean' },
  },
  subcommands: Object.keys(actions),
  async run({ subcommand: word = 'list', ...values }, language) {
    const say = inboxMessages[language];
    const { options, run } = actions[word]!;
    const dataFolder =
      process.env.DATA_FOLDER ?? join(siteRoot({ subcommand: word, ...values }), 'data');
    const databaseUrl = process.env.DATABASE_URL;
    let store: LeadStore | undefined;
    try {
      const foreign = Object.keys(values).find(
        (option) => !['root', 'lang', 'operands', ...options].includes(option),
      );
      if (foreign)
        throw new UsageError(
          say.notFor(`--${foreign}`, word, options.map((option) => `--${option}`).join(', ')),
        );
      if (databaseUrl || existsSync(join(dataFolder, 'leads.db')))
        store = await openStore({ dataFolder, databaseUrl });
      else console.error(say.noStore(dataFolder));
      return await run(values, language, store);
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      // Whatever a store throws has a code, once it is open; the rest is our own fault, to be told
      // in full.
      if (store && !(cause instanceof UsageError) && typeof code !== 'string') throw cause;
      console.error(
        cause instanceof UsageError
          ? message
          : say.storeFailed(databaseUrl ? 'DATABASE_URL' : dataFolder, message || String(code)),
      );
      return 2;
    } finally {
      await store?.close();
    }
  },
};

function viewOption({ view }: CommandOptions, usual: LeadView, say: Words): LeadView {
  const named = String(view ?? usual);
  if (!isView(named))
    throw new UsageError(say.unknown('--view', named, Object.keys(leadViews).join(', ')));
  return named;
}

const formOption = ({ form }: CommandOptions) => (typeof form === 'string' ? form : undefined);

/** The lists by the names that options have for them, each with what it holds. */
function viewList(language: ToolLanguage): string {
  const { about } = inboxMessages[language];
  return (Object.keys(about) as LeadView[])
    .map((view) => `    ${view.padEnd(10)}${about[view]}`)
    .join('\n');
}
