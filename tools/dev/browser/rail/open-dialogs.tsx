import type { SectionPlace } from '../../protocol/edits.ts';
import type { GalleryAnswer } from '../../protocol/gallery.ts';
import type { NewPageAnswer, PageEdit } from '../../protocol/new-page.ts';
import type { PreviewMessages } from '../../protocol/preview-messages.ts';
import { askServer } from '../ask-server.ts';
import { withServerNotice } from '../server-notice.ts';
import { showDialog } from './show-dialog.tsx';

/** The sections of the page, and what becomes of an example that is chosen. */
type GalleryUse = {
  sections: { id: string; name: string }[];
  after: string;
  insert: (type: string, example: number | undefined, place: SectionPlace) => void;
};

/** Opens the gallery of examples. It is loaded when this is done first. */
export const openGallery = (messages: PreviewMessages, use: GalleryUse): Promise<unknown> =>
  withServerNotice(async () => {
    const [answer, { Gallery }] = await Promise.all([
      askServer('/__edit/gallery') as Promise<GalleryAnswer>,
      import('./gallery.tsx'),
    ]);
    const { language } = messages;
    showDialog({ name: 'edit-gallery', language, label: answer.texts.title }, (close) => (
      <Gallery
        {...use}
        answer={answer}
        insert={(...chosen) => {
          close();
          use.insert(...chosen);
        }}
        close={close}
      />
    ));
  }, messages);

/**
 * Opens the dialog for a new page. It is loaded when this is done first.
 * @param create makes the page, and says why it cannot be, or nothing
 */
export const openNewPage = (
  messages: PreviewMessages,
  create: (page: PageEdit) => Promise<string>,
): Promise<unknown> =>
  withServerNotice(async () => {
    const [answer, { NewPage }, { openNewForm }] = await Promise.all([
      askServer('/__edit/outlines') as Promise<NewPageAnswer>,
      import('./new-page.tsx'),
      import('../panel/new-form.tsx'),
    ]);
    const { language, noServer } = messages;
    const makeForm: Parameters<typeof NewPage>[0]['makeForm'] = (forms, onMade) => {
      const readAgain = async (name: string) => {
        const now = (await askServer('/__edit/outlines')) as NewPageAnswer;
        onMade(name, now.forms);
      };
      const made = (name: string) => void withServerNotice(() => readAgain(name), messages);
      openNewForm({ texts: answer.formTexts, forms, onMade: made }, messages);
    };
    showDialog({ name: 'edit-new-page', language, label: answer.texts.title }, (close) => (
      <NewPage {...{ answer, noServer, create, makeForm, close }} />
    ));
  }, messages);
