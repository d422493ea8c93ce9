import { css } from '@emotion/react';
import {
  Fragment,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { makeSection, reportHydrated } from '../hydration/lazy-hydration.ts';
import type { LoadedPage } from '../hydration/loaded-page.ts';
import { known } from '../lib/known.ts';
import { watchLazyMedia } from '../lib/lazy-media.ts';
import { SectionContext } from '../state/page-context.ts';
import { sectionsAbove, waitForSheet } from '../theme/sheet-place.ts';
import { color, layout, type } from '../theme/tokens.ts';
import { useText } from '../ui/text.ts';
import { continuesGround } from './continued-ground.ts';
import ErrorPage from './error-page.tsx';
import { goesToTop } from './scroll-restoration.ts';
import SectionBoundary from './section-boundary.tsx';
import { isTextAlone } from './text-alone.ts';

/**
 * The sections of a page; the error page where it is one; a notice where the main language stands
 * in for a missing one.
 * @param isFirstVisit whether they came as HTML
 */
function Sections({
  loaded: { page, blocks },
  isFirstVisit,
}: {
  loaded: LoadedPage;
  isFirstVisit: boolean;
}) {
  const text = useText();
  const isWhole = useWhole(isFirstVisit || page.sections.length <= sectionsAbove);
  useLayoutEffect(() => watchLazyMedia(document));
  if (page.failure) return <ErrorPage failure={page.failure} />;
  const fallback =
    page.contentLanguage === page.language
      ? undefined
      : page.alternates.find(({ language }) => language === page.contentLanguage);
  return (
    <>
      {fallback && <p css={styles.notice}>{text('common.missingTranslation')}</p>}
      <div lang={fallback?.tag}>
        {page.sections.slice(0, isWhole ? undefined : sectionsAbove).map((section, index) => {
          const Block = known(blocks, section.id);
          return (
            <Fragment key={section.id}>
              {index === sectionsAbove && <SheetPlace />}
              <HydrationBoundary id={section.id} isAsleep={isFirstVisit}>
                <SectionBoundary id={section.id} block={Block}>
                  <SectionContext value={settingsOf(page.sections, section, index)}>
                    <Block {...section} />
                  </SectionContext>
                </SectionBoundary>
              </HydrationBoundary>
            </Fragment>
          );
        })}
        {!isWhole && <div css={styles.rest} />}
      </div>
    </>
  );
}

/**
 * Whether all sections are to be there: what a window shows at first is painted before the rest is
 * made, unless the visitor goes to a place further down.
 * @param isWholeAtOnce whether it is so anyway: they came as HTML, or there is no rest
 */
function useWhole(isWholeAtOnce: boolean): boolean {
  const [isWhole, setWhole] = useState(() => isWholeAtOnce || !goesToTop());
  useEffect(() => {
    if (isWhole) return;
    // The frame is painted after its callbacks, and before the next task.
    const frame = requestAnimationFrame(() => {
      setTimeout(() => startTransition(() => setWhole(true)));
    });
    // What is clicked may lead to a place that is not there yet.
    const onClick = () => flushSync(() => setWhole(true));
    addEventListener('click', onClick, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('click', onClick, true);
    };
  }, [isWhole]);
  return isWhole;
}

type Section = LoadedPage['page']['sections'][number];

/** What a section has of itself, and from where it stands. */
const settingsOf = (sections: Section[], section: Section, index: number) => ({
  ...section,
  isFirst: index === 0,
  isTextAlone: isTextAlone(section),
  continuesGround: continuesGround(sections[index - 1], section),
});

/** Memoised: a boundary that sleeps must not be rendered anew. */
export default memo(Sections);

/**
 * Where the build puts the sheet of what follows. Of an element with a text React adopts nothing
 * but that, and finds it here: it is the script's behind the link.
 */
const SheetPlace = () => (
  <div hidden data-below suppressHydrationWarning>
    {waitForSheet}
  </div>
);

/**
 * A section that stands as HTML until it is woken; it then loses its mark.
 * @param isAsleep whether it came so: who made it may click in it at once
 */
function HydrationBoundary({
  id,
  isAsleep,
  children,
}: {
  id: string;
  isAsleep: boolean;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const onHydrated = () => {
    frame.current?.removeAttribute('data-asleep');
    // Where its HTML was lost, its pictures are others than those that were watched.
    if (frame.current) watchLazyMedia(frame.current);
  };
  return (
    <div ref={frame} data-asleep={isAsleep ? id : undefined} suppressHydrationWarning>
      <Suspense fallback={<LostSection id={id} />}>
        {children}
        <HydrationSignal id={id} onHydrated={onHydrated} />
      </Suspense>
    </div>
  );
}

/** Stands for a section that has no HTML and no code; React renders none for one that sleeps. */
function LostSection({ id }: { id: string }) {
  useEffect(() => makeSection(id), [id]);
  return null;
}

/**
 * An effect, not a layout effect: on a page that the app mounts, those run before the frame's ref
 * is set.
 */
function HydrationSignal({ id, onHydrated }: { id: string; onHydrated: () => void }) {
  useEffect(() => {
    onHydrated();
    reportHydrated(id);
  });
  return null;
}

const styles = {
  // So that the footer stays out of view meanwhile.
  rest: css({ height: '100vh' }),
  notice: css({
    ...type.small,
    maxWidth: layout.container,
    margin: '1.5rem auto 0',
    paddingInline: layout.gutter,
    boxSizing: 'content-box',
    color: color('body'),
  }),
};
