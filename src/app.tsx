import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useEffect } from 'react';
import { Router } from 'wouter';
import type { LoadedPage } from './hydration/loaded-page.ts';
import { dataUrl } from './lib/data-url.ts';
import type { ShellData } from './lib/page-data.ts';
import ErrorPage from './page/error-page.tsx';
import { loadedPage } from './page/loader.ts';
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
  const { shown, waitingFor, failure, isFirstVisit } = useNavigation(initial);
  const { skeletonMinimumMs } = shown.shell.timings;
  const hasSkeleton = skeletonMinimumMs > 0;
  const skeleton = isFirstVisit && showsSkeleton && hasSkeleton ? shown.page.skeleton : [];
  return (
    <PageView loaded={shown}>
      {waitingFor !== undefined && (
        <Skeleton names={hasSkeleton ? skeletonWhileLoading(waitingFor, shown.shell) : []} />
      )}
      {waitingFor === undefined && failure && <ErrorPage failure={failure} />}
      {waitingFor === undefined && !failure && (
        <>
          {skeleton.length > 0 && <Skeleton names={skeleton} hideAfterMs={skeletonMinimumMs} />}
          <RouteBoundary key={shown.page.path}>
            <Sections loaded={shown} isFirstVisit={isFirstVisit} />
          </RouteBoundary>
        </>
      )}
    </PageView>
  );
}

/** The outline of a page on its way: its own where its data came before it was asked for. */
function skeletonWhileLoading(path: string, shell: ShellData) {
  if (shell.headerOnlyPaths.includes(path)) return [];
  return loadedPage(dataUrl(path))?.page.skeleton ?? shell.usualSkeleton;
}
