import { brandIcons } from '../../../src/lib/brand-icons.ts';
import { interfaceIcons } from '../../../src/lib/interface-icons.ts';
import type { Site } from '../../model/site.ts';

type Drawing = [element: string, attributes: Record<string, string>][];

/**
 * The icons that a site names and those of the interface, drawn by lucide, as one SVG file of
 * symbols; `Icon` refers to them by name.
 * @throws where lucide has no icon of that name
 */
export async function iconSheet({ references }: Site): Promise<string> {
  const named = references.filter(({ kind }) => kind === 'icon').map(({ value }) => value);
  const drawn = await Promise.all(
    [...new Set([...interfaceIcons, ...named])].sort().map(cachedSymbol),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...drawn, ...brandSymbols].join('')}</svg>`;
}

/** The networks' signs are filled, not drawn with a line. */
const brandSymbols = Object.entries(brandIcons).map(
  ([name, path]) =>
    `<symbol id="brand-${name}" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" stroke="none" d="${path}"/></symbol>`,
);

const symbolCache = new Map<string, Promise<string>>();

/** Each icon is drawn once. */
function cachedSymbol(name: string): Promise<string> {
  const cached = symbolCache.get(name) ?? drawSymbol(name);
  symbolCache.set(name, cached);
  return cached;
}

async function drawSymbol(name: string): Promise<string> {
  const { __iconData } = (await import(`lucide-react/dist/esm/icons/${name}.mjs`)) as {
    __iconData: { node: Drawing };
  };
  const parts = __iconData.node.map(
    ([element, { key: _key, ...attributes }]) =>
      `<${element} ${Object.entries(attributes)
        .map(([attribute, value]) => `${attribute}="${value}"`)
        .join(' ')}/>`,
  );
  return `<symbol id="${name}" viewBox="0 0 24 24">${parts.join('')}</symbol>`;
}
