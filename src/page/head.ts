import type { PageData, ShellData } from '../lib/page-data.ts';

/**
 * What the head says of a page beyond its title: a description and where its versions are. Each
 * becomes one element.
 */
export function headElements(
  { url }: ShellData,
  page: PageData,
): { tag: 'meta' | 'link'; attributes: Record<string, string> }[] {
  const shownVersion = page.alternates.find(({ language }) => language === page.contentLanguage);
  const canonical = url + (shownVersion?.path ?? page.path);
  const isFound = page.search ?? true;
  const found = page.alternates.filter(({ search = true }) => isFound && search);
  const versions = found
    .filter(({ isFallback }) => !isFallback)
    .map(({ tag, path }) => ({ hreflang: tag, path }));
  const xDefault = found[0] && [{ hreflang: 'x-default', path: found[0].path }];
  return [
    { tag: 'meta', attributes: { name: 'description', content: page.description } },
    ...(page.failure || !isFound
      ? [{ tag: 'meta' as const, attributes: { name: 'robots', content: 'noindex' } }]
      : []),
    ...(page.failure
      ? []
      : [
          { tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } },
          ...[...versions, ...(xDefault ?? [])].map(({ hreflang, path }) => ({
            tag: 'link' as const,
            attributes: { rel: 'alternate', hreflang, href: url + path },
          })),
        ]),
    { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
    ...(shownVersion
      ? [
          {
            tag: 'meta' as const,
            attributes: { property: 'og:locale', content: shownVersion.tag.replace('-', '_') },
          },
        ]
      : []),
    { tag: 'meta', attributes: { property: 'og:title', content: page.title } },
    { tag: 'meta', attributes: { property: 'og:description', content: page.description } },
    { tag: 'meta', attributes: { property: 'og:url', content: canonical } },
    ...(page.shareImage
      ? [
          {
            tag: 'meta' as const,
            attributes: { property: 'og:image', content: url + page.shareImage },
          },
          ...Object.entries(page.shareSize ?? {}).map(([side, pixels]) => ({
            tag: 'meta' as const,
            attributes: { property: `og:image:${side}`, content: String(pixels) },
          })),
          {
            tag: 'meta' as const,
            attributes: { name: 'twitter:card', content: 'summary_large_image' },
          },
        ]
      : []),
  ];
}

/** The elements that `headElements` makes: those of the page before go when another is shown. */
const ofThePage =
  'meta:is([name=description],[name=robots],[property],[name^=twitter]),' +
  'link:is([rel=canonical],[rel=alternate])';

/** Makes the document's head and root speak of the page that is shown now. */
export function updateHead(shell: ShellData, page: PageData): void {
  document.title = page.title;
  const { documentElement: root, head } = document;
  root.lang = shell.language.tag;
  root.dataset.language = page.language;
  head.querySelector('[name=theme-color]')?.setAttribute('content', page.colorScale[600] ?? '');
  const main = document.querySelector('main');
  for (const [step, value] of Object.entries(page.colorScale)) {
    root.style.setProperty(`--brand-${step}`, value);
    main?.style.setProperty(`--brand-${step}`, page.contentScale?.[step] ?? value);
  }
  for (const element of head.querySelectorAll(ofThePage)) element.remove();
  for (const { tag, attributes } of headElements(shell, page)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    head.append(element);
  }
}
