import { expect, test } from 'vitest';
import { overwrittenValues } from '../../../tools/dev/browser/panel/changed-fields.ts';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { panelSubject } from '../../../tools/dev/node/panel-subject.ts';
import { merged } from '../../../tools/dev/protocol/panel-edits.ts';
import { copyTinySite } from '../../run-tool.ts';

/** A section of the tiny site; what of others' changes goes where mine are made over them. */
async function opened(section: string) {
  const { site, files } = (await openEditedSite(await copyTinySite(), 'en')).live();
  const subject = panelSubject(site!, files, { address: '/', section }, 'en')!;
  const base = merged(subject);
  return (mine: (draft: any) => void, theirs: (draft: any) => void) => {
    const [own, other] = [mine, theirs].map((change) => {
      const value = structuredClone(base);
      change(value);
      return value;
    });
    return overwrittenValues(subject, base, own, other);
  };
}

test('a field that both changed to something else is told, and nothing beside it', async () => {
  const overwritten = await opened('boat');
  const mine = (draft: any) => {
    draft.heading.en = 'Mine';
    draft.picture.src = '/images/mine.jpg';
  };
  expect(overwritten(mine, (draft) => (draft.heading.fr = 'Le leur'))).toEqual([]);
  expect(overwritten(mine, (draft) => (draft.heading.en = 'Mine'))).toEqual([]);
  expect(overwritten(mine, (draft) => (draft.heading.en = 'Theirs'))).toEqual(['Theirs']);
  expect(overwritten(mine, (draft) => delete draft.picture)).toEqual([undefined]);
});

test('of a list in which items come and go, only what is lost is told', async () => {
  const overwritten = await opened('questions');
  const mine = (draft: any) => (draft.items[0].heading.en = 'Mine');
  const another = (draft: any) => draft.items.unshift(structuredClone(draft.items[1]));
  expect(overwritten(mine, another)).toEqual([]);
  expect(overwritten(another, mine)).toEqual([]);
  const theirs = (draft: any) => (draft.items[0].heading.en = 'Theirs');
  expect(overwritten(mine, theirs)).toEqual(['Theirs']);
});
