import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { copyTinySite, serve } from './tool.ts';

/** A save that is a commit, too: its words and its branch are the person's. */
let root: string;
let site: Awaited<ReturnType<typeof serve>>;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  root = await copyTinySite();
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@site.example');
  git('add', '.');
  git('commit', '-qm', 'The site');
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

test('changes are saved and committed on a branch of their own, in edited words', async ({
  page,
}) => {
  await page.goto(site.url);
  const bar = page.locator('edit-bar');
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  await button('Edit the page').click();
  await expect(button('Commit…')).toBeDisabled();
  await expect(page.locator('main [data-edited-text]').first()).toBeVisible();
  await page.getByText('A boat that forgives', { exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.fill('A boat that waits');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);

  await expect(button('Commit…')).toBeEnabled();
  await button('Commit…').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save and commit' });
  const words = dialog.getByRole('textbox', { name: 'What changes' });
  await expect(words).toHaveValue('Home: section 2 "A boat that waits" · Heading');
  await expect(dialog.getByRole('radio', { name: 'On a new branch' })).toBeChecked();
  const branch = dialog.getByRole('textbox', { name: 'Name of the branch' });
  await expect(branch).toHaveValue('page/home');
  expect(await accessibilityFaults(page)).toEqual([]);
  const send = dialog.getByRole('button', { name: 'Save and commit' });
  await branch.fill('main');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('There is a branch "main" already.');
  expect(await readFile(join(root, 'pages-config/pages/home/en.json'), 'utf8')).toContain(
    'A boat that forgives',
  );

  await branch.fill('page/boats');
  await words.fill('A patient boat');
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(bar).toContainText(/Saved and committed: \w{7,}\. Nothing was sent\./);
  await expect(bar).toContainText('git push -u origin page/boats');
  await expect(bar).toContainText('docs/publish.md');
  await expect(bar).toContainText('All is saved.');
  expect(git('branch', '--show-current').trim()).toBe('page/boats');
  expect(git('log', '-1', '--format=%s', '--name-only').split('\n').filter(Boolean)).toEqual([
    'A patient boat',
    'pages-config/pages/home/en.json',
  ]);
  expect(git('status', '--porcelain')).toBe('');

  await page.getByText('A boat that waits', { exact: true }).click();
  await field.fill('A boat that sings');
  await page.keyboard.press('Enter');
  await button('Save').click();
  await expect(bar).toContainText('Saved, not committed (files): 1');
  await button('Commit…').click();
  await expect(words).toHaveValue('Home: section 2 "A boat that sings" · Heading');
  await expect(dialog).toContainText('pages-config/pages/home/en.json');
  await dialog.getByRole('radio', { name: 'On the present branch' }).check();
  await send.click();
  await expect(bar).toContainText('All is saved.');
  expect(git('status', '--porcelain')).toBe('');
});
