import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { DownloadItem, DownloadSection } from '../generated/types.ts';
import { usePage } from '../state/page-context.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import { color, layout, media, radius, shadow, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import { useIntl } from '../ui/intl.ts';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';
import VisuallyHidden from '../ui/visually-hidden.tsx';

/** Files to download, each with its type and its size, which are those of the file itself. */
export default function Download({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  items,
  actions,
}: DownloadSection) {
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <ul css={styles.files}>
        {items.map((item) => (
          <File key={item.file} {...item} />
        ))}
      </ul>
      <Actions actions={actions} />
    </Section>
  );
}

function File({ title, text, file, label }: DownloadItem) {
  const kind = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  const size = useSize(usePage().page.downloads?.[file]);
  return (
    <li css={styles.file} data-ground="plain">
      <div css={styles.words}>
        <h3 css={styles.title}>{title}</h3>
        {text && (
          <p>
            <RichLine text={text} />
          </p>
        )}
        <p css={styles.kind}>{[kind, size].filter(Boolean).join(', ')}</p>
      </div>
      <a href={file} download css={[buttonStyles.secondary, styles.button]}>
        <Icon name="download" size={18} />
        {label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </a>
    </li>
  );
}

/** A size in bytes as people read it, in kilobytes or megabytes of the page's language. */
function useSize(bytes?: number): string | undefined {
  const { formatNumber } = useIntl();
  if (bytes === undefined) return undefined;
  const unit = bytes < 999_500 ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? 1e3 : 1e6);
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return formatNumber(amount, { style: 'unit', unit, maximumFractionDigits });
}

const styles = {
  files: css({ display: 'grid', gap: '0.875rem' }),
  file: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1rem 2rem',
    minWidth: 0,
    padding: layout.card,
    borderRadius: radius.card,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  words: css({ flex: '1 1 16rem', minWidth: 0 }),
  title: css({ ...type.h3, color: color('ink') }),
  kind: css({ ...type.small, marginTop: '0.375rem', color: color('muted') }),
  button: css({ [media.from(480)]: { flex: 'none' } }),
};
