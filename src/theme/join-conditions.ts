/** What a rule is about, and what it sets there. */
type Rule = {
  /** The class whose elements it is about; none where it may be about any. */
  subject: string | undefined;
  /** How many ids, classes and names of elements it says; none where that takes more to tell. */
  specificity: string | undefined;
  /** What it sets, by family: `margin-inline` may set what `margin` does. */
  families: readonly string[];
};

/** A rule of a sheet, or a condition with the rules in it. */
type Part = { condition: string; text: string; within: string; rules: Rule[] };

const part = /([^{}]+)\{((?:[^{}]*\{[^{}]*\})+|[^{}]*)\}/g;

const rule = /([^{}]+)\{([^{}]*)\}/g;

/** What a selector may say in brackets: `:nth-of-type(n+3)`, `:not(.js)`. */
const inBrackets = String.raw`\((?:[^()]|\([^()]*\))*\)`;

const betweenSelectors = new RegExp(`,(?!(?:[^()]|${inBrackets})*\\))`);

/** The class at the end of a selector, with what is said of its element besides. */
const lastClass = new RegExp(
  String.raw`(?:^|[\s>+~])\.([\w-]+)(?:\.\1|::?[\w-]+(?:${inBrackets})?|\[[^\]]*\])*$`,
);

/** Families whose properties begin with other words. */
const families: Record<string, string> = {
  ...Object.fromEntries(['top', 'right', 'bottom', 'left'].map((name) => [name, 'inset'])),
  ...Object.fromEntries(['row', 'column', 'columns'].map((name) => [name, 'gap'])),
  ...Object.fromEntries(['place', 'justify'].map((name) => [name, 'align'])),
  ...Object.fromEntries(['height', 'inline', 'block'].map((name) => [name, 'width'])),
  line: 'font',
};

function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-\w+-/, '').split('-');
  return families[first] ?? first;
}

/** Brackets with several selectors count as the strongest of them: that is not told here. */
function specificityOf(selector: string): string | undefined {
  if (/:(?:is|where|has|not)\([^)]*,/.test(selector)) return undefined;
  const said = selector
    .replace(/:(?:nth[\w-]*|lang|dir)\([^()]*\)/g, ':x')
    .replace(/:(?:is|has|not)\(/g, ' ');
  const count = (pattern: RegExp) => said.match(pattern)?.length ?? 0;
  return [
    count(/#/g),
    count(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/g),
    count(/(?:^|[\s>+~])[a-z]|::/g),
  ].join();
}

const rulesOf = (text: string): Rule[] =>
  Array.from(text.matchAll(rule), ([, selectors = '', declarations = '']) => {
    const set = Array.from(declarations.matchAll(/(?:^|;)([\w-]+):/g), ([, name = '']) =>
      familyOf(name),
    );
    return selectors.split(betweenSelectors).map((selector) => ({
      subject: lastClass.exec(selector)?.[1],
      specificity: specificityOf(selector),
      families: [...new Set(set)],
    }));
  }).flat();

/** The parts of a text; none where it is written otherwise, as conditions in conditions. */
function partsOf(styles: string): Part[] | undefined {
  const found = [...styles.matchAll(part)];
  if (found.reduce((sum, [text]) => sum + text.length, 0) < styles.length) return undefined;
  return found.map(([text, before = '', within = '']) => {
    const condition = /^@(?:media|container)/.test(before) ? before : '';
    return { condition, text, within, rules: rulesOf(condition ? within : text) };
  });
}

/** Parts by the text that has them: pages have most of them in common. */
const known = new Map<string, Part[] | undefined>();

function knownParts(styles: string): Part[] | undefined {
  if (!known.has(styles)) known.set(styles, partsOf(styles));
  return known.get(styles);
}

/** Whether it may matter which of two stands last. An element has one class. */
const areRelated = (one: Rule, other: Rule): boolean =>
  (one.subject ?? other.subject) === (other.subject ?? one.subject) &&
  (one.specificity ?? other.specificity) === (other.specificity ?? one.specificity) &&
  one.families.some((family) => other.families.includes(family));

/** Rules under a condition that wait for others under the same. */
type Waiting = { condition: string; within: string };

/** A rule that waits, and with which others. */
type WaitingRule = { rule: Rule; group: Waiting };

/** By their subject: most of them can be related to none of another. */
type WaitingRules = Map<string | undefined, WaitingRule[]>;

function addPart(group: Waiting, { within, rules }: Part, waiting: WaitingRules): void {
  group.within += within;
  for (const rule of rules) {
    const alike = waiting.get(rule.subject);
    if (alike) alike.push({ rule, group });
    else waiting.set(rule.subject, [{ rule, group }]);
  }
}

// Loops by index: a page has some 400 parts, and code that has run little makes an object for each
// turn of another loop.

/** The last of the groups with one of the rules that wait which a rule may not pass. */
function lastWith(groups: readonly Waiting[], own: Rule, rules: readonly WaitingRule[] = []) {
  let last = -1;
  for (let index = 0; index < rules.length; index++) {
    const each = rules[index];
    // What is not among the groups waits no more.
    if (each && areRelated(each.rule, own)) last = Math.max(last, groups.indexOf(each.group));
  }
  return last;
}

function lastRelatedTo(groups: readonly Waiting[], waiting: WaitingRules, own: Rule): number {
  if (own.subject === undefined)
    return Math.max(-1, ...[...waiting.values()].map((rules) => lastWith(groups, own, rules)));
  return Math.max(
    lastWith(groups, own, waiting.get(own.subject)),
    lastWith(groups, own, waiting.get(undefined)),
  );
}

/** The last of the groups that wait which a part may not pass. */
function lastRelated(groups: readonly Waiting[], waiting: WaitingRules, { rules }: Part): number {
  let last = -1;
  for (let index = 0; index < rules.length; index++) {
    const own = rules[index];
    if (own) last = Math.max(last, lastRelatedTo(groups, waiting, own));
  }
  return last;
}

/**
 * A sheet whose rules that hold under the same condition stand together, later than they did: many
 * times less of `@media`. None passes a rule that might set the same for the same elements.
 * @param styles the sheet in texts, each of whole rules, that other sheets have as well
 */
export function joinConditions(styles: readonly string[]): string {
  const parts: Part[] = [];
  for (const text of styles) {
    const own = knownParts(text);
    if (!own) return styles.join('');
    parts.push(...own);
  }
  let joined = '';
  const groups: Waiting[] = [];
  const waiting: WaitingRules = new Map();
  const release = (count: number) => {
    for (const { condition, within } of groups.splice(0, count))
      joined += `${condition}{${within}}`;
  };
  for (const next of parts) {
    const last = lastRelated(groups, waiting, next);
    if (!next.condition) {
      release(last + 1);
      joined += next.text;
      continue;
    }
    const same = groups.findIndex(({ condition }) => condition === next.condition);
    const found = same >= last ? groups[same] : undefined;
    if (!found) {
      release(same + 1);
      groups.push({ condition: next.condition, within: '' });
    }
    const group = found ?? groups.at(-1);
    if (group) addPart(group, next, waiting);
  }
  release(groups.length);
  return joined;
}
