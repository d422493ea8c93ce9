/**
 * An element that the document has for certain.
 * @throws with the id, where it is missing
 */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`#${id} is missing`);
  return element;
}
