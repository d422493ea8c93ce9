import { css } from '@emotion/react';
import { usePage } from '../state/page-context.ts';
import { color, layout, type } from '../theme/tokens.ts';

/**
 * One quiet line for each other language; the one the visitor once chose shows where the page is in
 * another.
 */
export default function LanguageOffer() {
  const { page } = usePage();
  const others = page.alternates.filter(({ language }) => language !== page.language);
  // The same rules in every language, so that the policy has one style to name for a page's
  // versions.
  const chosen = page.alternates.map(
    ({ language }) => `[data-offer=${language}] &:lang(${language})`,
  );
  const shown = css({ [chosen.join()]: { display: 'block' } });
  return others.map(({ language, tag, path, offer, offerLink }) => (
    <aside key={language} lang={tag} css={[styles.bar, shown]} data-screen aria-label={offer}>
      <p css={styles.line}>
        {`${offer} `}
        <a href={path} hrefLang={tag} css={styles.link}>
          {offerLink}
        </a>
      </p>
    </aside>
  ));
}

const styles = {
  bar: css({ display: 'none', background: color('brand-900') }),
  line: css({
    ...type.small,
    maxWidth: layout.container,
    marginInline: 'auto',
    padding: `0.5rem ${layout.gutter}`,
    boxSizing: 'content-box',
    color: color('brand-100'),
  }),
  link: css({ color: color('ipe'), fontWeight: 600 }),
};
