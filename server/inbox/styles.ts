import { buttonStyles } from '../../src/theme/button-styles.ts';
import { colorScale } from '../../src/theme/color-scale.ts';
import { customProperties, type FontUrls, globalStyles } from '../../src/theme/global-styles.ts';
import { surfaceColor } from '../../src/theme/surfaces.ts';
import { color, font, layout, media, radius, shadow, type } from '../../src/theme/tokens.ts';

const size = ({ fontSize, lineHeight }: { fontSize: string; lineHeight: number }) =>
  `font-size:${fontSize};line-height:${lineHeight}`;
const heading = ({ fontSize, lineHeight, letterSpacing }: typeof type.h2 | typeof type.h3) =>
  `
    font-family:${font.heading};${size({ fontSize, lineHeight })};
    letter-spacing:${letterSpacing};font-weight:700`;
const control = `
  min-height:2.75rem;border:1.5px solid ${color('control')};border-radius:${radius.input};
  background:${color('white')};color:${color('ink')};font:inherit;font-size:1rem`;

/** The colours of the chart's pages, the one with the most leads first; the last is all others. */
const seriesColors = ['brand-600', 'ipe', 'indigo-500', 'coral-500', 'control'] as const;

/**
 * The one style sheet of the inbox: the site's own beginning and colours, its buttons in a smaller
 * size, and what the page needs.
 */
export const inboxStyles = (fonts: FontUrls, hue: number): string =>
  [
    globalStyles(fonts),
    customProperties(colorScale(hue), 'brand-'),
    // Each press of a button leads back to the list, at once.
    'html{scroll-behavior:auto}',
    `
      .skip{position:absolute;inset-inline-start:1rem;top:-10rem;padding:.75rem 1.25rem;
      border-radius:${radius.pill};background:${color('ink')};color:${color('white')}}
      .skip:focus{top:.75rem}`,
    `.bar{background:${color('brand-950')}}`,
    `
      .row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;
      gap:.75rem 1rem;max-width:${layout.container};min-height:4.25rem;margin-inline:auto;
      padding-inline:${layout.gutter};box-sizing:content-box}`,
    `
      .brand{font-family:${font.heading};font-size:1.375rem;font-weight:700;
      letter-spacing:-.02em;color:${surfaceColor('heading')};text-decoration:none}`,
    `
      main{max-width:${layout.container};margin-inline:auto;
      padding:clamp(1.75rem,1rem + 3vw,3.5rem) ${layout.gutter} 5rem;box-sizing:content-box}`,
    `h1{${heading(type.h2)}}h2{${heading(type.h3)};overflow-wrap:anywhere}`,
    `.about{max-width:${layout.measure};margin-top:.75rem;color:${surfaceColor('muted')}}`,

    `
      .button:not(.primary){${buttonStyles.secondary.styles}}.button.primary{
      ${buttonStyles.primary.styles}}`,
    `
      .button.button.button{width:auto;min-height:2.75rem;padding:.5rem 1.125rem;
      ${size(type.small)}}`,

    `.lists{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1.5rem}`,
    `
      .lists a{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;
      padding:.375rem 1rem;border-radius:${radius.pill};background:${color('white')};
      box-shadow:${shadow.line};color:${surfaceColor('body')};${size(type.small)};
      font-weight:600;text-decoration:none}`,
    `
      .lists a:hover{color:${surfaceColor('accent')}}.lists a[aria-current]{
      background:${surfaceColor('chip')};color:${surfaceColor('chip-text')};box-shadow:none}`,
    `.lists b{font-weight:700;font-variant-numeric:tabular-nums}`,

    `
      .tools{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;
      gap:1rem 2rem;margin-block:1.5rem}`,
    `
      .tools form,.export{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem}.export{
      align-items:center;${size(type.small)};color:${surfaceColor('muted')}}`,
    `label{display:grid;gap:.375rem;color:${color('ink')};${size(type.small)};font-weight:600}`,
    `
      select{${control};max-width:100%;padding:0 .75rem;font-weight:400}input{${control};
      width:100%;padding:.5rem 1rem;font-weight:400}`,

    `
      .notice{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;
      gap:.75rem 1rem;padding:.875rem 1.125rem;border-radius:${radius.input};
      background:${color('success-100')};color:${color('success')};font-weight:600}`,
    '.notice p{min-width:0;overflow-wrap:anywhere}',
    `.notice.wrong{background:${color('danger-100')};color:${color('danger')}}`,
    `
      .empty{padding:clamp(2rem,1rem + 4vw,4rem) 1.5rem;border-radius:${radius.card};
      background:${color('white')};box-shadow:${shadow.line};color:${surfaceColor('muted')};
      text-align:center}.leads:not(:empty)+.empty{margin-top:1.25rem}`,

    `.leads{display:grid;gap:1.25rem;scroll-margin-top:1.25rem}`,
    `
      .lead{padding:clamp(1.25rem,1rem + 1.5vw,2rem);border-radius:${radius.card};
      background:${color('white')};box-shadow:${shadow.line}}`,
    `
      .meta{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin-top:.5rem;
      color:${surfaceColor('muted')};${size(type.small)}}`,
    `
      .badge{padding:.125rem .75rem;border-radius:${radius.pill};
      background:${surfaceColor('chip')};color:${surfaceColor('chip-text')};font-weight:600}`,
    `
      .badge.waiting{background:${color('sand-100')};color:${color('body')}}.badge.parked{
      background:${color('danger-100')};color:${color('danger')}}.badge.apart{
      background:${color('ipe-100')};color:${color('ink')}}`,
    `
      dl{display:grid;gap:1rem 2rem;margin-top:1.25rem}${media.from(768)}{dl{
      grid-template-columns:repeat(2,minmax(0,1fr))}dl .long{grid-column:1/-1}}
      ${media.from(1100)}{dl{grid-template-columns:repeat(3,minmax(0,1fr))}}`,
    `
      dt{color:${surfaceColor('muted')};${size(type.small)}}dd{max-width:${layout.measure};
      color:${color('ink')};white-space:pre-wrap;overflow-wrap:anywhere}`,
    `
      dd a{display:inline-block;margin-block:-.25rem;padding-block:.25rem}.formerly{
      display:block;color:${surfaceColor('muted')};${size(type.small)}}`,
    `.actions{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1.5rem}`,
    `.pages{display:flex;align-items:center;justify-content:center;gap:1rem;margin-top:2rem}`,
    `
      .arrivals{margin:1.5rem 0 0;padding:1.25rem;border-radius:${radius.card};
      background:${color('white')};box-shadow:${shadow.line};${size(type.small)}}`,
    `
      .arrivals figcaption{color:${color('ink')};font-weight:600}.arrivals>svg{display:block;
      width:100%;margin-top:1rem;border-bottom:1px solid ${color('control')}}`,
    `
      .axis{display:flex;justify-content:space-between;color:${surfaceColor('muted')}}
      .arrivals ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-block:.75rem}
      .arrivals li{overflow-wrap:anywhere}.sample{width:.75rem;height:.75rem}`,
    ...seriesColors.map((name, series) => `.series-${series}{fill:${color(name)}}`),
    `
      summary{display:inline-block;padding-block:.5rem;color:${surfaceColor('accent')};
      font-weight:600;cursor:pointer}.table{overflow-x:auto}
      table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{
      padding:.25rem 1rem .25rem 0;text-align:start}td{text-align:end}`,
    `
      .search{display:block;margin-top:1.5rem}.search form{display:flex;flex-wrap:wrap;
      align-items:end;gap:.5rem}.search label{flex:1 1 14rem;max-width:30rem}.found{display:flex;
      flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;margin-top:.75rem;${size(type.small)}}
      .found a{padding-block:.25rem}`,
    `.sign-in{display:grid;gap:1.125rem;max-width:25rem;margin-top:1.5rem}`,
  ]
    .join('')
    .replace(/\n\s*/g, '');
