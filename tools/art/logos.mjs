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

/**
 * The file, the name, its font, and a sign of 28 by 28 below (0, 6).
 * @type {[file: string, name: string, font: string, sign: string][]}
 */
const marks = [
  ['vitrelo', 'Vitrelo', 'wide', '<path d="M2 8h9l5 14 5-14h7L18 32h-5z"/>'],
  ['cardiuna', 'Cardiuna', 'plain', '<path d="M14 32 2 20a7 7 0 0 1 12-9 7 7 0 0 1 12 9z"/>'],
  ['pulsemar', 'Pulsemar', 'wide', '<path d="M0 18h7l4-9 6 20 5-11h6v4h-4l-7 12-6-19-2 7H0z"/>'],
  ['vestimo', 'Vestimo', 'plain', '<path d="M9 6h10l1 6a9 9 0 0 1 0 16l-1 6H9l-1-6a9 9 0 0 1 0-16zm5 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"/>'],
  ['nutralva', 'Nutralva', 'wide', '<path d="M14 34C4 30 2 18 4 8c8 1 12 8 12 14 1-5 4-9 10-10 1 10-3 19-12 22z"/>'],
  ['sonolume', 'Sonolume', 'plain', '<path d="M17 7a13 13 0 1 0 10 19A11 11 0 0 1 17 7z"/>'],
  ['nuvexo', 'Nuvexo', 'wide', '<path d="M7 31a6.5 6.5 0 0 1-1-13 8.5 8.5 0 0 1 16-2 7.5 7.5 0 0 1 0 15z"/>'],
  ['signabel', 'Signabel', 'plain', '<path d="M2 24h4v8H2zm8-8h4v16h-4zm8 5h4v11h-4zm8-13h4v24h-4z"/>'],
  ['clinica-horizonte', 'Clínica Horizonte', 'wide', '<path d="M4 22a10 10 0 0 1 20 0zM0 24h28v3H0zm5 5h18v3H5z"/>'],
  ['ritmora', 'Ritmora', 'plain', '<path d="M2 15h4v10H2zm6-5h4v20H8zm6 8h4v4h-4zm6-8h4v20h-4zm6 5h4v10h-4z"/>'],
  ['bem-vida', 'Bem Mais Vida', 'wide', '<path d="M11 7h6v10h10v6H17v10h-6V23H1v-6h10z"/>'],
  ['hub-saude', 'Hub Saúde', 'plain', '<path d="M14 6 26 13v14l-12 7-12-7V13zm0 8-5 3v6l5 3 5-3v-6z"/>'],
  ['clinica-sul', 'Clínica Sul', 'plain', '<path d="M14 34 5 17h7V6h4v11h7z"/>'],
  ['operadora-serena', 'Operadora Serena', 'wide', '<path d="M0 14q7-6 14 0t14 0v5q-7 6-14 0t-14 0zm0 10q7-6 14 0t14 0v5q-7 6-14 0t-14 0z"/>'],
  ['corpo-ativo', 'Corpo Ativo', 'plain', '<path d="M14 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM3 17l8-1h6l8 1v4l-7 1 4 12h-5l-3-8-3 8H6l4-12-7-1z"/>'],
  ['farma-norte', 'Farma Norte', 'wide', '<path d="M8 6a7 7 0 0 1 7 7v14a7 7 0 0 1-14 0V13a7 7 0 0 1 7-7zM20 8l8 12h-5v12h-4V20z"/>'],
];

/**
 * A path with its places as whole numbers from the last one, which is a third as long.
 * @param {string} path of M, L, Q, C and Z, as satori writes it
 */
function shortened(path) {
  let [x, y, right, last] = [0, 0, 0, ''];
  const parts = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, sign = '', rest = '']) => {
    if (sign === 'Z') return (last = 'z');
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
