import { describe, expect, test } from 'vitest';
import type { Field } from '../../../src/generated/types.ts';
import { projectRoot } from '../../../tools/model/schemas.ts';
import { checkSite } from '../../../tools/pipeline/check-site.ts';
import { load } from '../../../tools/pipeline/load/load.ts';
import { formsByLanguage } from '../../../tools/pipeline/resolve/resolve-forms.ts';
import { startTestServer } from '../test-server.ts';
import { storeKinds } from './store-fixtures.ts';

/** The forms of the shipped site: what a browser sends of each is in tests/e2e/forms. */
const { site } = await checkSite(await load(projectRoot));
const forms = formsByLanguage(site!);

/** Something that a field allows, with what a store could spoil: signs, spaces, ends of lines. */
function sample({ kind, maxLength, options }: Pick<Field, 'kind' | 'maxLength' | 'options'>) {
  if (options) return options[0]!.value;
  const samples: Partial<Record<Field['kind'], string>> = {
    email: 'Zoë.o’Neil+a@exämple.org',
    tel: '+55 11 98765-4321',
    checkbox: 'yes',
    date: '2001-02-03',
    number: '20 mil',
    textarea: '“Aspas” & <b> 🫀\n\n\tdois  espaços; "x",\\0',
  };
  return (samples[kind] ?? '=Ação "1"; 𝒜 ñ \' --').slice(0, maxLength);
}

describe.each(storeKinds)(
  'what was sent stands in the store as it was sent, %s',
  (_kind, place) => {
    test.each([...site!.completeForms])('%s', async (form, { value }) => {
      const store = (await place()).open();
      const { send } = await startTestServer({ forms, store });
      const shown = value.fields.filter(({ shown: isShown }) => isShown);
      const written = Object.fromEntries(shown.map((field) => [field.name, sample(field)]));
      const hidden = Object.fromEntries(value.hidden.map((field) => [field.name, field.value]));
      expect((await send({ form, lang: 'pt', ...written, ...hidden })).status).toBe(200);
      const [kept] = await store.list();
      expect([kept!.form, kept!.lang]).toEqual([form, 'pt']);
      expect(kept!.fields).toEqual({ ...written, ...hidden });
    });
  },
);
