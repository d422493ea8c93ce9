/**
 * The app's own sheet, which holds after all those of the page. A page that goes takes the sheet
 * of what stands below with it, but the footer stays: so its rules are adopted, too, before.
 */
export function adoptStyles(): CSSStyleSheet {
  const [below, own] = [new CSSStyleSheet(), new CSSStyleSheet()];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, below, own];
  const link = document.querySelector<HTMLLinkElement>('[data-below]>link');
  // The browser has it already. Without it the footer of the next page would be plain.
  if (link)
    fetch(link.href)
      .then((response) => (response.ok ? response.text() : ''))
      .then((styles) => below.replaceSync(styles))
      .catch(() => {});
  return own;
}
