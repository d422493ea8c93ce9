import { useCallback } from 'react';
import { sectionAsItCame } from '../hydration/lazy-hydration.ts';
import type { Block } from '../hydration/loaded-page.ts';
import { watchLazyMedia } from '../lib/lazy-media.ts';
import { makePlain } from '../lib/plain.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import Section from '../ui/section.tsx';
import { useText } from '../ui/text.ts';

/**
 * What stands in the place of a section that failed: the section as it came in the page's HTML,
 * which works as without scripts, or where it never did, a word and another try.
 */
export default function SectionLost({ id, block }: { id: string; block: Block }) {
  const text = useText();
  const html = sectionAsItCame(id, block);
  const fill = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !html) return;
      place.replaceChildren(...html.cloneNode(true).childNodes);
      makePlain(place);
      watchLazyMedia(place);
    },
    [html],
  );
  if (html) return <div ref={fill} />;
  return (
    <Section id={id} ground="plain">
      <p id={`${id}-heading`}>{text('common.errorFailed')}</p>
      <button type="button" css={buttonStyles.secondary} onClick={() => location.reload()}>
        {text('common.tryAgain')}
      </button>
    </Section>
  );
}
