/** The catalogue's side in the browser: examples as large as there is room for, JSON to the clipboard, and all of it anew when a file was saved. */
const frames = [...document.querySelectorAll<HTMLElement>('.frames')];
const gap = 16;

/** Three of four widths beside each other, at one scale, as far as they can still be read. */
const narrower = 390 + 768 + 1024;
const smallest = 0.3;

function scale() {
  for (const each of frames) each.style.setProperty('--scale', String(Math.min(1, Math.max(smallest, (each.clientWidth - 2 * gap - 6) / narrower))));
}

/** A frame is as high as what it shows, and grows with it. */
function fit(frame: HTMLIFrameElement) {
  const root = frame.contentDocument?.getElementById('root');
  if (!root) return;
  let height = 0;
  const grow = () => {
    if (root.offsetHeight <= height) return;
    height = root.offsetHeight;
    frame.closest<HTMLElement>('.window')!.style.setProperty('--height', String(height));
  };
  grow();
  new ResizeObserver(grow).observe(root);
}

for (const frame of document.querySelectorAll<HTMLIFrameElement>('.frames iframe')) {
  frame.addEventListener('load', () => fit(frame));
  if (frame.contentDocument?.readyState === 'complete') fit(frame);
}
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.closest('.example')!.querySelector('pre')!.textContent!);
    const status = document.querySelector<HTMLElement>('[data-copied]')!;
    status.textContent = status.dataset.copied!;
  });
}
scale();
addEventListener('resize', scale);
import.meta.hot?.on('site:update', () => location.reload());
