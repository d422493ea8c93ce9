import { css } from '@emotion/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { elementById } from '../lib/element-by-id.ts';
import { color, radius, type } from '../theme/tokens.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  /** Left out where the page's own heading says it. */
  heading?: string;
  children: ReactNode;
};

/** What is wrong with a form, as links to its fields. */
export default function ErrorSummary({ ref, id, heading, children }: Props) {
  if (!heading) return <ul css={styles.list}>{children}</ul>;
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={id} css={styles.box}>
      <h3 id={id} css={styles.heading}>
        {heading}
      </h3>
      <ul css={styles.list}>{children}</ul>
    </div>
  );
}

/**
 * Leads to a faulty field. The address stays as it is: a field is no place in the page to come back
 * to.
 */
export function FieldErrorLink({
  field,
  reveal,
  children,
}: {
  field: string;
  /** Shows the step that the field is in. */
  reveal: () => void;
  children: ReactNode;
}) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    reveal();
    elementById(field).focus();
  };
  return (
    <li>
      <a href={`#${field}`} css={styles.link} onClick={onClick}>
        {children}
      </a>
    </li>
  );
}

const styles = {
  box: css({
    display: 'grid',
    gap: '0.5rem',
    padding: '1rem 1.25rem',
    borderRadius: radius.input,
    border: `1.5px solid ${color('danger')}`,
    background: color('danger-100'),
  }),
  heading: css({ ...type.small, fontWeight: 700, color: color('ink') }),
  list: css({ ...type.small, display: 'grid', gap: '0.5rem' }),
  link: css({ color: color('danger'), fontWeight: 600 }),
};
