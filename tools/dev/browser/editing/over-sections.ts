/**
 * Layers of the buttons that belong to the page. They lie over its sections, and under what stays
 * in sight: a section that does, whose layer is 4, and the header with its menus, whose is 20.
 */
export const layers = { overSections: 3, overKeptSections: 19 };
