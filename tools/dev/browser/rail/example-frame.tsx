import { useEffect, useRef, useState } from 'react';
import { exampleScale } from './dialog-style.ts';

/** How far from what is seen an example is loaded, in pixels. */
const nearby = '200px';

/** The tallest that an example is shown, in pixels; one that is taller is shown smaller. */
const tallest = 288;

/** A frame shows all of its example, and no more: also once its pictures have come. */
function fitHeight(frame: HTMLIFrameElement) {
  const root = frame.contentDocument?.getElementById('root');
  if (!root) return;
  const fit = () => {
    const height = root.offsetHeight;
    const scale = Math.min(exampleScale, tallest / height);
    frame.style.height = `${height}px`;
    frame.style.transform = `scale(${scale})`;
    frame.style.marginInlineStart = `${(1 - scale / exampleScale) * 50}%`;
    frame.parentElement?.style.setProperty('--shown', `${height * scale}px`);
  };
  new ResizeObserver(fit).observe(root);
}

/**
 * An example as its own page shows it, small; loaded once it comes near what is seen. Until it is
 * there, its place is grey and pulses: nothing stands blank.
 */
export function ExampleFrame({ address }: { address: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const root = element.closest('.content');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { root, rootMargin: nearby },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="window" ref={place} data-loaded={isLoaded || undefined} aria-hidden>
      {isNear && (
        <iframe
          src={address}
          title={address}
          tabIndex={-1}
          scrolling="no"
          onLoad={({ currentTarget }) => {
            fitHeight(currentTarget);
            setLoaded(true);
          }}
        />
      )}
    </div>
  );
}
