// Draws public/images/logos: wordmarks of invented companies, each a simple sign and its name in
// one of the site's own fonts (SIL OFL), as paths. Run it after a change: node tools/art/logos.mjs
// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import satori from 'satori';

/** All have one height and one ink, as a strip of them needs. */
const height = 40;
const ink = '#52605B';

const fontFile = (/** @type {string} */ name, /** @type {string} */ file) => ({
  name,
  data: readFileSync(new URL(`../../node_modules/@fontsource/${file}`, import.meta.url)),
});
const fonts = [
  fontFile('plain', 'figtree/files/figtree-latin-600-normal.woff'),
  fontFile('wide', 'bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'),
];

/** @type {{ clients: { name: string, sign?: string }[] }} */
const { clients } = JSON.parse(
  readFileSync(new URL('../../pages-config/site.json', import.meta.url), 'utf8'),
);

/** The sign of a company of the product screens: its logo has the same. */
const signOf = (/** @type {string} */ name) =>
  `<path transform="translate(0 6)" d="${clients.find((client) => client.name === name)?.sign}"/>`;

/**
 * The file, the name, its font, and a sign of 28 by 28 below (0, 6).
 * @type {[file: string, name: string, font: string, sign: string][]}
 */
const marks = [
  ['vitrelo', 'Vitrelo', 'wide', '<path d="M2 8h9l5 14 5-14h7L18 32h-5z"/>'],
  ['cardiuna', 'Cardiuna', 'plain', '<path d="M14 32 2 20a7 7 0 0 1 12-9 7 7 0 0 1 12 9z"/>'],
  ['pulsemar', 'Pulsemar', 'wide', '<path d="M0 18h7l4-9 6 20 5-11h6v4h-4l-7 12-6-19-2 7H0z"/>'],
  [
    'vestimo',
    'Vestimo',
    'plain',
    '<path d="M9 6h10l1 6a9 9 0 0 1 0 16l-1 6H9l-1-6a9 9 0 0 1 0-16zm5 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"/>',
  ],
  [
    'nutralva',
    'Nutralva',
    'wide',
    '<path d="M14 34C4 30 2 18 4 8c8 1 12 8 12 14 1-5 4-9 10-10 1 10-3 19-12 22z"/>',
  ],
  ['sonolume', 'Sonolume', 'plain', '<path d="M17 7a13 13 0 1 0 10 19A11 11 0 0 1 17 7z"/>'],
  [
    'nuvexo',
    'Nuvexo',
    'wide',
    '<path d="M7 31a6.5 6.5 0 0 1-1-13 8.5 8.5 0 0 1 16-2 7.5 7.5 0 0 1 0 15z"/>',
  ],
  [
    'signabel',
    'Signabel',
    'plain',
    '<path d="M2 24h4v8H2zm8-8h4v16h-4zm8 5h4v11h-4zm8-13h4v24h-4z"/>',
  ],
  ['clinica-horizonte', 'Clínica Horizonte', 'wide', signOf('Clínica Horizonte')],
  ['ritmora', 'Ritmora', 'plain', signOf('Ritmora')],
  ['bem-vida', 'Bem Mais Vida', 'wide', signOf('Bem Mais Vida')],
  ['hub-saude', 'Hub Saúde', 'plain', signOf('Hub Saúde')],
  ['clinica-sul', 'Clínica Sul', 'plain', signOf('Clínica Sul')],
  ['operadora-serena', 'Operadora Serena', 'wide', signOf('Operadora Serena')],
  ['corpo-ativo', 'Corpo Ativo', 'plain', signOf('Corpo Ativo')],
  ['farma-norte', 'Farma Norte', 'wide', signOf('Farma Norte')],
];

/**
 * A path with its places as whole numbers from the last one, which is a third as long.
 * @param {string} path of M, L, Q, C and Z, as satori writes it
 */
function shortened(path) {
  let [x, y, right, last] = [0, 0, 0, ''];
  const parts = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, sign = '', rest = '']) => {
    if (sign === 'Z') {
      last = 'z';
      return 'z';
    }
    const places = [...rest.matchAll(/-?[\d.]+/g)].map(Number).map(Math.round);
    const steps = places.map((place, index) => place - (index % 2 ? y : x));
    if (sign === 'L' && steps.every((step) => step === 0)) return '';
    [x = 0, y = 0] = places.slice(-2);
    right = Math.max(right, ...places.filter((_, index) => index % 2 === 0));
    const shown = sign.toLowerCase() === last ? ' ' : sign.toLowerCase();
    last = sign.toLowerCase();
    return `${shown}${steps.join(' ')}`.replaceAll(' -', '-');
  });
  return { d: parts.join('').replace(/^m/, 'M'), right };
}

for (const [file, name, font, sign] of marks) {
  const drawn = await satori(
    {
      type: 'div',
      key: null,
      props: { style: { fontFamily: font, fontSize: 240, color: ink }, children: name },
    },
    { width: 4_000, height: height * 10, fonts },
  );
  const [letters = ''] = [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).slice(-1);
  const { d, right } = shortened(letters);
  const width = Math.ceil(right / 10) + 36;
  writeFileSync(
    new URL(`../../public/images/logos/${file}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}" fill="${ink}">` +
      sign.replace('<path', '<path fill-rule="evenodd"') +
      `<path transform="translate(36 5)scale(.1)" d="${d}"/></svg>\n`,
  );
}
