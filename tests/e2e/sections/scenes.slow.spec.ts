import { addressOf, expect, languages, test } from '../site.ts';

/** Cases as scenes, and tabs beside what they show, on the page about artificial intelligence. */

const page = '/inteligencia-artificial';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('scenes go from edge to edge, their words by turns at the right and the left', async ({
    page: tab,
  }) => {
    for (const language of languages)
      for (const width of [1024, 1440, 1920]) {
        await tab.setViewportSize({ width, height: 900 });
        await tab.goto(addressOf(page, language));
        const { scenes, foot } = await tab.locator('#areas').evaluate((section) => {
          const boxOf = (part: Element) => part.getBoundingClientRect().toJSON() as DOMRect;
          return {
            scenes: [...section.querySelectorAll('article')].map((scene) => {
              const drawing = scene.querySelector('svg:has([href*="#art-"])')!;
              return {
                whole: boxOf(scene),
                ground: boxOf(drawing.parentElement!),
                drawing: boxOf(drawing),
                heading: boxOf(scene.querySelector('h3')!),
                words: boxOf(scene.querySelector('dl')!),
                size: getComputedStyle(scene.querySelector('h3')!).fontSize,
              };
            }),
            foot: boxOf(section).bottom,
          };
        });
        const at = `${language}, ${width} px`;
        for (const [index, { whole, ground, drawing, heading, words, size }] of scenes.entries()) {
          expect(whole.x, at).toBe(0);
          expect(whole.width, at).toBe(width);
          expect(whole.top, at).toBeCloseTo(scenes[index - 1]?.whole.bottom ?? whole.top, 0);
          // The half of its colour is as high as the scene. The drawing is whole in it, and ends
          // at its foot.
          expect(ground.x, at).toBeCloseTo(index % 2 ? width / 2 : 0, 0);
          expect(ground.width, at).toBeCloseTo(width / 2, 0);
          expect(ground.height, at).toBeCloseTo(whole.height, 0);
          expect(drawing.top, at).toBeGreaterThan(ground.top);
          expect(drawing.bottom, at).toBeCloseTo(ground.bottom, 0);
          expect(size, at).toBe(scenes[0]!.size);
          expect(words.left, at).toBeCloseTo(heading.left, 0);
          expect(words.bottom, at).toBeLessThanOrEqual(whole.bottom + 1);
        }
        expect(Math.abs(scenes.at(-1)!.whole.bottom - foot), at).toBeLessThan(1);
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
