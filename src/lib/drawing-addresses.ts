/**
 * Where the drawings of a language are: the folder, and which of them stand together in each of its
 * files, by name. The file's name is its place in the list.
 */
export type Drawings = { folder: string; files: string[][] };

/**
 * Where a small drawing is: icons, the signs of companies and networks, and parts of product
 * screens stand in one sheet that all pages show.
 */
export const onSheet = ({ folder }: Drawings, name: string): string =>
  `${folder}/sheet.svg#${name}`;

/**
 * Where a drawing of a page is.
 * @param kind an art as it was drawn, one with the frame of a card around it, or a face
 */
export const ownDrawing = (
  { folder, files }: Drawings,
  kind: 'art' | 'card-art' | 'person',
  name: string,
): string => `${folder}/${files.findIndex((names) => names.includes(name))}.svg#${kind}-${name}`;

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
