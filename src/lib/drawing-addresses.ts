/**
 * Where the drawings of a language are: what names all of its files, and which drawings stand
 * together in each of them, by name.
 */
export type Drawings = { hash: string; files: string[][] };

/** The address of a file. @param place where it is in the list; without it, of the sheet */
export const drawingFileAt = ({ hash }: Drawings, place?: number): string =>
  `/assets/drawings${place === undefined ? '' : `-${place}`}.${hash}.svg`;

/**
 * Where a small drawing is: icons, the signs of companies and networks, and parts of product
 * screens stand in one sheet that all pages show.
 */
export const onSheet = (drawings: Drawings, name: string): string =>
  `${drawingFileAt(drawings)}#${name}`;

/**
 * Where a drawing of a page is.
 * @param kind an art as it was drawn, one with the frame of a card around it, or a face
 */
export function ownDrawing(
  drawings: Drawings,
  kind: 'art' | 'card-art' | 'person',
  name: string,
): string {
  const place = drawings.files.findIndex((names) => names.includes(name));
  return `${drawingFileAt(drawings, place)}#${kind}-${name}`;
}

/** The parts of screens and grounds that are on the sheet, beside icons and signs. */
export const sheetParts = [
  'around-phone',
  'face-mesh',
  'pages',
  'phone-status',
  'qr-code-whole',
  'trend-climbing',
  'trend-dropping',
  'trend-falling',
  'trend-missing',
  'trend-none',
  'trend-rising',
  'trend-steady',
  'trend-stopped',
  'trend-uneven',
  'waves',
  'window-dots',
];
