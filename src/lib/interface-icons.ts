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
