/** An element's own styles that are not the page's: those of the editing tools. */
export const ofTools = 'data-of-tools';

/** What a style of the page was before it was made to fit, by the rule that has it. */
const formerMedia = new WeakMap<CSSMediaRule, string>();
const formerValues = new WeakMap<CSSStyleRule, [name: string, value: string][]>();

let fitted = 0;

/**
 * Lays the page out in the room that panel and list of sections leave it as in a window of that
 * width: its styles go by the window, which is wider. Without them it is as it was.
 */
export function fitPage(): void {
  const { marginLeft, marginRight } = getComputedStyle(document.body);
  const taken = Math.round(Number.parseFloat(marginLeft) + Number.parseFloat(marginRight)) || 0;
  if (taken === 0 && fitted === 0) return;
  fitted = taken;
  const share = (innerWidth - taken) / innerWidth;
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    if (!(sheet.ownerNode instanceof Element && sheet.ownerNode.hasAttribute(ofTools)))
      fitRules(sheet.cssRules, taken, share);
}

/** Fits the page anew once its window or its styles are others. */
export function watchPageWidth(): void {
  let isAwaited = false;
  const soon = () => {
    if (isAwaited || fitted === 0) return;
    isAwaited = true;
    queueMicrotask(() => {
      isAwaited = false;
      fitPage();
    });
  };
  addEventListener('resize', soon);
  new MutationObserver(soon).observe(document.head, { childList: true, subtree: true });
}

function fitRules(rules: CSSRuleList, taken: number, share: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const former = formerMedia.get(rule) ?? rule.media.mediaText;
      formerMedia.set(rule, former);
      const fit = wider(former, taken);
      if (fit !== rule.media.mediaText) rule.media.mediaText = fit;
    }
    if (rule instanceof CSSStyleRule) fitValues(rule, share);
    if ('cssRules' in rule) fitRules(rule.cssRules as CSSRuleList, taken, share);
  }
}

function fitValues(rule: CSSStyleRule, share: number): void {
  const { style } = rule;
  if (!formerValues.has(rule) && !style.cssText.includes('vw')) return;
  const former =
    formerValues.get(rule) ??
    Array.from(style, (name): [string, string] => [name, style.getPropertyValue(name)]).filter(
      ([, value]) => value.includes('vw'),
    );
  formerValues.set(rule, former);
  for (const [name, value] of former)
    style.setProperty(name, narrower(value, share), style.getPropertyPriority(name));
}

/** Pixels of an em in a condition. */
const emInPixels = 16;

/** Conditions about the window's width, of a window that is so much wider. */
export const wider = (conditions: string, taken: number): string =>
  conditions.replace(/\([^()]*\bwidth\b[^()]*\)/g, (condition) =>
    condition.replace(
      /(\d*\.?\d+)(px|r?em)/g,
      (_, length: string, unit: string) =>
        `${Number(length) * (unit === 'px' ? 1 : emInPixels) + taken}px`,
    ),
  );

/** A value that goes by the window's width, for that share of it. */
export const narrower = (value: string, share: number): string =>
  value.replace(/(-?\d*\.?\d+)vw/g, (_, width: string) => `${Number(width) * share}vw`);
