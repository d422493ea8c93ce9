/** What is edited of a whole site beside its pages, by the name that requests have for it. */
export type PartName = 'header' | 'footer' | 'site' | 'messages' | `form/${string}`;

/** A part of a site, and what people call it. */
export type SitePart = { name: PartName; title: string };
