import { withoutTrailingSlash } from '../../../../src/lib/links.ts';
import type { PageData } from '../../../../src/lib/page-data.ts';
import type { EditingState } from '../../protocol/editing-state.ts';
import type { EditAnswer, SectionEdit, UnsavedChange } from '../../protocol/edits.ts';
import type { PageEdit } from '../../protocol/new-page.ts';
import type { PartName } from '../../protocol/site-part.ts';
import type { PageTexts } from '../../protocol/text-marks.ts';
import { loadPanelWhenIdle, openPanel } from '../open-panel.ts';
import { createRailToggle } from '../open-rail.ts';
import type { PanelOptions } from '../panel/show-panel.tsx';
import { changedInPanel, flushPanel, unkeptChanged, unkeptFields } from '../panel-work.ts';
import { withServerNotice } from '../server-notice.ts';
import { confirmRemoval } from './confirm-removal.ts';
import { createEditBar } from './edit-bar.ts';
import { editServer, saidBy } from './edit-client.ts';
import { createMadePages } from './made-pages.ts';
import { createNextText } from './next-text.ts';
import { openCommit } from './open-commit.tsx';
import { createPartButtons } from './part-buttons.ts';
import { createSectionButtons } from './section-buttons.ts';
import { createTextFields } from './text-fields.ts';
import { createUndoHistory } from './undo-history.ts';

/** Whether a person edits is remembered for the browser's tab. */
const storageKey = 'editing';

type EditedPage = PageData & Partial<PageTexts>;

/**
 * The editor on the page: the bar, the buttons of the sections, and the texts that become fields.
 * @param refresh shows the page anew, with its texts marked or not
 */
export function createPageEditor(refresh: () => Promise<unknown>) {
  let isOn = sessionStorage.getItem(storageKey) === 'on';
  let isServed = true;
  let state: EditingState | undefined;
  let page: EditedPage | undefined;
  let said = '';

  const madePages = createMadePages();
  const changes = () => state?.changes ?? [];
  const say = (text: string) => {
    said = text;
    showBar();
  };
  const answered = async (
    request: Promise<EditAnswer>,
    done = '',
    unfit = '',
  ): Promise<boolean> => {
    const answer = await request.catch((cause: Error) => cause);
    if (answer instanceof Error) say(state?.messages.noServer ?? answer.message);
    else if (answer.outcome === 'conflict') say(unfit);
    else say(answer.outcome === 'done' ? done : saidBy(answer));
    return !(answer instanceof Error) && answer.outcome === 'done';
  };
  const history = createUndoHistory({
    ...{ answered, changes, unfit: () => state?.messages.edit.redoUnfit },
    onChange: () => showBar(),
  });
  const open = async (section: string, options?: PanelOptions) =>
    state && openPanel(section, state.messages, '', options);
  const openPart = async (part: PartName, options?: PanelOptions) =>
    state && openPanel('', state.messages, part, options);
  /** The dialog's code is loaded when it is first opened. */
  const newPage = async () => {
    if (!state) return;
    const { messages } = state;
    const dialogs = await withServerNotice(() => import('../rail/open-dialogs.tsx'), messages);
    await dialogs?.openNewPage(messages, create);
  };
  const waiting = () => page?.waiting ?? { places: [], count: 0 };
  const actions = {
    undo: history.undo,
    undoLast: history.undoLast,
    redo: history.redo,
    async save() {
      const { saved, unfit } = state?.messages.edit ?? {};
      await flushPanel();
      await answered(editServer.save(), saved, unfit);
    },
    commit: () => void (state && openCommit(state.messages, say)),
    async discard() {
      if (!confirm(state?.messages.edit.confirmDiscard)) return;
      // What waits in the panel is one of the changes.
      await flushPanel();
      madePages.expectDiscard();
      await answered(editServer.discard());
    },
    /** Writes over what was changed on disk. */
    keepMine({ id }: UnsavedChange) {
      void answered(editServer.keepMine(id), '', state?.messages.edit.unfit);
    },
    newPage: () => void newPage(),
    nextText: createNextText({
      places: () => waiting().places,
      open: (place) => (place.startsWith('form/') ? openPart(place as PartName) : open(place)),
    }),
    openPage: () => void open(''),
    openSite: () => void openPart('site'),
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
    history.forget();
    return answered(editServer.section(edit));
  };
  const create = async (asked: PageEdit) => {
    const answer = await editServer.page(asked);
    if (answer.outcome !== 'done') return saidBy(answer);
    madePages.open(asked.route, Object.keys(asked.titles));
    return '';
  };
  const mayRemove = (section: string): boolean =>
    state !== undefined && confirmRemoval(page, section, state.messages.edit);
  const rail = createRailToggle({
    ...{ change, open, mayRemove, newPage: actions.newPage },
    onChange: () => showBar(),
  });
  const bar = createEditBar(actions);
  const buttons = createSectionButtons((action, section) => {
    if (action === 'remove' && !mayRemove(section)) return;
    const address = withoutTrailingSlash(location.pathname);
    void change({ action, section, address });
  }, open);
  const parts = createPartButtons((part) => void openPart(part));
  const fields = createTextFields({
    page: () => (isOn ? page : undefined),
    open,
    openPart,
    words: () => state?.messages,
    undo: actions.undoLast,
    redo: actions.redo,
    onClose(isChanged) {
      if (isChanged) history.forget();
      void refresh();
    },
  });
  const showBar = () => {
    if (!state) return;
    const canRedo = history.canRedo();
    const isRailOpen = rail.isOpen();
    const { uncommitted } = state;
    const unsaved = { changes: changes(), unkept: unkeptFields(), uncommitted, canRedo };
    bar({ isOn, isServed, isRailOpen, ...unsaved, waiting: waiting(), said }, state.messages);
  };
  addEventListener(unkeptChanged, showBar);
  addEventListener(changedInPanel, () => {
    history.forget();
    showBar();
  });
  return {
    isOn: () => isOn,
    /** Whether a text is being edited, and the page must stay as it is. */
    isBusy: fields.isOpen,
    resend: fields.resend,
    showState(now: EditingState) {
      state = now;
      isServed = true;
      showBar();
    },
    /** The server is gone: nothing that it does is offered until it tells its state again. */
    showStopped() {
      isServed = false;
      said = '';
      showBar();
    },
    /** Whether the page was discarded, and the tab goes where it was made. */
    leavesPage: madePages.leaveIfGone,
    /** Knows the texts of a page: from the moment that it shows, they can be edited. */
    readPage(now: EditedPage) {
      // A copy: what is written in a text is no part of the page that was rendered.
      page = { ...now, editableTexts: structuredClone(now.editableTexts) };
    },
    showPage(now: EditedPage) {
      showBar();
      if (!isOn) {
        parts.hide();
        return buttons.hide();
      }
      loadPanelWhenIdle();
      if (state) parts.show(state.messages.edit, state.messages.language);
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
