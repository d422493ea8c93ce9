/**
 * The catalogue's side in the browser: examples as large as there is room for, JSON to the
 * clipboard, and all of it anew when a file was saved.
 */
const frames = [...document.querySelectorAll<HTMLElement>('.frames')];
const gap = 16;

/** How long the page says that something was copied, in milliseconds. */
const copiedStatusMs = 5000;

/**
 * Examples beside each other share a scale that can still be read: three in a row, or two, or each
 * alone.
 */
const minReadableScale = 0.4;

function scaleExamples() {
  for (const each of frames) {
    const views = [...each.querySelectorAll<HTMLElement>('.window')];
    const widths = views.map((view) => Number(view.style.getPropertyValue('--width')));
    const scaleOf = (row: number[]) =>
      (each.clientWidth - gap * (row.length - 1) - 2 * row.length) /
      row.reduce((sum, width) => sum + width, 0);
    const shared =
      [3, 2]
        .map((count) => scaleOf(widths.slice(0, count)))
        .find((found) => found >= minReadableScale) ?? 1;
    views.forEach((view, index) =>
      view.style.setProperty('--scale', String(Math.min(1, shared, scaleOf([widths[index]!])))),
    );
  }
}

/** A frame is as high as what it shows, and grows with it. */
function fitFrameHeight(frame: HTMLIFrameElement) {
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
  frame.addEventListener('load', () => fitFrameHeight(frame));
  if (frame.contentDocument?.readyState === 'complete') fitFrameHeight(frame);
}
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(
      button.closest('.example')!.querySelector('pre')!.textContent!,
    );
    const status = document.querySelector<HTMLElement>('[data-copied]')!;
    status.textContent = status.dataset.copied!;
    setTimeout(() => (status.textContent = ''), copiedStatusMs);
  });
}
scaleExamples();
addEventListener('resize', scaleExamples);
import.meta.hot?.on('site:update', () => location.reload());
