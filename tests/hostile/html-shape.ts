import { Parser } from 'htmlparser2';
import { isAllowedOutside } from '../../tools/model/address-fault.ts';
import { declarationsOf } from './style-rules.ts';

/** What a page is made of beside its words. */
export type HtmlShape = {
  /** Each element with the names of its attributes, and each script and style with its code. */
  elements: string[];
  /** Addresses that no page may have, and attributes that run something. */
  unsafe: string[];
};

const addressAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset'];

/** What markup in a text may become. */
const richElements = ['strong', 'em', 'a', 'ul', 'ol', 'li', 'p', 'br'];

const styleOf = 'style:';

/** A text of all the markup that there is: its page has the styles of every other one. */
export const textOfAllMarkup =
  '**a** *a* [a](/) [a](https://a.example)\n\n- a\n- **b** [a](/)\n\n1. a\n2. b\n\n*c*';

/** Pages with the styles of some others beside their own: what they may have, not what they must. */
export const withStylesOf = (elements: string[], others: string[]): string[] => [
  ...elements,
  ...[...new Set(others)].filter((each) => each.startsWith(styleOf) && !elements.includes(each)),
];

/** Whether a page lacks only a style, or what keeps words together, which its texts do not need. */
export const isNeedless = (difference: string): boolean =>
  difference === 'not in the hostile page: span class' ||
  difference.startsWith(`not in the hostile page: ${styleOf}`);

/**
 * Reads what a page is made of. Data in scripts must be JSON.
 * @param isRich whether elements are left out that the markup of texts may become, and styles are
 *   told apart, for those go with the markup
 */
export function shapeOf(html: string, isRich: boolean): HtmlShape {
  const elements: string[] = [];
  const unsafe: string[] = [];
  let code: string | undefined;
  let isData = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const names = Object.keys(attributes).sort();
      if (!isRich || !richElements.includes(tag)) elements.push(`${tag} ${names.join(' ')}`);
      for (const name of names)
        if (/^on|^srcdoc$|^style$/.test(name)) unsafe.push(`${tag} ${name}`);
      for (const name of addressAttributes) {
        const address = attributes[name];
        if (address !== undefined && !isSafe(tag, address))
          unsafe.push(`${tag} ${name}=${address}`);
      }
      code = tag === 'script' || tag === 'style' ? '' : undefined;
      isData = /json/.test(attributes.type ?? '');
    },
    ontext(text) {
      if (code !== undefined) code += text;
    },
    onclosetag(tag) {
      if (code === undefined || (tag !== 'script' && tag !== 'style')) return;
      if (isData) JSON.parse(code);
      else if (tag === 'style' && isRich)
        for (const each of declarationsOf(code)) elements.push(`${styleOf} ${each}`);
      else elements.push(`${tag}: ${code}`);
      code = undefined;
    },
  });
  parser.end(html);
  return { elements, unsafe };
}

/** In the site, or where pages may lead; pictures may be data. */
const isSafe = (tag: string, address: string): boolean =>
  /^(#|\/(?![/\\])|$)/.test(address) ||
  isAllowedOutside(address) ||
  ((tag === 'img' || tag === 'link') && /^data:(image\/|,$)/.test(address));
