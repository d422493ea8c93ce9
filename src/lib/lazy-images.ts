/**
 * Loads the lazy images below a node once enough of them is in view, and marks them as loaded or failed.
 * Used by the boot script, so that pictures come without React, and by the app for the pages it shows.
 * An image says how much of it must be seen in `data-ratio`.
 */
export function watchLazyImages(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLElement>('[data-state="pending"]:not([data-watched])')) {
    frame.dataset.watched = '';
    const image = frame.querySelector('img')!;
    const settle = (state: string) => () => {
      frame.dataset.state = state;
    };
    image.onload = settle('loaded');
    image.onerror = settle('failed');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        observer.disconnect();
        for (const part of frame.querySelectorAll<HTMLElement>('[data-srcset],[data-src]')) {
          if (part.dataset.srcset) part.setAttribute('srcset', part.dataset.srcset);
          if (part.dataset.src) part.setAttribute('src', part.dataset.src);
        }
      },
      { threshold: Number(frame.dataset.ratio) },
    );
    observer.observe(frame);
  }
}
