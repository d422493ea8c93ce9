import { css } from '@emotion/react';
import { OpeningContext } from '../state/page-context.ts';
import { color, layout, type } from '../theme/tokens.ts';
import { useText } from '../ui/text.ts';
import ErrorPage from './error-page.tsx';
import type { LoadedPage } from './loaded-page.ts';

/** The sections of a page; the error page where it is one; a notice where the main language stands in for a missing one. */
export default function Sections({ loaded: { page, components } }: { loaded: LoadedPage }) {
  const text = useText();
  if (page.failure) return <ErrorPage failure={page.failure} />;
  const standIn = page.contentLanguage === page.language ? undefined : page.alternates.find(({ language }) => language === page.contentLanguage);
  return (
    <>
      {standIn && <p css={styles.notice}>{text('common.missingTranslation')}</p>}
      <div lang={standIn?.tag}>
        {page.sections.map((section, index) => {
          const Block = components[section.type]!;
          return (
            <OpeningContext key={section.id} value={index === 0}>
              <Block {...section} />
            </OpeningContext>
          );
        })}
      </div>
    </>
  );
}

const styles = {
  notice: css({ ...type.small, maxWidth: layout.container, margin: '1.5rem auto 0', paddingInline: layout.gutter, boxSizing: 'content-box', color: color('body') }),
};
