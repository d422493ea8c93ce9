import type { SiteFiles } from '../tools/model/site.ts';

/** A whole site as an in-memory map: paths to JSON values, or to texts that stand as they are. */
export type SiteFileMap = Record<string, unknown>;

/** One white pixel, as a PNG. */
export const testPicture: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4//8/AAX+Av7czFnnAAAAAElFTkSuQmCC',
  'base64',
);

const texts = <T extends string>(keys: readonly T[], more: Partial<Record<string, string>>) =>
  Object.fromEntries(keys.map((key) => [key, more[key] ?? key]));

const navigationKeys = [
  'skipToContent',
  'mainNavigation',
  'openMenu',
  'closeMenu',
  'homeLabel',
  'languageSwitcher',
  'offer',
  'offerLink',
  'opensInNewTab',
] as const;
const commonKeys = [
  'learnMore',
  'startNow',
  'close',
  'pause',
  'play',
  'previous',
  'next',
  'slide',
  'loading',
  'imageFailed',
  'enlarge',
  'sameApp',
  'clientColors',
  'playVideo',
  'watchOnPlatform',
  'videoUnsupported',
  'opensInNewTabNote',
  'privacyLink',
  'trapLabel',
  'errorTitle',
  'errorNotFound',
  'errorFailed',
  'backHome',
  'tryAgain',
  'instagram',
  'facebook',
  'linkedin',
  'whatsapp',
  'email',
  'missingTranslation',
  'updated',
  'fieldRequired',
  'fieldEmail',
  'fieldTooLong',
  'fieldOption',
  'fieldTick',
  'chooseOption',
  'formStep',
  'formNext',
  'formBack',
  'formErrors',
  'thanksTitle',
  'thanksText',
  'leadFailedTitle',
  'leadFailedText',
  'tooManyTitle',
  'tooManyText',
  'crmOpen',
  'crmBack',
  'crmLoading',
  'crmLoaded',
  'crmFailed',
] as const;

/** The texts that have values filled in. */
const filled = {
  homeLabel: '{brand}',
  slide: '{current}/{total}',
  enlarge: '{caption}',
  clientColors: '{client}',
  playVideo: '{title}',
  updated: '{date}',
  fieldTooLong: '{max}',
  formStep: '{current}/{total}',
  formErrors: '{count}',
  crmOpen: '{host}',
  crmLoading: '{host}',
  crmLoaded: '{host}',
  crmFailed: '{host}',
};

const slides = [{ count: 2 }, { below: 640, count: 1 }];

/** A page that is right, with an opening and a contact section, unless told otherwise. */
export const testPage = (language: string, route: string, more: object = {}) => ({
  title: `${route} (${language})`,
  description: `Test page ${route}, ${language}: some words, more words, other words, enough words.`,
  arrivals: [{ flag: 'scrollToContact', section: 'contact-section' }],
  sections: [
    {
      type: 'hero',
      id: 'hero',
      heading: `Heading of ${route}`,
      lead: 'A lead.',
      actions: [{ label: '@common.startNow', to: '#contact-section' }],
    },
    { type: 'contact', id: 'contact-section', heading: 'Contact', form: 'contact' },
  ],
  ...more,
});

/**
 * The smallest whole site: two languages, a home page and one more. `changes` replace or
 * (undefined) remove files. What stays as it is has the same bytes each time, as in a site whose
 * other files an editor leaves alone: it is read and compared once.
 */
export function siteFiles(
  changes: SiteFileMap = {},
  publicFiles: Record<string, Uint8Array> = {},
): SiteFiles {
  const json = new Map(unchangedFiles());
  for (const [path, value] of Object.entries(changes))
    if (value === undefined) json.delete(path);
    else json.set(path, toBytes(value));
  return {
    json,
    publicFiles: new Map(
      Object.entries(publicFiles).map(([path, bytes]) => [path, async () => bytes]),
    ),
  };
}

const toBytes = (value: unknown): Uint8Array =>
  value instanceof Uint8Array
    ? value
    : new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value, null, 2));

let unchanged: Map<string, Uint8Array> | undefined;

const unchangedFiles = (): Map<string, Uint8Array> =>
  (unchanged ??= new Map(
    Object.entries(smallestSite()).map(([path, value]) => [path, toBytes(value)]),
  ));

function smallestSite(): SiteFileMap {
  const byLanguage = Object.fromEntries(
    ['pt', 'en'].flatMap((language) => [
      [`pages-config/pages/home/${language}.json`, testPage(language, 'home')],
      [`pages-config/pages/about/us/${language}.json`, testPage(language, 'about/us')],
      [
        `pages-config/shell/${language}.json`,
        {
          header: {
            home: { label: 'Home', to: '/' },
            menus: [{ id: 'more', label: 'More', items: [{ label: 'About', to: '/about/us' }] }],
            contact: { label: 'Contact', to: '/#contact-section', flag: 'scrollToContact' },
          },
          footer: {
            tagline: 'A tagline',
            columns: [{ heading: 'More', links: [{ label: 'About', to: '/about/us' }] }],
            legal: [],
            copyright: 'All rights reserved.',
          },
        },
      ],
      [
        `translations/${language}.json`,
        {
          navigation: texts(navigationKeys, filled),
          common: texts(commonKeys, filled),
          home: {},
          clinics: {},
        },
      ],
    ]),
  );
  return {
    'pages-config/site.json': {
      url: 'https://site.example',
      brand: { name: 'Testbrand', legalName: 'Testbrand Ltd', taxId: '1', address: ['Street 1'] },
      languages: [
        { code: 'pt', tag: 'pt-BR', name: 'Português', prefix: '' },
        { code: 'en', tag: 'en', name: 'English', prefix: '/en' },
      ],
      social: [],
      theme: { hue: 32 },
      shell: { headerLinks: 'plain', footerLinks: 'prefixed' },
      timings: {
        skeletonMinimumMs: 800,
        imageFadeMs: 300,
        imageVisibleRatio: 0.1,
        modalOpenMs: 300,
        modalCloseMs: 200,
      },
      carousels: {
        solutions: { slides, autoplayMs: 5000, speedMs: 500 },
        logos: { slides, speedMs: 3000 },
      },
      leads: { mode: 'inbox', trapField: 'b_trap' },
    },
    'pages-config/forms/contact.json': {
      fields: [
        {
          name: 'EMAIL',
          role: 'email',
          kind: 'email',
          label: { pt: 'E-mail', en: 'Email' },
          required: true,
        },
      ],
      requiredNote: { pt: '* obrigatório', en: '* required' },
      submit: { pt: 'Enviar', en: 'Send' },
      purpose: { pt: 'Para responder.', en: 'To answer you.' },
    },
    ...byLanguage,
  };
}
