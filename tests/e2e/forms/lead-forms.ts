import type { Locator, Page } from 'playwright/test';
import { form as formOf, formRoutes, type Language, message, site } from '../site.ts';

/** The contact forms of the site: the route and the name of each. */
export const places = formRoutes.map(({ route, name }): [string, string] => [route, name]);

export const contactForm = (page: Page) => page.locator('#contact-section form');
export const fieldOf = (form: Locator, name: string) => form.locator(`[name=${name}]`);
export const submitOf = (form: Locator) => form.locator('button[type=submit]');

/** Something to write in each field. */
const samples: Record<string, string> = {
  FNAME: 'Ana',
  EMAIL: 'ana@example.com',
  PHONE: '(11) 98765-4321',
  COMPANY: 'Saúde & Cia',
  CARGO: 'Diretora',
  QTIDFUNCIO: '120',
  TOTALVIDAS: '20 mil',
  CONTEMAIS: 'Duas linhas\nde texto.',
};

/** Writes in every field of a form that is shown. */
export async function fillIn(form: Locator, name: string): Promise<void> {
  for (const field of formOf(name).fields)
    if (field.shown !== false) await fieldOf(form, field.name).fill(samples[field.name]!);
}

/**
 * What a browser sends of a form that is filled in: what is shown, what is hidden, nothing in the
 * trap, and the button.
 */
export function bodyOf(name: string, lang: Language): Record<string, string> {
  const { fields, hidden = [], submit } = formOf(name);
  return {
    ...Object.fromEntries(
      fields
        .filter(({ shown }) => shown !== false)
        .map((field) => [field.name, samples[field.name]!.replace('\n', '\r\n')]),
    ),
    ...Object.fromEntries(hidden.map((field) => [field.name, field.value])),
    form: name,
    lang,
    [site.leads.trapField]: '',
    subscribe: submit[lang],
  };
}

/**
 * What the browser sends when something is done, as the inbox would get it. The inbox itself is
 * left in peace.
 */
export async function sentBy(
  page: Page,
  send: () => Promise<unknown>,
): Promise<Record<string, string>> {
  const context = page.context();
  await context.route('**/leads', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>answer</title>' }),
  );
  const [popup, request] = await Promise.all([
    page.waitForEvent('popup'),
    context.waitForEvent('request', (each) => each.method() === 'POST'),
    send(),
  ]);
  await popup.close();
  return Object.fromEntries(new URLSearchParams(request.postData()!));
}

/** The heading above a number of faults: its ICU message, without a parser. */
export const faultsHeading = (language: Language, count: number) =>
  new RegExp(` ${count === 1 ? 'one' : 'other'} \\{([^}]*)\\}`)
    .exec(message(language, 'common.formErrors'))![1]!
    .replace('#', String(count));

/**
 * What is wrong with a form, as the links of a summary say it: label and words of each faulty
 * field.
 */
export function faultTexts(
  name: string,
  language: Language,
  faults: Record<string, 'fieldRequired' | 'fieldEmail'>,
): string[] {
  const labelled = formOf(name).fields.filter((field) => field.name in faults);
  return labelled.map(
    (field) => `${field.label[language]}: ${message(language, `common.${faults[field.name]}`)}`,
  );
}
