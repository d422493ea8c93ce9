import { pluralize } from '../../../tools/messages/pluralize.ts';
import type { InboxMessages } from './pt.ts';

/** What the inbox page and `npm run leads` say, in English. */
const en: InboxMessages = {
  views: {
    new: 'New',
    answered: 'Answered',
    spam: 'Spam',
    excess: 'Excess',
    waiting: 'To deliver',
    parked: 'Delivery stopped',
    all: 'All',
  },
  about: {
    new: 'Leads that still wait for an answer.',
    answered: 'Leads that somebody has marked as answered.',
    spam: 'Set apart because they look like spam: nobody was sent them. If one of them is real, accept it.',
    excess:
      'Many came at once from the same place: they were kept but not delivered. Accept those that are real.',
    waiting: 'Leads that are still to be delivered to the service that takes them.',
    parked:
      'The service that takes the leads refused these. See why, mend what needs mending and try again.',
    all: 'Everything that was kept, spam and excess included.',
  },
  empty: {
    new: 'No new leads. The next one shows here as soon as somebody sends a form of the site.',
    answered: 'No lead has been marked as answered yet.',
    spam: 'No spam.',
    excess: 'No leads in excess.',
    waiting: 'Nothing waits to be delivered.',
    parked: 'No delivery has stopped.',
    all: 'No leads yet. The first one shows here as soon as somebody sends a form of the site.',
  },
  emptyHere: 'No leads with this filter.',
  states: { waiting: 'to deliver', delivered: 'delivered', parked: 'delivery stopped' },
  apart: {
    trap: 'spam: filled the invisible field',
    timing: 'spam: sent too quickly',
    links: 'spam: too many links',
    rate: 'excess: many from one place',
  },
  notes: {
    'no-address': 'the e-mail address is missing',
    'invalid-address': 'the service says that the e-mail address is wrong or does not exist',
    'refused-address':
      'the service no longer takes this e-mail address, perhaps because the person unsubscribed',
    access: 'the service does not accept our key',
    busy: 'the service is busy',
    timeout: 'the service took too long to answer',
  },
  trap: 'Invisible field',
  nameless: 'No name',
  answeredOn: (date) => `answered on ${date}`,

  title: 'Leads',
  password: 'Password',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signInLead:
    'This page shows who wrote through the site. The password of the lead inbox opens it.',
  wrongPassword: 'That is not the password. Check capitals and small letters, and try again.',
  tooManyTries: (seconds) =>
    `Too many tries. Wait ${pluralize(seconds, 'second', 'seconds')} and try again.`,
  lists: 'Lists of leads',
  form: 'Form',
  everyForm: 'All forms',
  filter: 'Filter',
  exportList: 'Export this list:',
  formerly: 'before:',
  fieldsOf: (name) => `What ${name} wrote`,
  actions: {
    answered: 'Mark as answered',
    unanswered: 'Mark as not answered',
    retry: 'Try to deliver again',
    accept: 'Accept: not spam',
  },
  acceptExcess: 'Accept',
  done: {
    answered: 'Marked as answered. It is now in the list “Answered”.',
    unanswered: 'Marked as not answered. It is back in the list “New”.',
    retry: 'It will be delivered again in a moment.',
    accept: 'Accepted. It is now in the list “New”.',
    nothing: 'Nothing changed: somebody else had already changed or erased this lead.',
  },
  newer: 'Newer',
  older: 'Older',
  page: (n) => `Page ${n}`,
  pages: 'Pages',
  back: 'Back to the leads',
  foreign:
    'This request did not come from the page of leads, so nothing was done. Go back to it and try again.',
  refused:
    'This request could not be read, so nothing was done. Go back to the page of leads and try again.',
  failed: (id) =>
    `The leads could not be read or changed just now. None is lost. Try again in a moment; if it goes on, the server's log explains it under the number ${id}.`,
  failedTitle: 'That did not work',

  columns: {
    date: 'Date',
    form: 'Form',
    name: 'Name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    state: 'State',
    id: 'Id',
  },
  next: {
    new: 'To read them and mark them as answered in the browser: INBOX_PASSWORD=your-password npm start, then /inbox',
    parked:
      'Delivery stopped: npm run leads -- --view parked says why; npm run leads -- retry tries again',
    apart:
      'Spam or excess that is real: npm run leads -- --view spam (or excess), then npm run leads -- accept --id ID',
    export: 'For a spreadsheet: npm run leads -- export --output leads.csv',
  },
  noStore: (folder) =>
    `There are no leads in ${folder} yet. They come when somebody sends a form; DATA_FOLDER or DATABASE_URL say where to look.`,
  storeFailed: (where, reason) => `The leads in ${where} could not be used (${reason}).`,
  unknown: (what, typed, known) => `There is no ${what} ${typed}. There are: ${known}.`,
  notFor: (option, word, known) => `${option} is not for "${word}". These are: ${known}.`,
  missing: (option) => `Still to be said: ${option}.`,
  written: (n, file) => `${pluralize(n, 'lead', 'leads')} written to ${file}`,
  notWritten: (file, reason) => `Could not write to ${file} (${reason}).`,
  retried: (n) =>
    n === 0
      ? 'No stopped delivery to try again.'
      : `${pluralize(n, 'lead', 'leads')} will be delivered again.`,
  accepted: (n) =>
    n === 0
      ? 'No lead that was set apart has that id.'
      : `${pluralize(n, 'lead', 'leads')} accepted: now among the new ones.`,
  nobody: (email) => `No leads of ${email}.`,
  eraseAll: (n, email) => `Erase ${pluralize(n, 'lead', 'leads')} of ${email} for ever?`,
  sayYes: (n, email) =>
    `Nothing has been erased yet: ${pluralize(n, 'lead', 'leads')} of ${email}. To erase, repeat the command with --yes.`,
  left: 'Nothing was erased.',
  traceLeft: (email) =>
    `The leads of ${email} are erased, but a trace of them is still in a file that another program is reading. Repeat the command in a moment, or stop the server first.`,
  erased: (n, email) =>
    `${pluralize(n, 'lead', 'leads')} of ${email} erased, with what was still to be delivered. Spreadsheets that you exported, backups and what the service has received already are not touched.`,
};

export default en;
