/**
 * What a style sheet says, each declaration once with where it holds. Without the names of classes:
 * those go by the order in which a page uses them.
 */
export function declarationsOf(css: string): Set<string> {
  const found = new Set<string>();
  const places: string[] = [];
  let text = '';
  for (const sign of css) {
    if (sign === '{') places.push(text.trim());
    else if (sign === '}') {
      const [selectors = '', ...around] = places.toReversed();
      const where = around.toReversed().join(' ');
      for (const selector of selectors.replace(/\.[\w-]+/g, '.').split(','))
        for (const declaration of text.split(';').filter(Boolean))
          found.add(`${where} ${selector.trim()} { ${declaration.trim()} }`);
      places.pop();
    } else {
      text += sign;
      continue;
    }
    text = '';
  }
  return found;
}
