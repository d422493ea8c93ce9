import { expect, test } from '../site.ts';

/** Header and footer are the same on every page, and clash with no page's accent. */

test.use({ javaScriptEnabled: false });

const accents = ['/clinicas', '/academias', '/operadoras/operadoras-saude'];

test('the header has one button in ink, and the page one colour for its actions', async ({
  page,
}) => {
  const chrome = new Set<string>();
  for (const path of accents) {
    await page.goto(path);
    const [button, action] = await Promise.all(
      ['header form button', '#contact-section form button[type=submit]'].map((each) =>
        page
          .locator(each)
          .last()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(button, path).not.toBe(action);
    chrome.add(button!);
  }
  expect([...chrome]).toHaveLength(1);
});

test('on a tablet the footer says at the left who the company is, all in one column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const footer = page.locator('footer');
  const boxes = ['a', 'p', 'address', 'ul'].map((part) =>
    footer.locator(part).first().boundingBox(),
  );
  const parts = (await Promise.all(boxes)).map((box) => box!);
  expect(new Set(parts.map(({ x }) => x)).size).toBe(1);
  for (const [index, part] of parts.slice(1).entries())
    expect(part.y).toBeGreaterThanOrEqual(parts[index]!.y + parts[index]!.height);
  const lists = await footer
    .locator('nav')
    .evaluateAll((all) => all.map((nav) => nav.getBoundingClientRect().toJSON()));
  expect(new Set(lists.map(({ y }) => y)).size).toBe(1);
  for (const { x, y } of lists) {
    expect(x).toBeGreaterThanOrEqual(parts[2]!.x + parts[2]!.width);
    expect(Math.abs(y - parts[0]!.y)).toBeLessThan(8);
  }
});
