import { expect, test } from 'vitest';
import { form, formRoutes, pageAt, sectionsOf, words } from '../shipped-site.ts';

/**
 * Specification, sections 3 and 5: the fields of each form, the required and the merely starred.
 */
const specified: Record<
  string,
  { fields: string[]; required: string[]; starred?: string[]; hidden?: Record<string, string> }
> = {
  home: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
    required: ['FNAME', 'EMAIL', 'COMPANY'],
    starred: ['PHONE'],
  },
  clinics: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO', 'QTIDFUNCIO', 'CONTEMAIS'],
    required: ['FNAME', 'EMAIL', 'COMPANY'],
    starred: ['PHONE'],
  },
  gyms: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO', 'QTIDFUNCIO', 'CONTEMAIS'],
    required: ['EMAIL'],
  },
  insurers: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO', 'TOTALVIDAS', 'CONTEMAIS'],
    required: ['FNAME', 'EMAIL', 'CARGO', 'COMPANY'],
    starred: ['PHONE'],
    hidden: { tags: 'operadoras' },
  },
  hubs: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO', 'TOTALVIDAS', 'CONTEMAIS'],
    required: ['EMAIL'],
  },
  'care-programs': {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO'],
    required: ['FNAME', 'EMAIL', 'COMPANY'],
    starred: ['PHONE'],
  },
  ai: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
    required: ['FNAME', 'EMAIL', 'COMPANY'],
    starred: ['PHONE'],
  },
  corporate: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
    required: ['FNAME', 'EMAIL', 'COMPANY'],
    starred: ['PHONE'],
  },
  pharma: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
    required: ['FNAME', 'EMAIL', 'COMPANY'],
    starred: ['PHONE'],
  },
  innovation: {
    fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
    required: ['FNAME', 'EMAIL', 'COMPANY'],
    starred: ['PHONE'],
  },
  modal: { fields: ['EMAIL', 'FNAME', 'PHONE', 'COMPANY'], required: ['EMAIL'] },
};

/** The contact forms that the specification names, and their pages. */
const places: [string, string][] = [
  ['/', 'home'],
  ['/clinicas', 'clinics'],
  ['/academias', 'gyms'],
  ['/operadoras/operadoras-saude', 'insurers'],
  ['/operadoras/cartoes-beneficios', 'hubs'],
  ['/programas-de-cuidado', 'care-programs'],
  ['/inteligencia-artificial', 'ai'],
  ['/corporativo', 'corporate'],
  ['/industria-farmaceutica', 'pharma'],
  ['/tecnologia', 'innovation'],
  ['/visao-360/indicadores', 'innovation'],
];

test('the site has the forms of the specification, each on its page', () => {
  expect(formRoutes.map(({ route, name }) => [route, name]).sort()).toEqual(places.sort());
});

test.each(Object.entries(specified))('the form %s has the fields that are specified', (...row) => {
  const [name, { fields, required, starred = [], hidden = {} }] = row;
  const json = form(name);
  const shown = json.fields.filter((field) => field.shown !== false);
  const marked = shown.filter((field) => field.required || field.starred);
  const namesOf = (some: typeof shown) => some.map((field) => field.name).sort();
  expect(namesOf(shown)).toEqual(fields.sort());
  expect(namesOf(shown.filter((field) => field.required))).toEqual([...required].sort());
  expect(namesOf(marked)).toEqual([...required, ...starred].sort());
  expect((json.hidden ?? []).map((field) => [field.name, field.value])).toEqual(
    Object.entries(hidden),
  );
});

test('the contact sections are what the specification says', () => {
  const contactOf = (route: string) =>
    pageAt(route).json.sections.find(({ type }) => type === 'contact');
  expect(words('pt', contactOf('/programas-de-cuidado')?.formHeading ?? '')).toBe('Inscrever');
  expect(contactOf('/')?.crm.address).toMatch(/^https:\/\//);
  expect(sectionsOf('contact').every(({ section }) => section.id === 'contact-section')).toBe(true);
});

test('every page with a contact form leads to it from its opening section', () => {
  for (const { route } of formRoutes) {
    expect(pageAt(route).json.sections[0]?.actions, route).toContainEqual(
      expect.objectContaining({ to: '#contact-section' }),
    );
  }
});
