import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useEffect } from 'react';
import { Router } from 'wouter';
import type { LoadedPage } from './hydration/loaded-page.ts';
import ErrorPage from './page/error-page.tsx';
import { useNavigation } from './page/navigation.ts';
import PageView from './page/page-view.tsx';
import RouteBoundary from './page/route-boundary.tsx';
import Sections from './page/sections.tsx';
import Skeleton from './ui/skeleton.tsx';

type Props = {
  initial: LoadedPage;
  cache: EmotionCache;
  /** On the server, the address that is rendered. */
  path?: string;
  /** In the browser, called once the page answers. */
  onReady?: () => void;
  /** Whether the outline covers the first page for its time. */
  showsSkeleton?: boolean;
};

/** The site: the page at the address, or, while the next one loads, its outline. */
export default function App({ initial, cache, path, onReady, showsSkeleton = true }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <CacheProvider value={cache}>
      <Router ssrPath={path}>
        <Pages initial={initial} showsSkeleton={showsSkeleton} />
      </Router>
    </CacheProvider>
  );
}

function Pages({ initial, showsSkeleton }: { initial: LoadedPage; showsSkeleton: boolean }) {
  const { shown, waitingFor, failure, firstVisit } = useNavigation(initial);
  const { skeletons, timings } = shown.shell;
  const skeletonOf = (path: string) =>
    timings.skeletonMinimumMs > 0 ? (skeletons[path] ?? []) : [];
  const skeleton = firstVisit && showsSkeleton ? skeletonOf(shown.page.path) : [];
  return (
    <PageView loaded={shown}>
      {waitingFor !== undefined && <Skeleton names={skeletonOf(waitingFor)} />}
      {waitingFor === undefined && failure && <ErrorPage failure={failure} />}
      {waitingFor === undefined && !failure && (
        <>
          {skeleton.length > 0 && (
            <Skeleton names={skeleton} hideAfterMs={timings.skeletonMinimumMs} />
          )}
          <RouteBoundary key={shown.page.path}>
            <Sections loaded={shown} />
          </RouteBoundary>
        </>
      )}
    </PageView>
  );
}
