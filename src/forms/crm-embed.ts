/**
 * Lets the CRM's script put its form into its container, where it is not there yet.
 * @returns whether a form came: one in the page itself, or a frame that has loaded. If the script
 *   fails, or nothing comes within `timeoutMs`, the container is empty again
 */
export function embedCrm(container: HTMLElement, src: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (container.querySelector('form, iframe')) return resolve(true);
    const listeners = new AbortController();
    const finish = (hasForm: boolean) => {
      listeners.abort();
      observer.disconnect();
      clearTimeout(timer);
      if (!hasForm) container.replaceChildren();
      resolve(hasForm);
    };
    const timer = setTimeout(finish, timeoutMs, false);
    const observer = new MutationObserver(() => container.querySelector('form') && finish(true));
    observer.observe(container, { childList: true, subtree: true });
    // These events do not bubble, but can be heard on their way down.
    const options = { capture: true, signal: listeners.signal };
    container.addEventListener(
      'load',
      ({ target }) => target instanceof HTMLIFrameElement && whenLoaded(target, () => finish(true)),
      options,
    );
    container.addEventListener(
      'error',
      ({ target }) => target instanceof HTMLScriptElement && finish(false),
      options,
    );
    const script = document.createElement('script');
    script.src = src;
    container.append(script);
  });
}

/**
 * A frame that is inserted before it gets its address loads at once, with nothing in it; its own
 * page is still to come then.
 */
function whenLoaded(frame: HTMLIFrameElement, then: () => void): void {
  const { src } = frame;
  queueMicrotask(() => frame.src === src && then());
}
