import { css } from '@emotion/react';
import Actions from '../forms/actions.tsx';
import type { NoticeSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import Orbit from '../ui/orbit.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** A short notice, with a way on; its sign stands beside it, in rings. */
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
      <div css={icon && styles.row}>
        <div>
          <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} narrow={false} />
          <Actions actions={actions} />
        </div>
        {icon && (
          <Orbit>
            <Icon name={icon} size={96} />
          </Orbit>
        )}
      </div>
    </Section>
  );
}

const styles = {
  // The page's last section fills the window; before others it leaves them room.
  section: css({
    alignContent: 'center',
    'div:last-child > &': { minHeight: 'min(70svh, 44rem)' },
  }),
  row: css({
    display: 'grid',
    gap: '2rem 4rem',
    alignItems: 'center',
    [media.from(640)]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  }),
};
