/** What a rule is about, and what it sets there. */
type Rule = {
  /** The class whose elements it is about; none where it may be about any. */
  subject: string | undefined;
  /** How many ids, classes and names of elements it says; none where that takes more to tell. */
  specificity: string | undefined;
  /** What it sets, by family: `margin-inline` may set what `margin` does. */
  families: ReadonlySet<string>;
};

/** A rule of a sheet, or a condition with the rules in it. */
type Part = { condition: string; within: string; rules: Rule[] };

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
      families: new Set(set),
    }));
  }).flat();

/** Parts by their text: pages have most of them in common, as long as classes have long names. */
const known = new Map<string, Part>();

function partOf(text: string, before: string, within: string): Part {
  const condition = /^@(?:media|container)/.test(before) ? before : '';
  const made = known.get(text) ?? { condition, within, rules: rulesOf(condition ? within : text) };
  known.set(text, made);
  return made;
}

/** Whether it may matter which of two stands last. An element has one class. */
const areRelated = (one: Rule, other: Rule): boolean =>
  (one.subject ?? other.subject) === (other.subject ?? one.subject) &&
  (one.specificity ?? other.specificity) === (other.specificity ?? one.specificity) &&
  [...one.families].some((family) => other.families.has(family));

/** Rules under a condition that wait for others under the same. */
type Waiting = { condition: string; parts: Part[] };

/**
 * A sheet whose rules that hold under the same condition stand together, later than they did: many
 * times less of `@media`. None passes a rule that might set the same for the same elements.
 */
export function joinConditions(styles: string): string {
  const found = [...styles.matchAll(part)];
  // What is written otherwise, as conditions in conditions, stays as it is.
  if (found.reduce((sum, [text]) => sum + text.length, 0) < styles.length) return styles;
  let joined = '';
  const waiting: Waiting[] = [];
  const release = (count: number) => {
    for (const { condition, parts } of waiting.splice(0, count))
      joined += `${condition}{${parts.map(({ within }) => within).join('')}}`;
  };
  for (const [text, before = '', within = ''] of found) {
    const next = partOf(text, before, within);
    const last = waiting.findLastIndex(({ parts }) =>
      parts.some(({ rules }) =>
        rules.some((each) => next.rules.some((own) => areRelated(each, own))),
      ),
    );
    const same = waiting.findIndex(({ condition }) => condition === next.condition);
    if (!next.condition) {
      release(last + 1);
      joined += text;
    } else if (same >= 0 && same >= last) waiting[same]?.parts.push(next);
    else {
      release(same + 1);
      waiting.push({ condition: next.condition, parts: [next] });
    }
  }
  release(waiting.length);
  return joined;
}
