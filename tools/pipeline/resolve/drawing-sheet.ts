import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ArtName, Client } from '../../../src/generated/types.ts';
import { brandIcons } from '../../../src/lib/brand-icons.ts';
import { interfaceIcons, screenPlaces } from '../../../src/lib/interface-icons.ts';
import { type FixedColor, fixedColors } from '../../../src/theme/tokens.ts';
import { artNames, cardFrame } from '../../../src/ui/art-frames.ts';
import { contentHash } from '../../model/content-hash.ts';
import { withDiskCacheAtOnce } from '../../model/disk-cache.ts';
import { projectRoot } from '../../model/schemas.ts';
import { referencesOfKind, type Site } from '../../model/site.ts';
import { hashOfProgram } from '../bundle/cached-bundle.mjs';
import { languageDrawnIn, withWordsIn } from './drawn-words.ts';
import { pictureCacheFolder } from './encode-picture.ts';
import { hashedAddress } from './hashed-address.ts';

const require = createRequire(import.meta.url);

type Drawing = [element: string, attributes: Record<string, string>][];

let drawingsCache: Record<string, Drawing> | undefined;

/** Every icon of lucide, by name. Read when first needed: 1,900 icons, 780 kB. */
function drawings(): Record<string, Drawing> {
  const read: Record<string, Drawing> = drawingsCache ?? require('lucide-static/icon-nodes.json');
  drawingsCache = read;
  return read;
}

/** A sheet of drawings, and the address at which browsers keep it. */
type DrawingFile = { address: string; content: Uint8Array };

/** The sheet last made in each language, and what it was made of. */
const latest = new Map<string, { madeOf: string; file: DrawingFile }>();

/**
 * The drawings that the pages of a language share, as one SVG file that browsers keep: the icons
 * that a site names and those of the interface, drawn by lucide, the signs of the clients of its
 * product screens, and the art of cards. `Icon` and `Art` refer to them by name. While somebody
 * edits a site it is made again only where another symbol is named.
 * @param networks the social networks whose signs the site shows
 * @param language of the words in the art
 * @throws where lucide has no icon of that name
 */
export function drawingFile(
  site: Pick<Site, 'references'>,
  networks: readonly string[],
  clients: Client[] = [],
  language = languageDrawnIn,
): DrawingFile {
  const named = referencesOfKind(site, 'icon').map(({ value }) => value);
  const icons = [...new Set([...interfaceIcons, ...named])].sort();
  const madeOf = JSON.stringify([icons, networks, clients, language]);
  const known = latest.get(language);
  if (known?.madeOf === madeOf) return known.file;
  const content = keptSheet(madeOf, () => {
    const symbols = inOwnColors(symbolsOf(icons, networks, clients));
    const art = withWordsIn(cardArt(), language);
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${symbols}${art}</svg>`);
  });
  const file = { address: hashedAddress('/drawings.svg', content), content };
  latest.set(language, { madeOf, file });
  return file;
}

/**
 * A sheet from the build before, where the same code has made it of the same; half a megabyte of
 * drawings takes as long as rendering some pages.
 */
function keptSheet(madeOf: string, make: () => Uint8Array): Uint8Array {
  const code = hashOfProgram();
  if (!code) return make();
  const file = join(pictureCacheFolder, `drawings-${contentHash(`${code} ${madeOf}`)}.svg`);
  return withDiskCacheAtOnce(file, make);
}

/** The same, without its address. */
export const drawingSheet = (...from: Parameters<typeof drawingFile>): string =>
  Buffer.from(drawingFile(...from).content).toString();

/** All that is drawn of a site but the art, in the colours of the theme. */
function symbolsOf(icons: string[], networks: readonly string[], clients: Client[]): string {
  return [
    ...icons.map(symbolOf),
    ...[...new Set(networks)].map(brandSymbol),
    ...clients.map(clientSymbol),
    ...screenPlaces.panel.map((_, current) => panelPlaces(current)),
    appPlaces(),
    ...artNames.map(framedInCard),
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
