import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { loadFormParts } from '../../../../src/forms/form-parts.ts';
import LeadForm from '../../../../src/forms/lead-form.tsx';
import type { ResolvedField } from '../../../../src/lib/page-data.ts';
import { PageProviders } from '../../../../src/page/page-view.tsx';
import { isSame } from '../../protocol/is-same.ts';
import type { ShownForm } from '../../protocol/panel.ts';

/** A form in a document of its own, which is as wide as a visitor's column. */
export type FormFrame = {
  /** @throws where the code of its parts does not come */
  show: (shown: ShownForm) => Promise<void>;
  end: () => void;
};

const frameStyle = 'html{background:none}body{padding:16px;min-height:0}';

/** In ms: after so long what was rendered is drawn. */
const drawnMs = 50;

/** What somebody edits of a long form is not below the frame's edge. */
const keepInSight = (inner: Document, field: string): void =>
  inner
    .querySelector(`[name="${field}"]`)
    ?.closest('form>*')
    ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Renders forms in a frame as pages do, with the styles of the page on the screen. */
export function openFormFrame(frame: HTMLIFrameElement, title: string): FormFrame | undefined {
  const inner = frame.contentDocument;
  if (!inner) return undefined;
  inner.title = title;
  inner.body.replaceChildren(inner.createElement('main'));
  const own = inner.createElement('style');
  own.textContent = (document.getElementById('styles')?.textContent ?? '') + frameStyle;
  inner.head.append(own);
  const cache = createCache({ key: 'c', stylisPlugins: [], container: inner.head });
  const main = inner.body.firstElementChild as HTMLElement;
  const root = createRoot(main);
  const observer = new ResizeObserver(() => {
    frame.style.height = `${inner.body.offsetHeight}px`;
  });
  observer.observe(inner.body);
  let former: ResolvedField[] | undefined;
  let isEnded = false;
  return {
    async show({ name, page, shell }) {
      await loadFormParts(page.forms);
      if (isEnded) return;
      inner.documentElement.lang = page.language;
      // What a field of a form keeps would be another one's once fields move.
      const fields = page.forms[name]?.fields ?? [];
      const shape = JSON.stringify(fields.map((field) => [field.name, field.kind]));
      root.render(
        <CacheProvider value={cache}>
          <PageProviders loaded={{ page, shell }}>
            <LeadForm key={shape} name={name} />
          </PageProviders>
        </CacheProvider>,
      );
      const changed = former && fields.find((field, index) => !isSame(field, former?.[index]));
      former = fields;
      // Once it is drawn.
      if (changed) setTimeout(keepInSight, drawnMs, inner, changed.name);
    },
    end() {
      isEnded = true;
      observer.disconnect();
      // It goes while the panel is unmounted: React takes down one root at a time.
      queueMicrotask(() => root.unmount());
    },
  };
}
