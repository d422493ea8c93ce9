import { lateRules } from './late-rules.ts';
import { surfaceColor, surfaceRules } from './surfaces.ts';
import { color, fixedColors, layout, media, type } from './tokens.ts';

export type FontUrls = { heading: string; body: string };

/**
 * Metrics of the fallbacks, so that lines break where they would with the fonts themselves: widths
 * of a Portuguese sample and the fonts' ascent and descent, measured in Chromium against Arial
 * (headings against its bold).
 */
const fallbacks = {
  heading: {
    local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial'],
    sizeAdjust: '101.36%',
    ascent: '91.76%',
    descent: '26.64%',
  },
  body: {
    local: ['Arial', 'Liberation Sans', 'Roboto'],
    sizeAdjust: '99.44%',
    ascent: '95.54%',
    descent: '25.14%',
  },
};

/**
 * A font that is late is not shown on this page at all: nothing that somebody reads moves. It is
 * there for the next.
 */
const face = (family: string, url: string) =>
  `@font-face{font-family:'${family}';src:url(${url});` +
  'font-weight:200 900;font-display:optional}';

const fallbackFace = (
  family: string,
  { local, sizeAdjust, ascent, descent }: (typeof fallbacks)['body'],
) =>
  `@font-face{font-family:'${family}';src:` +
  `${local.map((name) => `local('${name}')`).join(',')};font-weight:200 900;size-adjust:` +
  `${sizeAdjust};ascent-override:${ascent};descent-override:${descent};` +
  'line-gap-override:0%}';

/** A set of colours as custom properties of the page, or of a part of it. */
export const customProperties = (colors: Record<string, string>, prefix = '', of = ':root') =>
  `${of}{${Object.entries(colors)
    .map(([name, value]) => `--${prefix}${name}:${value.toLowerCase()}`)
    .join(';')}}`;

/**
 * Where less than 20 letters or so fit into a line, as on a telephone with text of twice its size:
 * words break rather than widen their column, and headings are hardly larger than the text.
 */
const hugeText =
  '@media (max-width:19.9375rem){body{overflow-wrap:anywhere;hyphens:auto}' +
  'h1{font-size:1.625rem!important}h2,h3{font-size:1.25rem!important}}';

const headingFonts = "'Bricolage Grotesque Variable','Bricolage Fallback',sans-serif";

/** The custom properties that a text takes values of. */
export const namedProperties = (text: string): ReadonlySet<string> =>
  new Set(text.match(/var\(--[\w-]+\)/g));

/** The rules of elements, for screens. */
const elementRules = [
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:6rem 0}',
  `body{margin:0;background:${color('sand-50')};color:${color('body')};` +
    `font-family:'Figtree Variable','Figtree Fallback',sans-serif;font-size:` +
    `${type.body.fontSize};line-height:${type.body.lineHeight};overflow-wrap:break-word;` +
    '-webkit-font-smoothing:antialiased}',
  `:root{--ring:${color('brand-600')}}[data-ground]{color:${surfaceColor('body')}}`,
  `h1,h2,h3,h4{margin:0;color:${surfaceColor('heading')};text-wrap:balance}`,
  '@media (max-width:30em){h1,h2{hyphens:auto;hyphenate-limit-chars:12 5 4}}@media ' +
    '(max-width:22.4375em){h1{font-size:2.125rem!important}}',
  hugeText,
  `p,ul,ol,figure,dl,dd{margin:0;padding:0}p{text-wrap:pretty}ul,ol{list-style:none}`,
  'img,svg,video,iframe{display:block;max-width:100%}',
  'button,input,textarea{font:inherit;color:inherit}button{cursor:pointer}',
  `a{color:${surfaceColor('accent')};text-underline-offset:.2em}`,
  `:focus-visible{outline:3px solid ${surfaceColor('focus')};outline-offset:2px}`,
  '[hidden]{display:none!important}',
  `${media.motion}{html{scroll-behavior:smooth}a,button{transition:background-color 150ms,` +
    'box-shadow 150ms,color 150ms}}',
  `:root{--section-padding:${layout.rhythm.normal};--display:${headingFonts}}`,
].join('');

const namedByRules = namedProperties(elementRules);

/** The fixed colours and those of grounds, by whether a page takes them before its sheet comes. */
type Colors = { taken: string; others: string };

const colorsByNames = new WeakMap<ReadonlySet<string>, Colors>();

function colors(named: ReadonlySet<string>): Colors {
  const found = colorsByNames.get(named) ?? findColors(named);
  colorsByNames.set(named, found);
  return found;
}

function findColors(named: ReadonlySet<string>): Colors {
  const isTaken = (value: string) => named.has(value) || namedByRules.has(value);
  const byGrounds = namedProperties(surfaceRules(isTaken));
  const part = (areTaken: boolean) => {
    const fixed = Object.entries(fixedColors).filter(([name]) => {
      const value = `var(--${name})`;
      return (isTaken(value) || byGrounds.has(value)) === areTaken;
    });
    const grounds = surfaceRules((value) => isTaken(value) === areTaken);
    return customProperties(Object.fromEntries(fixed)) + grounds;
  };
  return { taken: part(true), others: part(false) };
}

/**
 * What every page of every site begins with: fonts, colours, element defaults.
 * @param named what the page takes values of before its sheet comes, which has `lateStyles`;
 *   without it the page has all in itself
 */
export function globalStyles(fonts: FontUrls, named?: ReadonlySet<string>): string {
  return [
    face('Bricolage Grotesque Variable', fonts.heading),
    face('Figtree Variable', fonts.body),
    fallbackFace('Bricolage Fallback', fallbacks.heading),
    fallbackFace('Figtree Fallback', fallbacks.body),
    named ? colors(named).taken : customProperties(fixedColors) + surfaceRules(() => true),
    elementRules,
    named ? '' : lateRules,
  ].join('');
}

/** What can wait: the colours that nothing takes before, and what holds on few screens or none. */
export const lateStyles = (named: ReadonlySet<string>): string => colors(named).others + lateRules;
