import { groundRules, on } from './grounds.ts';
import { color, fixedColors, layout, media, type } from './tokens.ts';

export type FontUrls = { heading: string; body: string };

/** Metrics of the fallbacks, so that text keeps its place when the fonts arrive: from the fonts' head, hhea and OS/2 tables against Arial's. */
const fallbacks = {
  heading: { sizeAdjust: '97.1%', ascent: '95.8%', descent: '27.8%' },
  body: { sizeAdjust: '98.4%', ascent: '96.5%', descent: '25.4%' },
};

const face = (family: string, url: string) =>
  `@font-face{font-family:'${family}';src:url(${url}) format('woff2-variations');font-weight:200 900;font-style:normal;font-display:swap}`;

const fallbackFace = (family: string, { sizeAdjust, ascent, descent }: (typeof fallbacks)['body']) =>
  `@font-face{font-family:'${family}';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;

/** A set of colours as custom properties of the page. */
export const customProperties = (colors: Record<string, string>, prefix = '') => `:root{${Object.entries(colors).map(([name, value]) => `--${prefix}${name}:${value}`).join(';')}}`;

/** What every page of every site begins with: fonts, fixed colours, element defaults. */
export function globalStyles(fonts: FontUrls): string {
  return [
    face('Bricolage Grotesque Variable', fonts.heading),
    face('Figtree Variable', fonts.body),
    fallbackFace('Bricolage Fallback', fallbacks.heading),
    fallbackFace('Figtree Fallback', fallbacks.body),
    customProperties(fixedColors),
    '*,::before,::after{box-sizing:border-box}',
    'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:6rem}',
    `body{margin:0;background:${color('sand-50')};color:${color('body')};font-family:'Figtree Variable','Figtree Fallback',sans-serif;font-size:${type.body.fontSize};line-height:${type.body.lineHeight};overflow-wrap:break-word;-webkit-font-smoothing:antialiased}`,
    groundRules,
    `h1,h2,h3,h4{margin:0;color:${on('heading')};text-wrap:balance}`,
    '@media (max-width:30em){h1,h2{hyphens:auto;hyphenate-limit-chars:12 5 4}}@media (max-width:22.4375em){h1{font-size:2.125rem!important}}',
    `p,ul,ol,figure,dl,dd{margin:0;padding:0}p{text-wrap:pretty}ul,ol{list-style:none}`,
    'img,svg,video,iframe{display:block;max-width:100%}',
    'button,input,textarea{font:inherit;color:inherit}button{cursor:pointer}',
    `a{color:${on('accent')};text-underline-offset:.2em}`,
    `:focus-visible{outline:3px solid ${on('focus')};outline-offset:2px}`,
    'main:focus,h1:focus{outline:none}',
    '[hidden]{display:none!important}',
    `::selection{background:${color('brand-200')};color:${color('ink')}}`,
    'html:has(dialog[open]){overflow:hidden;scrollbar-gutter:stable}',
    `${media.motion}{html{scroll-behavior:smooth}}`,
    `${media.print}{body{background:none;font-size:11pt}header,footer,[data-skeleton],[data-screen]{display:none!important}:root{--section-padding:1rem}}`,
    `:root{--section-padding:${layout.sectionPadding}}`,
  ].join('');
}
