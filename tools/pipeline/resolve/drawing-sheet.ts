import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ArtName, Client } from '../../../src/generated/types.ts';
import { brandIcons } from '../../../src/lib/brand-icons.ts';
import { interfaceIcons, screenPlaces } from '../../../src/lib/interface-icons.ts';
import { type FixedColor, fixedColors } from '../../../src/theme/tokens.ts';
import { artNames, cardFrame } from '../../../src/ui/art-frames.ts';
import { projectRoot } from '../../model/schemas.ts';
import { referencesOfKind, type Site } from '../../model/site.ts';
import { languageDrawnIn, withWordsIn } from './drawn-words.ts';

const require = createRequire(import.meta.url);

type Drawing = [element: string, attributes: Record<string, string>][];

let drawingsCache: Record<string, Drawing> | undefined;

/** Every icon of lucide, by name. Read when first needed: 1,900 icons, 780 kB. */
function drawings(): Record<string, Drawing> {
  const read: Record<string, Drawing> = drawingsCache ?? require('lucide-static/icon-nodes.json');
  drawingsCache = read;
  return read;
}

/**
 * All that is drawn of a site, in a language: signs of one look, and art, the faces and the frames
 * of cards. Each element has an id.
 */
export type Drawn = { signs: string; art: string };

/**
 * Draws what a site shows with a `use`: the icons that it names and those of the interface, by
 * lucide, the signs of networks and of the clients of its product screens, and the art of cards.
 * @param networks the social networks whose signs the site shows
 * @param language of the words in the art
 * @throws where lucide has no icon of a name
 */
export function drawingsOf(
  site: Pick<Site, 'references'>,
  networks: readonly string[],
  clients: Client[] = [],
  language = languageDrawnIn,
): Drawn {
  const frames = artNames.map(framedInCard).join('');
  return {
    signs: inOwnColors(signsOf(iconsOf(site), networks, clients)),
    art: frames + withWordsIn(cardArt(), language),
  };
}

/** The same as one SVG file: what the panel chooses from. */
export function drawingSheet(...from: Parameters<typeof drawingsOf>): string {
  const { signs, art } = drawingsOf(...from);
  return asSvg(signs + art);
}

/** Drawings as a file. */
export const asSvg = (drawings: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${drawings}</svg>`;

/** The icons that a site names, and those of the interface. */
export function iconsOf(site: Pick<Site, 'references'>): string[] {
  const named = referencesOfKind(site, 'icon').map(({ value }) => value);
  return [...new Set([...interfaceIcons, ...named])].sort();
}

/** Icons, the signs of companies, and the bars of product screens. */
function signsOf(icons: string[], networks: readonly string[], clients: Client[]): string {
  return [
    ...icons.map(symbolOf),
    ...[...new Set(networks)].map(brandSymbol),
    ...clients.map(clientSymbol),
    ...screenPlaces.panel.map((_, current) => panelPlaces(current)),
    appPlaces(),
  ].join('');
}

/** Drawings with the fixed colours themselves: a page has only those that it names elsewhere. */
const inOwnColors = (drawn: string): string =>
  drawn.replace(/var\(--([\w-]+)(?:, ?#\w+)?\)/g, (value, name: string) =>
    Object.hasOwn(fixedColors, name) ? fixedColors[name as FixedColor].toLowerCase() : value,
  );

/**
 * What pages show with a `use`: drawings and portraits, and those that were made for one page, with
 * the figures and signs in them. Line breaks and indentation are for no browser. Read once: it is
 * the same in every language but for its words.
 */
function cardArt(): string {
  artCache ??= ['drawings', 'page-drawings']
    .map((name) => readFileSync(join(projectRoot, `src/ui/art/${name}.svg`), 'utf8'))
    .map((file) => file.replace(/\s*\n\s*/g, '').replace(/^<svg[^>]*>|<\/svg>$/g, ''))
    .map(inOwnColors)
    .join('');
  return artCache;
}

let artCache: string | undefined;

/** A drawing as a card shows it, so that no page has to say how; `Art` refers to it. */
const framedInCard = (name: ArtName): string =>
  `<symbol id="card-art-${name}" viewBox="${cardFrame(name)}" preserveAspectRatio="xMaxYMax">` +
  `<use href="#art-${name}"/></symbol>`;

/** Signs of companies are filled, not drawn with a line. */
const filledSymbol = (id: string, box: string, path: string): string =>
  `<symbol id="${id}" viewBox="${box}">` +
  `<path fill="currentColor" fill-rule="evenodd" stroke="none" d="${path}"/></symbol>`;

/** A network's sign; e-mail has none of its own. */
function brandSymbol(network: string): string {
  const path = Object.entries(brandIcons).find(([name]) => name === network)?.[1];
  return path === undefined ? '' : filledSymbol(`brand-${network}`, '0 0 24 24', path);
}

/** A client's sign, by its place in the list; `ClientSign` refers to it. */
const clientSymbol = ({ sign }: Client, index: number): string =>
  sign ? filledSymbol(`client-${index}`, '-3 -3 34 34', sign) : '';

/** The bar at a panel's side, with one of its icons as the current place. */
const panelPlaces = (current: number): string =>
  drawnPlaces(
    `panel-places-${current}`,
    `<rect x="9" y="${14 + 44 * current}" width="38" height="38" rx="12" fill="var(--brand-700)"/>`,
    screenPlaces.panel.map((name, index) => ({
      name,
      color: index === current ? 'white' : 'brand-300',
      at: `translate(19 ${24 + 44 * index})scale(.75)`,
    })),
  );

/** The icons at an app's foot, of which the first is the current place. */
const appPlaces = (): string =>
  drawnPlaces(
    'app-places',
    '',
    screenPlaces.app.map((name, index) => ({
      name,
      color: index === 0 ? 'brand-700' : 'muted',
      at: `translate(${30 + 65 * index} 7)scale(.83)`,
    })),
  );

const drawnPlaces = (
  id: string,
  behind: string,
  places: { name: string; color: string; at: string }[],
): string => {
  const icons = places.map(
    ({ name, color, at }) => `<g stroke="var(--${color})" transform="${at}">${partsOf(name)}</g>`,
  );
  const lines = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<g id="${id}">${behind}<g ${lines}>${icons.join('')}</g></g>`;
};

const symbolOf = (name: string): string =>
  `<symbol id="${name}" viewBox="0 0 24 24">${partsOf(name)}</symbol>`;

function partsOf(name: string): string {
  const drawing = drawings()[name];
  if (!drawing) throw new Error(`lucide has no icon "${name}".`);
  const parts = drawing.map(
    ([element, attributes]) =>
      `<${element} ${Object.entries(attributes)
        .map(([attribute, value]) => `${attribute}="${value}"`)
        .join(' ')}/>`,
  );
  return parts.join('');
}
