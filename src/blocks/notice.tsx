import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { NoticeSection } from '../generated/types.ts';
import { color, radius } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** A short notice, with a way on. */
export default function Notice({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  icon,
  actions,
}: NoticeSection) {
  return (
    <Section id={id} ground={ground} css={styles.section}>
      {icon && (
        <span css={styles.icon}>
          <Icon name={icon} size={30} />
        </span>
      )}
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <Actions actions={actions} />
    </Section>
  );
}

const styles = {
  // The page's last section fills the window; before others it leaves them room.
  section: css({
    alignContent: 'center',
    'div:last-child > &': { minHeight: 'min(70svh, 44rem)' },
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    height: '4rem',
    marginBottom: '1.75rem',
    borderRadius: radius.float,
    background: color('brand-100'),
    color: color('brand-700'),
  }),
};
