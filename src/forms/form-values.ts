/**
 * What a form holds, trimmed as the inbox does; of options the chosen one, and nothing of a box
 * that is not ticked. What is disabled since its field is hidden counts as well: who shows it again
 * finds it as it was.
 */
export function valuesOf({ elements }: HTMLFormElement): Record<string, string> {
  const controls = [...elements].filter((element) => 'value' in element) as HTMLInputElement[];
  return Object.fromEntries(
    controls
      .filter(({ type, checked }) => checked || !/^(radio|checkbox)$/.test(type))
      .map(({ name, value }) => [name, value.trim()]),
  );
}
