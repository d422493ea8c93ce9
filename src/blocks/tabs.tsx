import { css } from '@emotion/react';
import { useContext, useEffect, useRef, useState } from 'react';
import Actions from '../forms/actions.tsx';
import type { TabItem, TabsSection } from '../generated/types.ts';
import { SectionContext } from '../state/page-context.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { layout as measures, media, radius, type, withoutScripts } from '../theme/tokens.ts';
import { fadingLine } from '../ui/mobile-layouts.ts';
import Points from '../ui/points.tsx';
import RichText, { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro, sectionStyles } from '../ui/section.tsx';
import SectionMedia, { columnsOnTablet, isIllustrated, sideBySide } from '../ui/section-media.tsx';
import { moveAlong } from '../ui/tab-keys.ts';
import { besidePicture } from '../ui/tabs-beside.ts';

function isInWindow(id = ''): boolean {
  const place = document.getElementById(id)?.getBoundingClientRect();
  return place !== undefined && place.bottom >= 0 && place.top <= innerHeight;
}

/**
 * Subjects behind tabs, one at a time. Without scripts and on paper all stand, one below the other.
 * An address that ends with a subject's id shows that one.
 */
export default function Tabs({ id, ground, eyebrow, heading, lead, items, layout }: TabsSection) {
  const [selected, select] = useState(0);
  const isCentered = useContext(SectionContext).align === 'center';
  const called = useRef<string>(undefined);
  // What was shown before had another height: the browser has gone to where the subject was.
  useEffect(() => {
    const id = items[selected]?.id;
    if (id && id === called.current)
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    called.current = undefined;
  }, [items, selected]);
  useEffect(() => {
    const follow = (event?: Event) => {
      const named = items.find((item) => item.id && `#${item.id}` === location.hash);
      if (!named) return;
      // Who has scrolled away before this code came stays there.
      called.current = event || isInWindow(named.id) ? named.id : undefined;
      select(items.indexOf(named));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [items]);
  const parts = (
    <>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <div
        role="tablist"
        aria-labelledby={`${id}-heading`}
        onKeyDown={moveAlong}
        css={[styles.list, isCentered && styles.centered, fadingLine]}
        data-screen
      >
        {items.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            css={styles.tab}
          >
            {label}
          </button>
        ))}
      </div>
      <div css={styles.panels}>
        {items.map((item, index) => (
          <div key={item.label} id={item.id} css={styles.subject}>
            <div
              role="tabpanel"
              id={`${id}-panel-${index}`}
              aria-labelledby={`${id}-tab-${index}`}
              data-open={index === selected}
              css={styles.panel}
            >
              <Panel {...item} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
  return (
    <Section id={id} ground={ground}>
      {layout === 'beside' ? <div css={besidePicture}>{parts}</div> : parts}
    </Section>
  );
}

function Panel({ heading, lead, paragraphs, points, actions, ...illustration }: TabItem) {
  const illustrated = isIllustrated(illustration);
  return (
    <div css={illustrated && [sideBySide, styles.sides]}>
      <div css={[styles.text, illustrated && columnsOnTablet(points.length)]}>
        <h3 css={styles.heading}>{heading}</h3>
        {lead && (
          <p css={sectionStyles.lead}>
            <RichLine text={lead} />
          </p>
        )}
        {paragraphs.map((paragraph) => (
          <RichText key={paragraph} text={paragraph} css={styles.paragraph} />
        ))}
        <Points points={points} level="h4" />
        <Actions actions={actions} />
      </div>
      {illustrated && (
        <div
          css={[
            styles.stage,
            illustration.mockup?.device === 'phone' ? styles.cutOff : styles.enlarged,
          ]}
        >
          <SectionMedia {...illustration} />
        </div>
      )}
    </div>
  );
}

const styles = {
  list: css({
    display: 'flex',
    gap: '0.5rem',
    margin: `0 calc(-1 * ${measures.gutter}) 2rem`,
    padding: `0.5rem ${measures.gutter}`,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    [withoutScripts]: { display: 'none' },
  }),
  // Where they have no room, they begin at the edge.
  centered: css({ justifyContent: 'safe center' }),
  tab: css({
    ...type.small,
    flex: 'none',
    minHeight: '2.75rem',
    padding: '0.5rem 1.25rem',
    border: 0,
    borderRadius: radius.pill,
    background: surfaceColor('quiet'),
    color: surfaceColor('heading'),
    fontWeight: 600,
    boxShadow: `inset 0 0 0 1.5px ${surfaceColor('edge')}`,
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${surfaceColor('figure')}` },
    '&[aria-selected=true]': {
      background: surfaceColor('figure'),
      color: surfaceColor('button-text'),
      boxShadow: 'none',
      [media.forcedColors]: { border: '2px solid' },
    },
  }),
  // Side by side the subjects share one place, as high as the highest: what is below stands still.
  panels: css({
    [media.from(960)]: { display: 'grid', [withoutScripts]: { display: 'block' } },
    [media.print]: { display: 'block' },
  }),
  // Always there, for links that lead to it; only what is in it is hidden.
  subject: css({
    [media.from(960)]: { gridArea: '1 / 1' },
    '& + &': { [withoutScripts]: { marginTop: '3rem' }, [media.print]: { marginTop: '2rem' } },
  }),
  panel: css({
    '&[data-open=false]': {
      display: 'none',
      [media.from(960)]: { display: 'block', visibility: 'hidden' },
    },
    [withoutScripts]: { '&[data-open]': { display: 'block', visibility: 'visible' } },
    [media.print]: { '&[data-open]': { display: 'block', visibility: 'visible' } },
  }),
  // What there is to see has more room than the words.
  sides: css({ [media.from(1200)]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } }),
  text: css({ maxWidth: '42rem' }),
  // One place of one height for all that is to see; a telephone goes on beyond its lower edge.
  stage: css({
    [media.from(960)]: {
      display: 'grid',
      alignItems: 'center',
      height: 'clamp(33rem, 40vw, 36rem)',
      padding: '2rem',
      overflow: 'clip',
      borderRadius: radius.card,
      background: surfaceColor('chip'),
      // A drawing has the whole width, and goes on below its field.
      '&:has([href*="#art-"])': { alignItems: 'end', padding: '2rem 0 0' },
    },
  }),
  cutOff: css({ [media.from(960)]: { alignItems: 'start' } }),
  // With its menu beside it, what a window says is nearly as large as the words.
  enlarged: css({ [media.from(1320)]: { '& figure': { zoom: 1.25 } } }),
  heading: css({ ...type.h2, fontSize: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem)' }),
  paragraph: css({ maxWidth: '65ch', marginTop: '1.125rem' }),
};
