/**
 * Where a small drawing is: icons, the signs of companies and networks, and parts of product
 * screens stand in one sheet that all pages show.
 * @param drawings the folder of a language's drawings, as the shell's data has it
 */
export const onSheet = (drawings: string, name: string): string => `${drawings}/sheet.svg#${name}`;

/**
 * Where a drawing is that has a file of its own, so that a page loads only those that it shows.
 * @param form how it is shown: as it was drawn, with the frame of a card, or as a face
 */
export const ownFile = (drawings: string, name: string, form: 'art' | 'card' | 'person'): string =>
  `${drawings}/${name}.svg#${form}`;

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
