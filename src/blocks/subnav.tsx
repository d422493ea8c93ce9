import { css } from '@emotion/react';
import type { SubnavSection } from '../generated/types.ts';
import { usePage } from '../state/page-context.ts';
import ContentsBar from '../ui/contents-bar.tsx';

/** What is on the page: the links that it is given, or one to each section after it. */
export default function Subnav({ id, heading, items }: SubnavSection) {
  const { sections } = usePage().page;
  const after = sections.slice(sections.findIndex((section) => section.id === id) + 1);
  const links =
    items.length > 0
      ? items
      : after.map((section) => ({ to: `#${section.id}`, label: section.heading }));
  return (
    <ContentsBar
      id={id}
      labelId={`${id}-heading`}
      label={heading}
      links={links}
      css={styles.unframed}
    />
  );
}

const styles = {
  // It stays as long as the sections, which are not within its own frame.
  unframed: css({ 'div:has(> &)': { display: 'contents' } }),
};
