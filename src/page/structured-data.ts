import type { Graph, Organization, WebPage } from 'schema-dts';
import type { PageData, ShellData } from '../lib/page-data.ts';

/**
 * What search engines read of a page: on the home page, who the company is; on the others, where
 * they stand.
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
    return { '@context': 'https://schema.org', '@graph': [organization, webPage] };
  }
  const crumbs = [
    { '@type': 'ListItem' as const, position: 1, name: shell.header.home.label, item: home },
    { '@type': 'ListItem' as const, position: 2, name: page.title, item: address },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [webPage, { '@type': 'BreadcrumbList', itemListElement: crumbs }],
  };
}
