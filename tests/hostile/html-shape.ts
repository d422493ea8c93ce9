import { Parser } from 'htmlparser2';
import { isAllowedOutside } from '../../tools/model/address-fault.ts';

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

/**
 * Reads what a page is made of. Data in scripts must be JSON.
 * @param isRich whether elements are left out that the markup of texts may become
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
