import { HtmlValidate } from 'html-validate';

/** What every produced page is held to: html-validate's recommended rules, less what is named. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: hrefLang, boolean attributes, void elements, ids of useId that begin
    // with an underscore.
    'doctype-style': ['error', { style: 'lowercase' }],
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Lists, groups and the clip have names too; ARIA allows it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The panels of an accordion are regions, as the ARIA pattern has it; a section each would be
    // too loud.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // The clip is silent, has a pause, and stands still under reduced motion.
    'no-autoplay': ['error', { include: ['audio'] }],
  },
});

/** What is wrong with a page's HTML, a line each: `rule: what (where)`. */
export async function htmlErrors(document: string): Promise<string[]> {
  const { results } = await html.validateString(document);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
