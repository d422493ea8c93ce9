/** The icons that the interface itself needs, beside those that pages name. */
export const interfaceIcons = [
  'activity',
  'arrow-right',
  'calendar-check',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'download',
  'gauge',
  'heart-pulse',
  'mail',
  'maximize-2',
  'menu',
  'message-circle',
  'mic',
  'pause',
  'phone-off',
  'play',
  'search',
  'user',
  'users',
  'video',
  'x',
] as const;

export type InterfaceIcon = (typeof interfaceIcons)[number];

/** The icons of the bars of product screens: at a panel's side, and at an app's foot. */
export const screenPlaces = {
  panel: ['gauge', 'users', 'calendar-check', 'message-circle'],
  app: ['heart-pulse', 'calendar-check', 'message-circle', 'user'],
} as const;
