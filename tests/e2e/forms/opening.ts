import type { Locator, Page } from 'playwright/test';
import { expect, hold, open, waitLonger } from '../site.ts';
import { contactForm } from './lead-forms.ts';

/** Resolves once a form answers by its script. */
export const awake = (form: Locator) => expect(form).toHaveJSProperty('noValidate', true);

/** Opens a page with its contact form awake. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const form = contactForm(page);
  await form.locator('input:not([type=hidden])').first().focus();
  await awake(form);
  return form;
}

/** Opens the last modal of a compliance page. */
export async function openModal(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  await page.locator('#closing button[aria-haspopup=dialog]').last().click();
  const form = page.getByRole('dialog').locator('form');
  await awake(form);
  return form;
}

/** Keeps the app's scripts back until told otherwise. */
export async function holdScripts(page: Page): Promise<() => void> {
  await waitLonger(page);
  return hold(page, '**/assets/*.js');
}

/** Counts the tabs that a page opens. */
export function tabsOf(page: Page): { count: number } {
  const tabs = { count: 0 };
  page.on('popup', () => tabs.count++);
  return tabs;
}

export const summaryOf = (form: Locator) => form.getByRole('group');
export const faultyFields = (form: Locator) =>
  form
    .locator('[aria-invalid=true]')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
