import { withoutTrailingSlash } from '../../../../src/lib/links.ts';
import type { PageData } from '../../../../src/lib/page-data.ts';
import type { EditingState } from '../../protocol/editing-state.ts';
import type { EditAnswer, EditRequest, SectionEdit, UnsavedChange } from '../../protocol/edits.ts';
import type { PageEdit } from '../../protocol/new-page.ts';
import type { PageTexts } from '../../protocol/text-marks.ts';
import { openPanel } from '../open-panel.ts';
import { createRailToggle } from '../open-rail.ts';
import { createEditBar } from './edit-bar.ts';
import { editServer, saidBy } from './edit-client.ts';
import { createSectionButtons } from './section-buttons.ts';
import { createTextFields } from './text-fields.ts';

/** Whether a person edits is remembered for the browser's tab. */
const storageKey = 'editing';

type EditedPage = PageData & Partial<PageTexts>;

/**
 * The editor on the page: the bar, the buttons of the sections, and the texts that become fields.
 * @param refresh shows the page anew, with its texts marked or not
 */
export function createPageEditor(refresh: () => Promise<unknown>) {
  let isOn = sessionStorage.getItem(storageKey) === 'on';
  let state: EditingState | undefined;
  let page: EditedPage | undefined;
  let said = '';
  let undone: EditRequest[] = [];

  const changes = () => state?.changes ?? [];
  const say = (text: string) => {
    said = text;
    showBar();
  };
  const answered = async (request: Promise<EditAnswer>, done = ''): Promise<boolean> => {
    const answer = await request.catch((cause: Error) => cause);
    if (answer instanceof Error) say(state?.messages.noServer ?? answer.message);
    else say(answer.outcome === 'done' ? done : saidBy(answer));
    return !(answer instanceof Error) && answer.outcome === 'done';
  };
  const undo = async (change: UnsavedChange) => {
    if (await answered(editServer.undo(change.id))) undone = [...undone, change.request];
    showBar();
  };
  const make = (request: EditRequest) => {
    if ('values' in request) return editServer.values(request.values);
    return 'page' in request ? editServer.page(request.page) : editServer.section(request.section);
  };
  const open = (section: string) => {
    if (state) openPanel(section, state.messages);
  };
  const actions = {
    undo: (change: UnsavedChange) => void undo(change),
    /** Takes back what the server knows as the last change, announced here already or not. */
    async undoLast() {
      const last = (await editServer.changes().catch(changes)).at(-1);
      if (last) await undo(last);
    },
    async redo() {
      const request = undone.at(-1);
      if (!request) return;
      undone = undone.slice(0, -1);
      await answered(make(request));
    },
    save: () => void answered(editServer.save(), state?.messages.edit.saved),
    discard() {
      if (confirm(state?.messages.edit.confirmDiscard)) void answered(editServer.discard());
    },
    /** Writes over what was changed on disk. */
    async keepMine({ id, conflicts }: UnsavedChange) {
      const values = conflicts.map(({ current, ...edit }) => ({ ...edit, before: current }));
      if (await answered(editServer.undo(id))) await answered(editServer.values(values));
    },
    openPage: () => open(''),
    toggleRail: () => void (state && rail.toggle(state.messages)),
    async toggle() {
      isOn = !isOn;
      sessionStorage.setItem(storageKey, isOn ? 'on' : 'off');
      said = '';
      if (!isOn) rail.close();
      await refresh();
    },
  };
  const change = (edit: SectionEdit) => {
    undone = [];
    return answered(editServer.section(edit));
  };
  const create = async (asked: PageEdit) => {
    const answer = await editServer.page(asked);
    if (answer.outcome !== 'done') return saidBy(answer);
    location.assign(`/${asked.route.replace(/^\/+/, '')}`);
    return '';
  };
  const rail = createRailToggle({ change, create, open, onChange: () => showBar() });
  const bar = createEditBar(actions);
  const buttons = createSectionButtons((action, section) => {
    const address = withoutTrailingSlash(location.pathname);
    void change({ action, section, address });
  }, open);
  const fields = createTextFields({
    texts: () => (isOn ? page?.editableTexts : undefined),
    words: () => state?.messages,
    undo: () => void actions.undoLast(),
    redo: () => void actions.redo(),
    onClose(isChanged) {
      if (isChanged) undone = [];
      void refresh();
    },
  });
  const showBar = () => {
    if (!state) return;
    const canRedo = undone.length > 0;
    const isRailOpen = rail.isOpen();
    bar({ isOn, isRailOpen, changes: changes(), canRedo, said }, state.messages);
  };
  return {
    isOn: () => isOn,
    /** Whether a text is being edited, and the page must stay as it is. */
    isBusy: fields.isOpen,
    showState(now: EditingState) {
      state = now;
      showBar();
    },
    showPage(now: EditedPage) {
      page = now;
      if (!isOn) return buttons.hide();
      if (state) rail.show(state.messages);
      if (now.failure) return buttons.hide();
      if (state)
        buttons.show(
          now.sections.map(({ id }) => id),
          state.messages,
        );
    },
  };
}
