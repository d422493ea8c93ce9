/**
 * What every form sends of itself, which the server takes off before it looks at the fields, and
 * the name under which it keeps what else came with a lead.
 */
const sentByForms = ['form', 'lang', 'elapsed', 'submission', 'subscribe', 'origin', '_other'];

/**
 * What the app, React and providers' scripts ask of a form element. A field hides the property of
 * its form that is called like it: `form.elements` is then the field.
 * https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
 */
const formProperties = [
  ...['action', 'elements', 'length', 'method', 'noValidate', 'requestSubmit', 'reset', 'submit'],
  ...['checkValidity', 'reportValidity', 'addEventListener', 'removeEventListener'],
  ...['dispatchEvent', 'closest', 'contains', 'matches', 'querySelector', 'querySelectorAll'],
  ...['getAttribute', 'hasAttribute', 'setAttribute', 'removeAttribute', 'attributes'],
  ...['id', 'className', 'classList', 'dataset', 'style', 'innerHTML', 'textContent'],
  ...['appendChild', 'insertBefore', 'remove', 'removeChild', 'replaceChild', 'getRootNode'],
  ...['childNodes', 'children', 'firstChild', 'lastChild', 'nextSibling', 'previousSibling'],
  ...['parentElement', 'parentNode', 'ownerDocument', 'namespaceURI'],
  ...['nodeName', 'nodeType', 'nodeValue', 'tagName', 'localName', 'focus', 'click'],
];

/** What every object of the language has: a lead's fields are one. */
const objectProperties = Object.getOwnPropertyNames(Object.prototype);

/** Names that no field of a form may have. */
export const reservedFieldNames = new Set([
  ...sentByForms,
  ...formProperties,
  ...objectProperties,
  'prototype',
]);

/**
 * The ids of the document around the sections: those of src/page/document.tsx and page-view.tsx,
 * and the menu's.
 */
export const reservedSectionIds = new Set([
  'root',
  'main',
  'main-menu',
  'boot',
  'styles',
  'end',
  'consent',
]);

/** Where a page's address may not begin: the server answers there itself. */
export const reservedFolders = new Set(['leads', 'inbox', 'healthz', '404']);
