import type { Rolldown } from 'vite';

const carousel = /src\/ui\/carousel\.tsx$/;

/** What every page's app is made of. */
const appModules = [
  /node_modules\/(?!embla|libphonenumber)/,
  // Only the calculator works formulas out.
  /src\/(page|theme|state|lib(?!\/formula)|app|entry)/,
];

/**
 * What every page's app needs is one file, and what carousels need another, with the blocks that
 * have one: each request saved, and compressed together. Phone numbers come alone, with the first
 * that is typed.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'app',
    test: (id) => appModules.some((modules) => modules.test(id)),
    priority: 2,
  },
  {
    name: (id, context) =>
      /node_modules\/embla|src\/ui\/carousel/.test(id) ||
      context.getModuleInfo(id)?.importedIds.some((imported) => carousel.test(imported))
        ? 'carousels'
        : null,
    priority: 1,
  },
];
