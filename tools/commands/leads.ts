import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLibsqlStore, type StoredLead } from '../server/lead-store.ts';
import { siteRoot, type Command } from './command.ts';
import { words } from './words.ts';

/** `npm run leads`: lists what was kept, or writes it out. */
export const command: Command = {
  help: {
    pt: 'npm run leads -- [export --format csv|json] [--root PASTA]\n\nLista os contatos guardados. "export" escreve todos: csv abre em planilhas (UTF-8, ponto e vírgula), json é completo.\nDATA_FOLDER diz onde eles ficam.',
    en: 'npm run leads -- [export --format csv|json] [--root DIR]\n\nLists the leads that were kept. "export" writes them all: csv opens in spreadsheets (UTF-8, semicolons), json is complete.\nDATA_FOLDER says where they are.',
    es: 'npm run leads -- [export --format csv|json] [--root CARPETA]\n\nMuestra los contactos guardados. "export" los escribe todos: csv se abre en hojas de cálculo (UTF-8, punto y coma), json es completo.\nDATA_FOLDER dice dónde están.',
  },
  options: { root: { type: 'string' }, format: { type: 'string', default: 'csv' } },
  words: ['export'],
  async run(values, language) {
    const folder = process.env.DATA_FOLDER ?? join(siteRoot(values), 'data');
    const file = join(folder, 'leads.db');
    const leads = existsSync(file) ? await allLeads(file) : [];
    if (values.word !== 'export') console.log(leads.length > 0 ? leads.map(line).join('\n') : words[language].noLeads(folder));
    else if (values.format === 'json') console.log(JSON.stringify(leads, null, 2));
    else if (values.format === 'csv') process.stdout.write(csv(leads));
    else throw new Error(`--format ${values.format}: csv, json`);
    return 0;
  },
};

async function allLeads(file: string): Promise<StoredLead[]> {
  const store = openLibsqlStore(file);
  const leads = await store.list();
  await store.close();
  return leads;
}

const line = ({ receivedAt, form, lang, spam, fields, delivery }: StoredLead) => [receivedAt, spam ? 'spam' : (delivery?.state ?? ''), `${form}/${lang}`, fields.EMAIL ?? '', fields.FNAME ?? '', fields.COMPANY ?? ''].join('  ');

/** A byte order mark and semicolons, as spreadsheets in Brazil expect; a cell that would be a formula becomes a text. */
function csv(leads: StoredLead[]): string {
  const names = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))];
  const cell = (value: string) => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
  const rows = leads.map(({ id, receivedAt, form, lang, spam, fields }) => [id, receivedAt, form, lang, String(spam), ...names.map((name) => fields[name] ?? '')]);
  return `\uFEFF${[['id', 'receivedAt', 'form', 'lang', 'spam', ...names], ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
