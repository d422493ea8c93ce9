import { addressOf, expect, languages, test } from '../site.ts';

/** Cases as scenes, and tabs beside what they show, on the page about artificial intelligence. */

const page = '/inteligencia-artificial';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('large scenes go from edge to edge by turns, small ones stand by twos', async ({
    page: tab,
  }) => {
    for (const language of languages)
      for (const width of [1024, 1440, 1920]) {
        await tab.setViewportSize({ width, height: 900 });
        await tab.goto(addressOf(page, language));
        const { scenes, foot } = await tab.locator('#areas').evaluate((section) => {
          const boxOf = (part: Element) => part.getBoundingClientRect().toJSON() as DOMRect;
          return {
            scenes: [...section.querySelectorAll('article')].map((scene) => ({
              whole: boxOf(scene),
              cover: boxOf(scene.firstElementChild!),
              heading: boxOf(scene.querySelector('h3')!),
              drawing: boxOf(scene.querySelector('div > svg:has([href*="#art-"])')!),
              words: boxOf(scene.querySelector('dl')!),
            })),
            foot: boxOf(section).bottom,
          };
        });
        const [first, second, third, fourth] = scenes;
        const at = `${language}, ${width} px`;
        for (const { whole } of [first!, fourth!]) {
          expect(whole.x, at).toBe(0);
          expect(whole.width, at).toBe(width);
        }
        // A large drawing begins below the first letter of its heading.
        for (const { heading, drawing } of [first!, fourth!])
          expect(drawing.left, at).toBeCloseTo(heading.left, 0);
        expect(first!.cover.right, at).toBeLessThanOrEqual(first!.words.left);
        expect(fourth!.words.right, at).toBeLessThanOrEqual(fourth!.cover.left);
        expect(fourth!.cover.right, at).toBe(width);
        expect(Math.abs(fourth!.whole.bottom - foot), at).toBeLessThan(1);
        expect(third!.whole.top, at).toBe(second!.whole.top);
        expect(third!.whole.left, at).toBeGreaterThan(second!.whole.right);
        expect(third!.words.top, at).toBeCloseTo(second!.words.top, 0);
        for (const { whole, words } of scenes)
          expect(words.bottom, at).toBeLessThanOrEqual(whole.bottom + 1);
      }
  });

  test('all subjects of tabs stand one below the other', async ({ page: tab }) => {
    await tab.goto(page);
    const subjects = await tab
      .locator('#daily-ai [role=tabpanel]')
      .evaluateAll((all) => all.map((subject) => subject.getBoundingClientRect().toJSON()));
    expect(subjects).toHaveLength(3);
    for (const [index, { top }] of subjects.slice(1).entries())
      expect(top).toBeGreaterThan(subjects[index].bottom);
  });
});

test('heading, tabs and words stand beside the picture, which goes to the edge', async ({
  page: tab,
}) => {
  for (const language of languages)
    for (const width of [960, 1440]) {
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto(addressOf(page, language));
      const section = tab.locator('#daily-ai');
      for (const choice of await section.getByRole('tab').all()) {
        await choice.click();
        await expect(choice).toHaveAttribute('aria-selected', 'true');
        const boxes = await section.evaluate((element) => {
          const panel = element.querySelector('[data-open=true]')!;
          return [
            element.querySelector('h2')!,
            element.querySelector('[role=tablist]')!,
            panel.querySelector('h3')!,
            panel.querySelector('a[href]')!,
            panel.querySelector('svg, figure')!.closest('[role=tabpanel] > div > div')!,
          ].map((part) => part.getBoundingClientRect().toJSON() as DOMRect);
        });
        const picture = boxes.pop()!;
        const at = `${language}, ${width} px`;
        expect(picture.right, at).toBe(width);
        for (const [index, { top, right, bottom }] of boxes.entries()) {
          expect(right, at).toBeLessThanOrEqual(picture.left);
          expect(bottom, at).toBeLessThanOrEqual(picture.bottom + 1);
          if (index > 0) expect(top, at).toBeGreaterThanOrEqual(boxes[index - 1]!.bottom);
        }
        // The words follow the tabs, and do not stand at the picture's foot.
        expect(boxes[2]!.top - boxes[1]!.bottom, at).toBeLessThan(48);
      }
    }
});
