import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAgreedPurpose } from '../../../tools/dev/protocol/agreed-purpose.ts';
import fields from '../../../tools/editing/form-fields.json' with { type: 'json' };
import { purposeWords } from '../../../tools/editing/plan-new-form.ts';
import { projectRoot } from '../../../tools/model/schemas.ts';

const { consentPurpose } = fields;
const rules = { text: { ...consentPurpose, fr: `✎ ${consentPurpose.en}` }, ...purposeWords };
const consent = { name: 'consent', role: 'consent', kind: 'checkbox' };
const agreed = (before: unknown, after: unknown) =>
  withAgreedPurpose(before, after, rules, { mark: '✎' }) as any;
const withConsent = (form: any) => ({ ...form, fields: [...form.fields, consent] });

const folder = join(projectRoot, 'pages-config/forms');
const forms = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
);

test.each(forms)(
  'each note of the site agrees with a consent, and is as before without',
  (form) => {
    const { purpose } = agreed(form, withConsent(form));
    for (const language of ['pt', 'en', 'es'] as const)
      expect(purpose[language]).toBe(`${form.purpose[language]} ${consentPurpose[language]}`);
    const taken = agreed({ ...withConsent(form), purpose }, { ...form, purpose });
    expect(JSON.stringify(taken)).toBe(JSON.stringify(form));
  },
);

test.each([
  ['a note that leaves room', { pt: 'Usamos estes dados para responder e enviar novidades.' }],
  ['one that speaks of marketing', { en: 'Only to answer, and to email you news if you agree.' }],
])('%s stays as it is', (_, purpose) => {
  const form = { fields: [], purpose };
  expect(agreed(form, withConsent(form)).purpose).toEqual(purpose);
});

test('a language without a ready sentence waits for one, until the consent goes', () => {
  const form = { fields: [], purpose: { fr: 'Pour vous répondre.' } };
  const { purpose } = agreed(form, withConsent(form));
  expect(purpose).toEqual({ fr: '✎ Pour vous répondre. Marketing emails, only if you agree.' });
  expect(agreed({ ...withConsent(form), purpose }, { ...form, purpose })).toEqual(form);
});

test('nothing changes with another field, nor where a form has no note of its own', () => {
  const form = { fields: [consent], purpose: { en: 'Only to answer you.' } };
  const after = { ...form, fields: [consent, { name: 'size' }] };
  expect(agreed(form, after)).toBe(after);
  const extending = withConsent({ fields: [] });
  expect(agreed({ fields: [] }, extending)).toBe(extending);
});
