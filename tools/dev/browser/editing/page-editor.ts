import { withoutTrailingSlash } from '../../../../src/lib/links.ts';
import type { PageData } from '../../../../src/lib/page-data.ts';
import type { CommitRequest } from '../../protocol/commit.ts';
import type { EditingState } from '../../protocol/editing-state.ts';
import type { EditAnswer, EditRequest, SectionEdit, UnsavedChange } from '../../protocol/edits.ts';
import type { PageEdit } from '../../protocol/new-page.ts';
import type { PartName } from '../../protocol/site-part.ts';
import type { PageTexts } from '../../protocol/text-marks.ts';
import { loadPanelWhenIdle, openPanel } from '../open-panel.ts';
import { createRailToggle } from '../open-rail.ts';
import type { PanelOptions } from '../panel/show-panel.tsx';
import { confirmRemoval } from './confirm-removal.ts';
import { createEditBar } from './edit-bar.ts';
import { editServer, saidBy } from './edit-client.ts';
import { openCommit } from './open-commit.tsx';
import { createPartButtons } from './part-buttons.ts';
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
  let isServed = true;
  let state: EditingState | undefined;
  let page: EditedPage | undefined;
  let said = '';
  let undone: EditRequest[] = [];

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
  let turn = Promise.resolve();
  /** Undoing and redoing wait for each other: keys are pressed faster than the server answers. */
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch(console.error);
  };
  const undo = async (change: UnsavedChange) => {
    if (await answered(editServer.undo(change.id))) undone = [...undone, change.request];
    showBar();
  };
  const make = (request: EditRequest) => {
    if ('values' in request) return editServer.values(request.values);
    if ('form' in request) return editServer.form(request.form);
    return 'page' in request ? editServer.page(request.page) : editServer.section(request.section);
  };
  const open = (section: string, options?: PanelOptions) => {
    if (state) openPanel(section, state.messages, '', options);
  };
  const openPart = (part: PartName) => {
    if (state) openPanel('', state.messages, part);
  };
  const actions = {
    undo: (change: UnsavedChange) => inTurn(() => undo(change)),
    /** Takes back what the server knows as the last change, announced here already or not. */
    undoLast: () =>
      inTurn(async () => {
        const last = (await editServer.changes().catch(changes)).at(-1);
        if (last) await undo(last);
      }),
    redo: () =>
      inTurn(async () => {
        const request = undone.at(-1);
        if (!request) return;
        undone = undone.slice(0, -1);
        await answered(make(request));
      }),
    save() {
      const { saved, unfit } = state?.messages.edit ?? {};
      void answered(editServer.save(), saved, unfit);
    },
    /** Saves and commits with the words of the dialog, which says what is against it. */
    commit() {
      if (state) void openCommit(state.messages, commitChanges);
    },
    discard() {
      if (confirm(state?.messages.edit.confirmDiscard)) void answered(editServer.discard());
    },
    /** Writes over what was changed on disk. */
    async keepMine({ id, conflicts }: UnsavedChange) {
      const values = conflicts.map(({ current, ...edit }) => ({ ...edit, before: current }));
      if (await answered(editServer.undo(id))) await answered(editServer.values(values));
    },
    openPage: () => open(''),
    openSite: () => openPart('site'),
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
    // It opens in the language that is on the screen.
    const [, first] = location.pathname.split('/');
    const prefix = first && first === page?.language ? `/${first}` : '';
    location.assign(`${prefix}/${asked.route.replace(/^\/+/, '')}`);
    return '';
  };
  const commitChanges = async (request: CommitRequest) => {
    const answer = await editServer.save(request);
    const words = state?.messages.edit;
    if (answer.outcome === 'conflict') return words?.unfit ?? '';
    if (answer.outcome !== 'done') return saidBy(answer);
    say(words?.committed.replace('{commit}', answer.commit ?? '') ?? '');
    return '';
  };
  const mayRemove = (section: string): boolean =>
    state !== undefined && confirmRemoval(page, section, state.messages.edit);
  const rail = createRailToggle({ change, create, open, mayRemove, onChange: () => showBar() });
  const bar = createEditBar(actions);
  const buttons = createSectionButtons((action, section) => {
    if (action === 'remove' && !mayRemove(section)) return;
    const address = withoutTrailingSlash(location.pathname);
    void change({ action, section, address });
  }, open);
  const parts = createPartButtons(openPart);
  const fields = createTextFields({
    page: () => (isOn ? page : undefined),
    open,
    words: () => state?.messages,
    undo: actions.undoLast,
    redo: actions.redo,
    onClose(isChanged) {
      if (isChanged) undone = [];
      void refresh();
    },
  });
  const showBar = () => {
    if (!state) return;
    const canRedo = undone.length > 0;
    const isRailOpen = rail.isOpen();
    const { uncommitted } = state;
    const unsaved = { changes: changes(), uncommitted, canRedo };
    bar({ isOn, isServed, isRailOpen, ...unsaved, said }, state.messages);
  };
  return {
    isOn: () => isOn,
    /** Whether a text is being edited, and the page must stay as it is. */
    isBusy: fields.isOpen,
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
    /** Knows the texts of a page: from the moment that it shows, they can be edited. */
    readPage(now: EditedPage) {
      page = now;
    },
    showPage(now: EditedPage) {
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
