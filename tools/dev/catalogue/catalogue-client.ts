/**
 * The catalogue's side in the browser: scales examples to the room there is, copies their JSON, and
 * reloads the page when a file was saved.
 */
const frames = [...document.querySelectorAll<HTMLElement>('.frames')];
const gap = 16;

/** How long the page says that something was copied, in milliseconds. */
const copiedStatusMs = 5000;

/**
 * Examples in a row share one scale: three in a row where that is large enough to read, else two,
 * else each alone.
 */
const minReadableScale = 0.4;

const widthOf = (view: HTMLElement) => Number(view.style.getPropertyValue('--width'));

function scaleExamples() {
  for (const each of frames) {
    const views = [...each.querySelectorAll<HTMLElement>('.window')];
    const widths = views.map(widthOf);
    const scaleOf = (row: number[]) =>
      (each.clientWidth - gap * (row.length - 1) - 2 * row.length) /
      row.reduce((sum, width) => sum + width, 0);
    const shared =
      [3, 2]
        .map((count) => scaleOf(widths.slice(0, count)))
        .find((found) => found >= minReadableScale) ?? 1;
    for (const view of views)
      view.style.setProperty('--scale', String(Math.min(1, shared, scaleOf([widthOf(view)]))));
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
    frame.closest<HTMLElement>('.window')?.style.setProperty('--height', String(height));
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
    const json = button.closest('.example')?.querySelector('pre')?.textContent ?? '';
    await navigator.clipboard.writeText(json);
    const status = document.querySelector<HTMLElement>('[data-copied]');
    if (!status) return;
    status.textContent = status.dataset.copied ?? '';
    setTimeout(() => {
      status.textContent = '';
    }, copiedStatusMs);
  });
}
scaleExamples();
addEventListener('resize', scaleExamples);
import.meta.hot?.on('site:update', () => location.reload());
