/** The frames that are watched already. */
const watched = new WeakSet<HTMLElement>();

/**
 * Shows the lazy images and clips below a node once enough of them is in view, and marks them as
 * loaded or failed. An image that is not shown yet has no box, and a lazy image without a box is
 * not loaded; where this never runs, the browser loads them when they come near.
 * Used by the boot script, so that pictures come without React, and by the app for the pages it
 * shows.
 * Each says how much of it must be seen in `data-ratio`. A clip plays by itself unless less motion
 * is preferred.
 */
export function watchLazyMedia(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLElement>('[data-state=pending]')) {
    if (watched.has(frame)) continue;
    watched.add(frame);
    const medium = frame.querySelector<HTMLImageElement | HTMLVideoElement>('img,video');
    if (!medium) continue;
    const onLoaded = () => (frame.dataset.state = 'loaded');
    const onFailed = () => (frame.dataset.state = 'failed');
    medium.onload = medium.onloadeddata = onLoaded;
    medium.onerror = onFailed;
    // What the page before has shown is there before the events can be heard.
    const { complete } = medium as HTMLImageElement;
    if (complete) (medium as HTMLImageElement).decode().then(onLoaded, onFailed);
    if (!medium.closest('[data-plain]')) (medium as HTMLVideoElement).controls = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // Of several that are told of at once the last is how it stands.
        if (!(entries.at(-1) as IntersectionObserverEntry).isIntersecting) return;
        observer.disconnect();
        frame.dataset.seen = '';
        if (!('preload' in medium)) return;
        medium.preload = 'auto';
        if (!matchMedia('(prefers-reduced-motion)').matches) medium.play().catch(() => {});
      },
      { threshold: Number(frame.dataset.ratio) },
    );
    observer.observe(frame);
  }
}
