import type { Page } from 'playwright/test';

/** What a document says of itself: its head, its landmarks, headings, sections and pictures. */
export const documentFacts = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const ids = all('[id]').map(({ id }) => id);
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
      landmarks: {
        header: all('body header:not(main header)').length,
        nav: all('header nav').length,
        main: all('main').length,
        footer: all('body footer:not(main footer)').length,
      },
      h1: all('h1').map((heading) => heading.textContent),
      levels: all('main :is(h1,h2,h3,h4,h5,h6)').map((heading) => Number(heading.tagName[1])),
      sections: all('main section[id], main nav[id]').map(({ id }) => id),
      repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      images: all('main img').map((image) => ({
        src: image.getAttribute('src') ?? image.getAttribute('data-src') ?? '',
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        alt: image.getAttribute('alt'),
      })),
      links: all('main a[href^="/"]').map((link) => link.getAttribute('href') ?? ''),
      bootBytes: new Blob([document.getElementById('boot')?.textContent ?? '']).size,
    };
  });
