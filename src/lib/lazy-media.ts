/**
 * Loads the lazy images and clips below a node once enough of them is in view, and marks them as
 * loaded or failed.
 * Used by the boot script, so that pictures come without React, and by the app for the pages it
 * shows.
 * Each says how much of it must be seen in `data-ratio`. A clip plays by itself unless less motion
 * is preferred.
 */
export function watchLazyMedia(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLElement>(
    '[data-state=pending]:not([data-watched])',
  )) {
    frame.dataset.watched = '';
    const medium = frame.querySelector<HTMLImageElement | HTMLVideoElement>('img,video');
    if (!medium) continue;
    medium.onload = medium.onloadeddata = () => (frame.dataset.state = 'loaded');
    medium.onerror = () => (frame.dataset.state = 'failed');
    if ('autoplay' in medium && matchMedia('(prefers-reduced-motion)').matches)
      medium.autoplay = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        for (const part of frame.querySelectorAll<HTMLImageElement | HTMLSourceElement>(
          '[data-srcset],[data-src]',
        )) {
          const { src, srcset } = part.dataset;
          if (srcset) part.srcset = srcset;
          if (src) part.src = src;
        }
      },
      { threshold: Number(frame.dataset.ratio) },
    );
    observer.observe(frame);
  }
}
