import type { Graph, Organization, VideoObject, WebPage, WebSite } from 'schema-dts';
import type { PageData, ShellData } from '../lib/page-data.ts';
import { plainWords } from '../lib/rich-text.ts';

/**
 * What search engines read of a page: on the home page, who the company is, and that it is the
 * site's; on the others, where they stand; on both, which videos they show.
 */
export function structuredData(
  page: PageData,
  { url, brand, social, language, shell }: ShellData,
): Graph {
  const home = url + (language.prefix || '/');
  const address = url + page.path;
  const webPage: WebPage = {
    '@type': 'WebPage',
    url: address,
    name: page.title,
    inLanguage: language.tag,
  };
  const videos = videoObjects(page, url);
  if (address === home) {
    const organization: Organization = {
      '@type': 'Organization',
      name: brand.name,
      legalName: brand.legalName,
      taxID: brand.taxId,
      url,
      address: brand.address.join(', '),
      sameAs: social.filter(({ network }) => network !== 'email').map(({ href }) => href),
    };
    const webSite: WebSite = { '@type': 'WebSite', name: brand.name, url };
    return {
      '@context': 'https://schema.org',
      '@graph': [organization, webSite, webPage, ...videos],
    };
  }
  const crumbs = [
    { '@type': 'ListItem' as const, position: 1, name: shell.header.home.label, item: home },
    { '@type': 'ListItem' as const, position: 2, name: page.title, item: address },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [webPage, { '@type': 'BreadcrumbList', itemListElement: crumbs }, ...videos],
  };
}

const videoObjects = ({ sections, pictures, texts }: PageData, url: string): VideoObject[] =>
  sections
    .filter((section) => section.type === 'video')
    .map(({ videoTitle, embedUrl, poster, lead, heading }) => ({
      '@type': 'VideoObject',
      name: videoTitle,
      description: wordsOf(lead ?? heading, texts),
      embedUrl,
      thumbnailUrl: url + (pictures[poster.src]?.src ?? poster.src),
    }));

/** A text without its markup, where it has some. */
const wordsOf = (text: string, texts: PageData['texts']): string => {
  const tree = texts?.[text];
  return tree ? plainWords(tree) : text;
};
