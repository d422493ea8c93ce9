/** What a section has to see, by the names of its properties. */
const pictures = /"(?:mockup|art|picture|photo|clip|poster)":/;

/** Blocks that are a thing themselves: a form, a drawing of boxes, a panel of numbers. */
const things = new Set(['hero', 'contact', 'diagram', 'calculator', 'gallery', 'media']);

/**
 * Whether a section has words and signs alone. They need less air around them than a screen or a
 * drawing does.
 */
export const isTextAlone = (section: { type: string }): boolean =>
  !things.has(section.type) && !pictures.test(JSON.stringify(section));
