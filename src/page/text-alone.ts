/** What a section has to see, by the names of its properties. */
const pictures = /"(?:mockup|art|picture|photo|clip|poster)":/;

/** Blocks that are a thing themselves: a form, a drawing of boxes, a panel of numbers. */
const things = new Set([
  'hero',
  'contact',
  'diagram',
  'calculator',
  'chart',
  'gallery',
  'media',
  'reasoning',
]);

const known = new WeakMap<object, boolean>();

/**
 * Whether a section has words and signs alone. They need less air around them than a screen or a
 * drawing does.
 */
export function isTextAlone(section: { type: string }): boolean {
  const found =
    known.get(section) ?? (!things.has(section.type) && !pictures.test(JSON.stringify(section)));
  known.set(section, found);
  return found;
}
