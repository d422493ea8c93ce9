import { css } from '@emotion/react';
import type { ReactNode, SyntheticEvent } from 'react';
import { buttonStyles } from '../theme/button-styles.ts';
import { color, radius, type } from '../theme/tokens.ts';
import { useText } from '../ui/text.ts';

/** Which step of how many, from 1 on. */
export type StepPosition = { current: number; total: number };

type Props = {
  headingId: string;
  position: StepPosition;
  isHidden: boolean;
  onBack?: () => void;
  onNext?: (event: SyntheticEvent) => void;
  children: ReactNode;
};

/**
 * One step of a form, with how far it is. Its heading takes the focus when it comes, and so is read
 * out; the buttons are there once they do something.
 */
export default function FormStep({
  headingId,
  position,
  isHidden,
  onBack,
  onNext,
  children,
}: Props) {
  const text = useText();
  return (
    <div role="group" aria-labelledby={headingId} hidden={isHidden} css={styles.step}>
      <p id={headingId} tabIndex={-1} css={styles.heading}>
        {text('common.formStep', position)}
        <span aria-hidden="true" css={styles.track}>
          <span css={{ inlineSize: `${(100 * position.current) / position.total}%` }} />
        </span>
      </p>
      {children}
      {(onBack || onNext) && (
        <div css={styles.buttons}>
          {onBack && (
            <button type="button" css={buttonStyles.secondary} onClick={onBack}>
              {text('common.formBack')}
            </button>
          )}
          {onNext && (
            <button type="button" css={buttonStyles.primary} onClick={onNext}>
              {text('common.formNext')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const styles = {
  step: css({ display: 'grid', gap: '1.125rem' }),
  heading: css({ ...type.small, display: 'grid', gap: '0.5rem', color: color('ink') }),
  track: css({
    height: 4,
    borderRadius: radius.pill,
    background: color('brand-100'),
    '& > span': {
      display: 'block',
      height: '100%',
      borderRadius: 'inherit',
      background: color('brand-600'),
    },
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }),
};
