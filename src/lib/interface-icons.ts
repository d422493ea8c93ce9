/** The icons that the interface itself needs, beside those that pages name. */
export const interfaceIcons = [
  'activity',
  'arrow-right',
  'calendar-check',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'gauge',
  'heart-pulse',
  'mail',
  'menu',
  'message-circle',
  'mic',
  'pause',
  'phone-off',
  'play',
  'qr-code',
  'user',
  'users',
  'video',
  'x',
] as const;

export type InterfaceIcon = (typeof interfaceIcons)[number];
