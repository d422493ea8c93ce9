import type { FAQPage, Graph, Organization, VideoObject, WebPage, WebSite } from 'schema-dts';
import type { PageData, ShellData } from '../lib/page-data.ts';
import { plainWords, richTreeOf } from '../lib/rich-text.ts';

/**
 * What search engines read of a page: on the home page, who the company is, and that it is the
 * site's; on the others, where they stand; on both, which videos they show and which questions they
 * answer.
 */
export function structuredData(
  page: PageData,
  { url, brand, logo, social, language, shell }: ShellData,
): Graph {
  const home = url + (language.prefix || '/');
  const address = url + page.path;
  const webPage: WebPage = {
    '@type': 'WebPage',
    url: address,
    name: page.title,
    inLanguage: language.tag,
  };
  const shown = [...videoObjects(page, url), ...questions(page)];
  if (address === home) {
    const organization: Organization = {
      '@type': 'Organization',
      name: brand.name,
      legalName: brand.legalName,
      taxID: brand.taxId,
      url,
      ...(logo?.picture && { logo: url + logo.picture.src }),
      address: brand.address.join(', '),
      sameAs: social.filter(({ network }) => network !== 'email').map(({ href }) => href),
    };
    const webSite: WebSite = { '@type': 'WebSite', name: brand.name, url };
    return {
      '@context': 'https://schema.org',
      '@graph': [organization, webSite, webPage, ...shown],
    };
  }
  // The brand at its end is what the first crumb stands for.
  const name = page.title.replace(` | ${brand.name}`, '');
  const crumbs = [
    { '@type': 'ListItem' as const, position: 1, name: shell.header.home.label, item: home },
    { '@type': 'ListItem' as const, position: 2, name, item: address },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [webPage, { '@type': 'BreadcrumbList', itemListElement: crumbs }, ...shown],
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

/** One for the page, of all its questions. */
const questions = ({ sections, texts }: PageData): FAQPage[] => {
  const items = sections.flatMap((section) => (section.type === 'faq' ? section.items : []));
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: wordsOf(answer, texts) },
  }));
  return items.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
};

/** A text without its markup, where it has some. */
const wordsOf = (text: string, texts: PageData['texts']): string => {
  const tree = richTreeOf(texts, text);
  return tree ? plainWords(tree) : text;
};
