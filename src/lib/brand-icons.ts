/**
 * The signs of social networks, as paths in a square of 24. They stand in the sheet of drawings
 * beside lucide's, as `brand-instagram`.
 */
export const brandIcons = {
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 ' +
    '5.5 0 0 1 7.5 2zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 ' +
    '3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 ' +
    '6 3 3 0 0 0 0-6zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  facebook:
    'M13.7 22v-8.6h3l.5-3.5h-3.5V7.7c0-1 .5-1.9 1.9-1.9h1.7v-3A19 19 0 0 0 14.6 2.5c-2.8 ' +
    '0-4.6 1.7-4.6 4.8v2.6H7v3.5h3V22z',
  linkedin:
    'M5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3.3 8.7h3.4V21H3.3zM9 8.7h3.2v1.7c.6-1.1 1.9-2 ' +
    '3.7-2 3.5 0 4.6 2.1 4.6 5.4V21h-3.4v-6.5c0-1.7-.4-3.1-2.2-3.1s-2.5 1.3-2.5 3.1V21H9z',
  whatsapp:
    'M12 2a10 10 0 0 1 0 20 10 10 0 0 1-4.9-1.3L2 22l1.4-5A10 10 0 0 1 12 2zm0 1.9a8.1 8.1 ' +
    '0 0 0-6.8 12.5l-.8 3 3.1-.8A8.1 8.1 0 1 0 12 3.9zM8.6 7.4c.3 0 .5 0 .7.4l.8 1.9c.1.3 ' +
    '0 .5-.1.7l-.7.8c.6 1.2 1.5 2.1 2.8 2.7l.9-1c.2-.2.4-.3.7-.2l1.9.9c.3.2.4.3.4.5 0 ' +
    '1.5-1.1 2.5-2.4 2.5-2.9 0-6.7-3.5-6.7-6.6 0-1.4.9-2.6 1.7-2.6z',
  youtube:
    'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 3.8v6.4l5.5-3.2z',
  tiktok:
    'M16.5 2h-3.6v13.6a2.9 2.9 0 1 1-2.9-2.9c.3 0 .6 0 .9.1V9.1a6.6 6.6 0 1 0 5.6 6.5V8.7a8 8 0 ' +
    '0 0 4.5 1.4V6.5A4.5 4.5 0 0 1 16.5 2z',
  x:
    'M3 3h5.6l4.3 5.9L18 3h2.6l-6.5 7.5L21.5 21H16l-4.8-6.5L5.6 21H3l7-8.1zm3.9 1.9 9.9 ' +
    '14.2h1.8L8.7 4.9z',
} as const;

/** What networks are called in every language; the other ones have a text of the interface. */
export const networkNames = { youtube: 'YouTube', tiktok: 'TikTok', x: 'X' } as const;

export type BrandIcon = `brand-${keyof typeof brandIcons}`;
