import { execFileSync } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { projectRoot } from '../../tools/model/schemas.ts';
import { accessibilityFaults } from './axe.ts';
import { copyTinySite, serve } from './tool.ts';

test('forms come while the panel is open; unsaved changes outlast the server', async ({ page }) => {
  const root = await copyTinySite();
  let site = await serve('dev', root);
  try {
    await page.goto(site.url);
    const bar = page.locator('edit-bar');
    const button = (name: string) => bar.getByRole('button', { name, exact: true });
    await button('Edit the page').click();
    await button('Whole site').click();
    const panel = page.locator('edit-panel');
    await expect(panel.getByRole('heading', { name: 'Site settings' })).toBeFocused();
    await panel.getByText('Forms', { exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Form trial-lesson' })).toBeVisible();
    const made = ['new', 'form', 'quay', '--fields', 'name,email', '--root', root, '--yes'];
    execFileSync(process.execPath, ['tools/cli/start.mjs', ...made], { cwd: projectRoot });
    await expect(panel.getByRole('button', { name: 'Form quay' })).toBeVisible();

    await panel.getByRole('button', { name: '+ New form' }).click();
    const dialog = page.getByRole('dialog', { name: 'New form' });
    await dialog.getByRole('textbox', { name: 'Name of the form' }).fill('harbour');
    await expect(dialog.getByRole('option', { name: /^quay/ })).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create the form' }).click();
    await expect(panel.getByRole('heading', { name: 'Form harbour' })).toBeFocused();
    await expect(button('Unsaved changes: 1')).toBeVisible();
    await button('Editing').click();
    await expect(bar).toContainText('Unsaved changes: 1');
    await button('Edit the page').click();
    await expect(button('Save')).toBeEnabled();

    expect(await site.interrupt()).toContain('1 unsaved change is kept');
    await expect(page.locator('server-notice')).toContainText('The editing server has stopped.');
    await expect(button('Save')).toBeDisabled();
    await expect(button('Commit…')).toBeDisabled();
    expect(await accessibilityFaults(page)).toEqual([]);

    site = await serve('dev', root);
    await page.goto(site.url);
    await expect(bar).toContainText('Unsaved changes: 1');
    await button('Edit the page').click();
    await button('Unsaved changes: 1').click();
    await expect(bar.getByRole('list')).toContainText('new form: harbour');
    await button('Save').click();
    await expect(bar).toContainText('All is saved.');
  } finally {
    await site.stop();
  }
});
