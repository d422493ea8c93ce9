import type { Page, Request } from 'playwright/test';
import type { EditAnswer, ValueEdit } from '../../tools/dev/protocol/edits.ts';
import { nextFrame } from './site.ts';

/** A control of the panel, by the id that says which value it is of. */
export type Control = {
  id: string;
  kind: 'text' | 'select' | 'number' | 'line' | 'drawing';
  value: string;
  /** What else can be chosen. */
  others: string[];
};

/** What holds more fields, folded: a group, or an item of a list, by the names around it. */
type Folded = { key: string; index: number };

/** What the browser has to know of the panel; all of it stands in its shadow root. */
function installReader() {
  const panel = () => document.querySelector('edit-panel')?.shadowRoot;
  const folded = () => [...(panel()?.querySelectorAll<HTMLElement>('.fold, button.words') ?? [])];
  const nameOf = (element: Element): string => {
    const item = element.closest('li');
    const group = element.closest('fieldset');
    const around = item && group?.contains(item) ? item : group;
    if (!around) return '';
    const outer = around.parentElement ? nameOf(around.parentElement) : '';
    const own =
      around === item
        ? `${[...(item?.parentElement?.children ?? [])].indexOf(around)}`
        : around.querySelector('legend')?.textContent;
    return `${outer}/${own}`;
  };
  const controls = (): Control[] =>
    [...(panel()?.querySelectorAll<HTMLElement>('[id^=root_]') ?? [])].flatMap(
      (field): Control[] => {
        const { id } = field;
        if (field instanceof HTMLTextAreaElement)
          return [{ id, kind: 'text', value: field.value, others: [] }];
        if (field instanceof HTMLSelectElement) {
          const others = [...field.options].map((each) => each.value);
          const isOther = (value: string) => value !== '' && value !== field.value;
          return [{ id, kind: 'select', value: field.value, others: others.filter(isOther) }];
        }
        if (field instanceof HTMLInputElement) {
          const kind = field.type === 'number' ? 'number' : 'line';
          return [{ id, kind, value: field.value, others: [field.max] }];
        }
        if (field instanceof HTMLButtonElement && field.closest('.chooser'))
          return [{ id, kind: 'drawing', value: field.textContent?.trim() ?? '', others: [] }];
        return [];
      },
    );
  const write = (id: string, value: string) => {
    const field = panel()?.getElementById(id) as HTMLInputElement;
    const kind = Object.getPrototypeOf(field) as object;
    // As typing does: React asks what the field itself was given.
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
    const happens = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(happens, { bubbles: true }));
  };
  const pick = (id: string) => {
    const control = panel()?.getElementById(id);
    const chooser = control?.closest('.chooser');
    control?.click();
    return Promise.race([
      new Promise(requestAnimationFrame),
      new Promise((late) => setTimeout(late, 1_000)),
    ]).then(() => {
      const other = chooser?.querySelector<HTMLElement>('.grid button[title][aria-pressed=false]');
      other?.click();
      return other?.title ?? '';
    });
  };
  const fields = {
    controls,
    write,
    pick,
    /** Shared texts are fields once they have words of their own. */
    shared: () => panel()?.querySelectorAll('.named > button.add').length ?? 0,
    ownWords: () => panel()?.querySelector<HTMLElement>('.named > button.add')?.click(),
    folded: () =>
      folded().flatMap((button, index) =>
        button.getAttribute('aria-expanded') === 'false' ? [{ key: nameOf(button), index }] : [],
      ),
    open: (index: number) => folded()[index]?.click(),
  };
  Object.assign(window, { fields });
}

type Reader = {
  controls: () => Control[];
  write: (id: string, value: string) => void;
  pick: (id: string) => Promise<string>;
  shared: () => number;
  ownWords: () => void;
  folded: () => Folded[];
  open: (index: number) => void;
};
type WithReader = typeof window & { fields: Reader };

/** The fields of the panel, as a test reads and writes them. */
export async function panelFields(page: Page) {
  await page.evaluate(installReader);
  const settle = () => nextFrame(page);
  const isSent = (request: Request) => request.url().endsWith('/__edit/values');
  const isAsked = (request: Request) => request.url().includes('/__edit/');
  const asked: Request[] = [];
  page.on('request', (request) => isAsked(request) && asked.push(request));
  /** Waits until nothing is asked of the server any more: what follows an answer does at once. */
  const quiet = async () => {
    for (let count = -1; count < asked.length; ) {
      count = asked.length;
      await Promise.all(asked.map((request) => request.response()));
      await page.waitForTimeout(700);
    }
  };
  const editsOf = (request: Request): ValueEdit[] => request.postDataJSON().edits;
  const answerTo = async (request: Request): Promise<EditAnswer> =>
    (await request.response())!.json();
  /**
   * Which edits the server takes of what is done; none where it is not asked.
   * @param isLast whether the edits that are sent have the last of what is done
   */
  const sent = async (
    work: () => Promise<unknown>,
    isLast: (edits: ValueEdit[]) => boolean = () => true,
  ): Promise<ValueEdit[]> => {
    const from = asked.length;
    const last = page
      .waitForRequest((request) => isSent(request) && isLast(editsOf(request)), {
        timeout: 30_000,
      })
      .catch(() => undefined);
    await work();
    const request = await last;
    if (!request) return [];
    const isRefused = (await answerTo(request)).outcome === 'invalid';
    // What is not refused of several is sent again.
    if (isRefused) await quiet();
    const done: ValueEdit[] = [];
    for (const each of asked.slice(from).filter(isSent))
      if ((await answerTo(each)).outcome === 'done') done.push(...editsOf(each));
    return done;
  };
  return {
    settle,
    sent,
    quiet,
    controls: () => page.evaluate(() => (window as WithReader).fields.controls()),
    /** Gives shared texts words of their own. @returns whether there were any */
    ownWords: async () => {
      let count = 0;
      for (; await page.evaluate(() => (window as WithReader).fields.shared()); count += 1)
        await sent(() => page.evaluate(() => (window as WithReader).fields.ownWords()));
      return count > 0;
    },
    write: (values: [id: string, value: string][]) =>
      page.evaluate(async (all) => {
        for (const [id, value] of all) {
          (window as WithReader).fields.write(id, value);
          // Each is told before the next one is written, as keys are.
          await Promise.race([
            new Promise(requestAnimationFrame),
            new Promise((late) => setTimeout(late, 1_000)),
          ]);
        }
      }, values),
    pick: (id: string) => page.evaluate((each) => (window as WithReader).fields.pick(each), id),
    folded: () => page.evaluate(() => (window as WithReader).fields.folded()),
    open: async (index: number) => {
      await page.evaluate((each) => (window as WithReader).fields.open(each), index);
      await settle();
    },
  };
}

export type PanelFields = Awaited<ReturnType<typeof panelFields>>;
