import { expect, test } from 'vitest';
import { languages, pageAt, shells, words } from '../shipped-site.ts';

/**
 * The shipped site says what the specification asks for. These tests look at its files only: that
 * each text of a file can be read on its page is shown in the browser, of every page.
 */

/** The names that are given for the header's buttons; its contact button has one per language. */
test('the header says what the contract says', () => {
  const labels = languages.map((language) => [
    ...shells[language].header.menus.map(({ label }: { label: string }) => label),
    shells[language].header.contact.label,
  ]);
  expect(labels).toEqual([
    ['Mercados', 'Segurança', 'Fale conosco'],
    ['Markets', 'Security', expect.stringMatching(/./)],
    ['Mercados', 'Seguridad', expect.stringMatching(/./)],
  ]);
  expect(new Set(labels.map(([, , contact]) => contact)).size).toBe(3);
});

/** Section 2: the buttons of the compliance pages, each of which opens a form. */
const offers = {
  pt: [
    'Fale com o DPO',
    'Receber nosso checklist de segurança',
    'Falar com nosso time de compliance',
    'Solicitar um BAA',
  ],
  en: [
    'Talk to the DPO',
    'Get our security checklist',
    'Talk to our compliance team',
    'Request a BAA',
  ],
  es: [
    'Habla con el DPO',
    'Recibe nuestro checklist de seguridad',
    'Habla con nuestro equipo de cumplimiento',
    'Solicita un BAA',
  ],
};

test.each(languages)(
  'the compliance pages offer what the specification says, in %s',
  (language) => {
    const offersOn = (route: string) =>
      pageAt(route, language)
        .json.sections.flatMap(({ actions = [] }) => actions)
        .filter(({ modal }: { modal?: object }) => modal)
        .map(({ label }: { label: string }) => words(language, label));
    expect(offersOn('/seguranca/lgpd')).toEqual(offers[language].slice(0, 3));
    expect(offersOn('/seguranca/hipaa')).toEqual(offers[language]);
    expect(offersOn('/seguranca/gdpr')).toEqual(offers[language].slice(0, 3));
  },
);
