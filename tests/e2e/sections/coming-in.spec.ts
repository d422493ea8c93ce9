import { expect, test } from '../site.ts';

/** A page that comes in piece by piece: what is there already stays where it is. */

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const halves: [path: string, section: string][] = [
  ['/tecnologia', '#vital-signs'],
  ['/tecnologia', '#anywhere'],
  ['/industria-farmaceutica', '#differentiators'],
];

for (const [path, section] of halves)
  test(`${path}${section}: the text alone stands where it stands beside its picture`, async ({
    page,
  }) => {
    await page.goto(path);
    const places = await page.locator(`${section} h2`).evaluate((heading) => {
      const place = () => heading.getBoundingClientRect().left;
      const whole = place();
      let row = heading.parentElement;
      while (row && getComputedStyle(row).gridTemplateColumns.split(' ').length !== 2)
        row = row.parentElement;
      row?.lastElementChild?.remove();
      return { whole, alone: place(), left: row?.children.length };
    });
    expect(places.left).toBe(1);
    expect(places.alone).toBe(places.whole);
  });
