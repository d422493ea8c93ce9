import { describe, expect, test } from 'vitest';
import { renderPage } from '../../src/entry-server.tsx';
import { wordmarkOf } from '../../src/lib/wordmark.ts';
import { colorScale } from '../../src/theme/color-scale.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { createResolver } from '../../tools/pipeline/resolve/create-resolver.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles, testPicture } from '../site.ts';
import { config, formatOnlyProblem, withEdit } from './format-only-problem.ts';
import { renderSite } from './render-site.ts';

const assets = {
  fonts: { heading: '/h.woff2', body: '/b.woff2' },
  boot: '0',
  entry: '/e.js',
};
const drawing = (width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><path d="M0 0h9v9z"/></svg>`,
  );
const publicFiles = {
  '/logo.svg': drawing(80),
  '/light.svg': drawing(60),
  '/mark.png': testPicture,
};

type Change = Parameters<typeof withEdit>[1];
const withLogo = (logo: object): Change => {
  return ({ brand }) => Object.assign(brand, { logo });
};

/** The test site with another `site.json`, and with public files. */
async function siteWith(change: Change, files: Record<string, Uint8Array> = publicFiles) {
  const { site, problems } = await checkSite(siteFiles(withEdit(config, change), files));
  expect(problems).toEqual([]);
  return site!;
}

/** Its home page, and its head, header and footer. */
async function pageWith(change: Change, files?: Record<string, Uint8Array>) {
  const site = await siteWith(change, files);
  const parts = await resolve(site, { build: 'test', encode: false, year: 2026 });
  const output = await renderSite(site, parts, { assets, files: new Map() }, renderPage);
  const html = String(output.get('/index.html'));
  const part = (name: string) => new RegExp(`<${name}\\b.*?</${name}>`, 's').exec(html)![0];
  const icon = /<link rel="icon" href="([^"]*)"/.exec(html)?.[1] ?? '';
  return {
    html,
    header: part('header'),
    footer: part('footer'),
    icon,
    iconDrawing: String(output.get(icon)),
  };
}

/** What the link of the logo shows. */
const logoIn = (part: string) => /<a\b[^>]*aria-label="Testbrand".*?<\/a>/s.exec(part)![0];
const wordsIn = (part: string) => logoIn(part).replace(/<[^>]*>/g, '');
const picturesIn = (part: string) =>
  [...logoIn(part).matchAll(/<img src="([^"]*)" width="(\d+)" height="(\d+)"/g)].map(
    ([, ...found]) => found,
  );

describe('the logo', () => {
  test('is a sign and the name in small letters, where nothing else is said', async () => {
    const { header, footer } = await pageWith(() => undefined);
    for (const part of [header, footer]) {
      expect([wordsIn(part), picturesIn(part)]).toEqual(['testbrand', []]);
      expect(logoIn(part)).toContain('<path');
    }
    expect((await pageWith(withLogo({}))).header).toBe(header);
  });

  test('has the capitals that are written', async () => {
    const { header, footer } = await pageWith(withLogo({ name: 'TestBrand' }));
    for (const part of [header, footer]) {
      expect(wordsIn(part)).toBe('TestBrand');
      expect(logoIn(part)).toContain('<path');
    }
  });

  test('is a picture alone, which has its size, in the place of sign and name', async () => {
    const { header, footer } = await pageWith(withLogo({ picture: '/logo.svg' }));
    for (const part of [header, footer]) {
      expect([wordsIn(part), picturesIn(part)]).toEqual(['', [['/logo.svg', '80', '20']]]);
      expect(logoIn(part)).not.toContain('<path');
    }
  });

  test('has another picture on dark ground, and a name beside it', async () => {
    const logo = { picture: '/mark.png', pictureOnDark: '/light.svg', name: 'TestBrand' };
    const { header, footer } = await pageWith(withLogo(logo));
    expect([wordsIn(header), picturesIn(header)]).toEqual(['TestBrand', [['/mark.png', '1', '1']]]);
    expect([wordsIn(footer), picturesIn(footer)]).toEqual([
      'TestBrand',
      [['/light.svg', '60', '20']],
    ]);
  });

  test('is a file that may be kept for ever, in the build, and search engines know it', async () => {
    const site = await siteWith(withLogo({ picture: '/mark.png', pictureOnDark: '/light.svg' }));
    const { shells, files } = await createResolver(site, { build: 'x', encode: true, year: 2026 });
    const { picture, pictureOnDark } = shells.get('pt')!.logo!;
    expect(picture).toMatchObject({
      src: expect.stringMatching(/^\/assets\/mark\.[\w-]{8}\.png$/),
    });
    expect(picture!.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(files.get(picture!.src)).toEqual(testPicture);
    expect(files.get(pictureOnDark!.src)).toEqual(publicFiles['/light.svg']);
    const { html } = await pageWith(withLogo({ picture: '/logo.svg' }));
    expect(html).toContain('"logo":"https://site.example/logo.svg"');
  });

  test('that is not there is one problem, at its place', async () => {
    const changes = withEdit(config, withLogo({ picture: '/lgo.svg' }));
    expect(await formatOnlyProblem(changes, publicFiles)).toMatch(
      /^picture\/missing\npages-config\/site.json:\d+:\d+ \/brand\/logo\/picture\n/,
    );
    const damaged = { ...publicFiles, '/logo.svg': Buffer.from('no picture') };
    expect(
      await formatOnlyProblem(withEdit(config, withLogo({ picture: '/logo.svg' })), damaged),
    ).toMatch(/^picture\/damaged\n/);
  });

  test.each<Record<string, Uint8Array>>([{}, { '/logo.svg': Buffer.from('no picture') }])(
    'that cannot be shown yet leaves the usual sign and name while the site is edited',
    async (files) => {
      const { site } = await checkSite(
        siteFiles(withEdit(config, withLogo({ picture: '/logo.svg' })), files),
      );
      const options = { build: 'x', encode: false, year: 2026 };
      const { shells } = await createResolver(site!, options);
      expect(shells.get('pt')!.logo).toEqual({ name: 'Testbrand' });
    },
  );
});

describe('the icon of the tab', () => {
  test("is the first letter of the name on the brand's colour", async () => {
    const { icon, iconDrawing } = await pageWith(({ brand }) => {
      brand.name = '& co';
    });
    expect(icon).toMatch(/^\/assets\/favicon\.[\w-]{8}\.svg$/);
    expect(iconDrawing).toContain(`fill="${colorScale(32)[600]}"`);
    expect(iconDrawing).toContain('>&#38;</text>');
  });

  test('is the logo, where it is an SVG', async () => {
    expect((await pageWith(withLogo({ picture: '/logo.svg' }))).icon).toBe('/logo.svg');
    expect((await pageWith(withLogo({ picture: '/mark.png' }))).iconDrawing).toContain('>T</text>');
  });

  test.each(['/favicon.svg', '/favicon.png', '/favicon.ico'])(
    'is %s, where the site has it',
    async (address) => {
      const files = { ...publicFiles, [address]: drawing(20) };
      expect((await pageWith(withLogo({ picture: '/logo.svg' }), files)).icon).toBe(address);
    },
  );
});

test('the name is written the same where there is no picture', () => {
  const logo = { picture: '/logo.svg' };
  expect(wordmarkOf({ name: 'Quay' })).toBe('quay');
  expect(wordmarkOf({ name: 'Quay', logo })).toBe('Quay');
  expect(wordmarkOf({ name: 'Quay', logo: { ...logo, name: 'QUAY' } })).toBe('QUAY');
});

test('site.json alone makes it another brand: colour, logo, name, icon, address and networks', async () => {
  const before = await pageWith(() => undefined);
  const after = await pageWith((settings) => {
    Object.assign(settings.brand, {
      name: 'Quayside',
      legalName: 'Quayside Ltd',
      logo: { picture: '/logo.svg', name: 'QuaySide' },
    });
    settings.theme.hue = 210;
    settings.social = [{ network: 'youtube', href: 'https://www.youtube.com/@quayside' }];
  });
  const shown = [
    `--brand-600:${colorScale(210)[600]}`,
    '<img src="/logo.svg" width="80" height="20"',
    '>QuaySide</span>',
    'aria-label="Quayside"',
    '<link rel="icon" href="/logo.svg"',
    '<span>Quayside Ltd</span>',
    'href="https://www.youtube.com/@quayside"',
  ];
  expect(shown.filter((each) => !after.html.includes(each))).toEqual([]);
  expect(shown.filter((each) => before.html.includes(each))).toEqual([]);
  expect(after.html).not.toContain('estbrand');
});
