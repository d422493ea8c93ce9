/**
 * How buttons that belong to the page lie, in their shadow roots: over its sections, and under its
 * header with the menus, whose layer is 20.
 */
export const overSections = 'position:absolute;inset:0 0 auto 0;z-index:19;height:0';
