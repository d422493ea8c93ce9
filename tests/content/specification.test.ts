import { describe, expect, test } from 'vitest';
import {
  flat,
  form,
  type Language,
  languages,
  message,
  pageAt,
  pages,
  readTexts,
  shells,
  site,
} from '../shipped-site.ts';
import { type Named, named, toPattern } from './specified-phrases.ts';

/** The specification line by line, in all three languages, with the values that it gives. */

/** The forms of section 3, and that of the home page. */
const formNames = [
  'home',
  'clinics',
  'gyms',
  'insurers',
  'hubs',
  'care-programs',
  'ai',
  'corporate',
  'pharma',
  'innovation',
  'modal',
];

const textOf = (route: string, language: Language): string =>
  readTexts(language, pageAt(route, language).json.sections).map(flat).join('\n');

describe.each(languages)('section 2, in %s', (language) => {
  test.each(Object.entries(named))('%s says what the specification names', (route, rows) => {
    const text = textOf(route, language);
    const lacking = rows
      .map((row) => row[languages.indexOf(language)] ?? '')
      .filter((phrase) => !toPattern(phrase).test(text));
    expect(lacking).toEqual([]);
  });

  /** The order of a page's parts, by their ids; what the site adds may stand between them. */
  test.each([
    [
      '/',
      [
        'hero',
        'stats',
        'super-app-section',
        'partners',
        'care-programs',
        'video',
        'solutions',
        'clients',
        'contact-section',
      ],
    ],
    [
      '/clinicas',
      [
        'hero',
        'transform-section',
        'statistic',
        'benefits',
        'technology',
        'devices',
        'faq',
        'contact-section',
      ],
    ],
    [
      '/tecnologia',
      [
        'hero',
        'vital-signs',
        'technologies',
        'anywhere',
        'history',
        'next-step',
        'api',
        'contact-section',
      ],
    ],
    [
      '/telemedicina',
      [
        'hero',
        'benefits',
        'smart-record',
        'health-management',
        'ai-follow-up',
        'remote-monitoring',
        'programs',
        'summary',
      ],
    ],
    [
      '/visao-360/indicadores',
      ['devices', 'indicators', 'security', 'professionals', 'patients', 'contact-section'],
    ],
    [
      '/academias',
      ['hero', 'intelligence', 'management', 'benefits', 'devices', 'contact-section'],
    ],
    [
      '/operadoras/operadoras-saude',
      [
        'hero',
        'claims-cost',
        'chronic-care',
        'early-risk',
        'gamification',
        'compliance',
        'new-model',
        'features',
        'demo',
        'contact-section',
      ],
    ],
    [
      '/operadoras/cartoes-beneficios',
      ['hero', 'competitive-edge', 'scale', 'partnership', 'call', 'contact-section'],
    ],
    [
      '/programas-de-cuidado',
      [
        'hero',
        'protocol-blocks',
        'create-adapt-sell',
        'features',
        'company-benefits',
        'call-to-action',
        'contact-section',
      ],
    ],
    ['/inteligencia-artificial', ['hero', 'areas', 'contact-section']],
    [
      '/corporativo',
      [
        'hero',
        'wellbeing-section',
        'challenges',
        'journey',
        'nr-1',
        'results',
        'features',
        'contact-section',
      ],
    ],
    [
      '/industria-farmaceutica',
      [
        'hero',
        'benefits-section',
        'how-it-works',
        'audience',
        'differentiators',
        'call-to-action',
        'contact-section',
      ],
    ],
    [
      '/seguranca/lgpd',
      ['hero', 'transparency', 'information-security', 'dpo', 'internal-policies', 'closing'],
    ],
    [
      '/seguranca/hipaa',
      ['hero', 'what-is-hipaa', 'technical-safeguards', 'controls', 'user-rights', 'closing'],
    ],
    [
      '/seguranca/gdpr',
      [
        'hero',
        'what-is-gdpr',
        'security',
        'dpia',
        'data-subject-rights',
        'principles',
        'practical-compliance',
        'closing',
      ],
    ],
    [
      '/seguranca/arquitetura',
      ['serverless', 'infrastructure-as-code', 'enterprise-security', 'monitoring'],
    ],
  ])('the parts of %s are in the order of the specification', (route, expected) => {
    const found = pageAt(route, language).json.sections.flatMap(({ id, items }) => [
      id,
      ...((items ?? []) as { id?: string }[]).flatMap((item) => item?.id ?? []),
    ]);
    expect(found.filter((id) => expected.includes(id))).toEqual(expected);
  });

  test('header and footer have the links, labels and company of the specification', () => {
    const { header, footer } = shells[language];
    const to = (items: { to?: string; items?: object[] }[]): unknown[] =>
      items.map((item) => item.to ?? to(item.items ?? []));
    const markets = [
      '/clinicas',
      ['/operadoras/operadoras-saude', '/operadoras/cartoes-beneficios'],
      '/academias',
      '/corporativo',
      '/industria-farmaceutica',
    ];
    const security = ['arquitetura', 'lgpd', 'hipaa', 'gdpr'].map((name) => `/seguranca/${name}`);
    expect(header.home.to).toBe('/');
    expect(header.menus.map((menu: { items: object[] }) => to(menu.items))).toEqual([
      markets,
      security,
    ]);
    expect(header.contact).toMatchObject({ to: '/#contact-section', flag: 'scrollToContact' });
    expect(footer.columns.map((column: { links: object[] }) => to(column.links))).toEqual([
      markets.flat(),
      security,
    ]);
    expect(to(footer.legal)).toEqual(['/privacidade', '/termos']);
    const phrases = {
      pt: ['Fale conosco', 'Cuidado digital para sua operação de saúde'],
      en: ['Contact us', 'Digital care for your health business'],
      es: ['Contáctanos', 'Cuidado digital para tu servicio de salud'],
    };
    expect([header.contact.label, footer.tagline]).toEqual(phrases[language]);
    const email = site.social.find(({ network }: { network: string }) => network === 'email');
    expect(email.subject).toEqual({
      pt: 'Primeiro contato',
      en: 'First contact',
      es: 'Primer contacto',
    });
  });
});

test('section 2: flags of arrival, and what is seen while a page loads', () => {
  const arrivals = (route: string, language: Language) => pageAt(route, language).json.arrivals;
  for (const language of languages) {
    expect(arrivals('/', language)).toEqual([
      { flag: 'scrollToContact', section: 'contact-section' },
      { flag: 'scrollToApp', section: 'super-app-section' },
    ]);
    // Section 9: after 100 ms.
    expect(arrivals('/corporativo', language)).toContainEqual({
      flag: 'scrollToWellbeing',
      section: 'wellbeing-section',
      delayMs: 100,
    });
  }
  const headerOnly = pages.filter(({ json }) => json.loading === 'header');
  expect(headerOnly.map(({ path }) => path)).toEqual(['/en']);
});

test('section 2: links of header and footer, and the networks', () => {
  expect(site.shell).toMatchObject({ headerLinks: 'plain', footerLinks: 'prefixed' });
  expect(site.social.map(({ network }: { network: string }) => network)).toEqual([
    'instagram',
    'facebook',
    'linkedin',
    'whatsapp',
    'email',
  ]);
  expect(site.brand.address.join(' ')).toContain('Barueri, São Paulo');
  expect(site.languages.map(({ code, prefix }: Record<string, string>) => [code, prefix])).toEqual([
    ['pt', ''],
    ['en', '/en'],
    ['es', '/es'],
  ]);
});

/** Section 3: what the fields are called where they are shown. */
const labels: Record<string, Named> = {
  EMAIL: ['E-mail', 'Email', 'Correo electrónico'],
  FNAME: ['Nome', 'First name', 'Nombre'],
  PHONE: ['Telefone', 'Phone', 'Teléfono'],
  COMPANY: ['…empresa', '…company', '…empresa'],
  CARGO: ['Cargo', 'Job title', 'Cargo'],
  QTIDFUNCIO: ['Número de funcionários', 'Number of employees', 'Número de empleados'],
  TOTALVIDAS: ['Total de vidas atendidas', 'Covered lives', 'Total de personas atendidas'],
  CONTEMAIS: ['Conte mais sobre…', 'Tell us more about your…', 'Cuéntanos más sobre…'],
};

test.each(formNames)('section 3: every field of the form %s has its label', (name) => {
  const { fields, requiredNote } = form(name);
  const shown = fields.filter(({ shown = true }) => shown);
  const hidden = fields.filter((field) => !shown.includes(field));
  const otherwise: Record<string, string> = { hubs: 'Total people served' };
  for (const field of shown) {
    const expected = languages.map(
      (language, index) =>
        (language === 'en' && field.name === 'TOTALVIDAS' && otherwise[name]) ||
        labels[field.name]?.[index] ||
        'no label',
    );
    for (const [index, language] of languages.entries())
      expect(field.label[language], field.name).toMatch(
        new RegExp(`^${toPattern(expected[index] ?? '').source}$`, 'i'),
      );
  }
  // Declared, and never displayed.
  if (hidden.length > 0)
    expect(hidden.map((field) => field.name).sort()).toEqual(['ADDRESS', 'BIRTHDAY', 'LNAME']);
  // Section 5: the line that says what the star means.
  expect(requiredNote).toEqual(
    name === 'modal'
      ? { pt: '* indicates required', en: '* indicates required', es: '* indicates required' }
      : { pt: '* indica obrigatório', en: '* indicates required', es: '* indica obligatorio' },
  );
});

test('section 5: e-mail is of the type e-mail, and the help of TOTALVIDAS', () => {
  for (const name of formNames)
    expect(form(name).fields.find((field) => field.name === 'EMAIL')?.kind, name).toBe('email');
  const lives = form('insurers').fields.find((field) => field.name === 'TOTALVIDAS');
  expect(lives?.helper).toEqual({
    pt: 'Informe a quantidade de estimada de clientes atendidos',
    en: 'Enter your estimated number of covered lives',
    es: 'Indica la cantidad estimada de clientes atendidos',
  });
});

test('section 8: what is said when something fails', () => {
  const said = (key: string) => languages.map((language) => message(language, key));
  expect(said('common.errorTitle')).toEqual(languages.map(() => 'Unexpected Application Error!'));
  expect(said('common.imageFailed')).toEqual([
    'Não foi possível carregar a imagem',
    'Failed to load image',
    'No se pudo cargar la imagen',
  ]);
  expect(said('common.videoUnsupported')).toEqual([
    'Seu navegador não suporta o elemento de vídeo.',
    'Your browser does not support the video element.',
    'Tu navegador no admite el elemento de video.',
  ]);
  expect(said('common.close')).toEqual(['Fechar', 'Close', 'Cerrar']);
});

/**
 * Section 9. The heights and widths that it gives (video, form, open accordion, breakpoint) are
 * measured in the browser.
 */
test('section 9: timings, thresholds and what carousels show', () => {
  expect(site.timings).toEqual({
    skeletonMinimumMs: 800,
    imageFadeMs: 300,
    imageVisibleRatio: 0.1,
    modalOpenMs: 300,
    modalCloseMs: 200,
  });
  expect(site.carousels).toEqual({
    solutions: {
      slides: [
        { count: 4 },
        { below: 1280, count: 3 },
        { below: 1024, count: 2 },
        { below: 640, count: 1 },
      ],
      autoplayMs: 5000,
      speedMs: 500,
    },
    logos: {
      slides: [
        { count: 4 },
        { below: 1024, count: 3 },
        { below: 768, count: 2 },
        { below: 480, count: 1 },
      ],
      speedMs: 3000,
    },
  });
});

test('section 9: the words of the submit button', () => {
  for (const name of formNames)
    expect(form(name).submit, name).toEqual({
      pt: expect.stringMatching(/^Fale [Cc]onosco$/),
      en: 'Contact us',
      es: 'Contáctanos',
    });
});
