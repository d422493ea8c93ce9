import type { Locator, Page } from 'playwright/test';
import { addressOf, expect, languages, site, test } from '../site.ts';
import { bodyOf, fieldOf, sentBy, submitOf } from './lead-forms.ts';
import { faultyFields, openForm } from './opening.ts';

test.describe('autofill', () => {
  const address = {
    NAME_FIRST: 'Ana',
    NAME_LAST: 'Lima',
    NAME_FULL: 'Ana Lima',
    EMAIL_ADDRESS: 'ana@example.com',
    PHONE_HOME_WHOLE_NUMBER: '+5511987654321',
    COMPANY_NAME: 'Clínica Lima',
    ADDRESS_HOME_STREET_ADDRESS: 'Rua A, 1',
    ADDRESS_HOME_CITY: 'Barueri',
    ADDRESS_HOME_ZIP: '06400-000',
    ADDRESS_HOME_COUNTRY: 'BR',
  };

  /** Lets Chromium fill a form in from an address book, as from its menu at the first field. */
  async function autofill(page: Page, form: Locator): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Autofill.enable');
    await fieldOf(form, 'EMAIL').evaluate((field) => field.setAttribute('data-autofill', ''));
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[data-autofill]',
    });
    const { node } = await session.send('DOM.describeNode', { nodeId });
    await session.send('Autofill.trigger', {
      fieldId: node.backendNodeId,
      address: { fields: Object.entries(address).map(([name, value]) => ({ name, value })) },
    });
    await expect(fieldOf(form, 'EMAIL')).toHaveValue(address.EMAIL_ADDRESS);
  }

  for (const language of languages) {
    test(`what the browser knows is filled in, and the trap stays empty (${language})`, async ({
      page,
    }) => {
      const form = await openForm(page, addressOf('/clinicas', language));
      await autofill(page, form);
      await expect(fieldOf(form, 'PHONE')).toHaveValue('+55 11 98765 4321');
      const {
        submission: _submission,
        elapsed: _elapsed,
        origin: _origin,
        ...body
      } = await sentBy(page, () => submitOf(form).click());
      expect(body).toEqual({
        ...bodyOf('clinics', language),
        FNAME: 'Ana',
        EMAIL: 'ana@example.com',
        PHONE: '+55 11 98765 4321',
        COMPANY: 'Clínica Lima',
        CARGO: '',
        QTIDFUNCIO: '',
        CONTEMAIS: '',
      });
    });
  }

  test('a trap that asked for a town would be filled in: the tests above can fail', async ({
    page,
  }) => {
    const { trapField } = site.leads;
    await page.route('**/clinicas', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(
          `"off" name="${trapField}"`,
          `"address-level2" name="${trapField}"`,
        ),
      });
    });
    const form = await openForm(page, '/clinicas');
    await autofill(page, form);
    await expect(fieldOf(form, trapField)).toHaveValue(address.ADDRESS_HOME_CITY);
  });

  test('a fault goes once the browser has filled its field in', async ({ page }) => {
    const form = await openForm(page, '/clinicas');
    await submitOf(form).click();
    expect(await faultyFields(form)).toEqual(['FNAME', 'EMAIL', 'COMPANY']);
    await autofill(page, form);
    await expect.poll(() => faultyFields(form)).toEqual([]);
  });
});
