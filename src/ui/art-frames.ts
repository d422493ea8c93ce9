import type { ArtName } from '../generated/types.ts';

/** What a drawing takes of its field of 400 by 200 units. */
type Extent = {
  /** Its left and right ends, and its highest point. */
  from: number;
  to: number;
  top: number;
  /** Whether it goes on beyond the field's right edge, or beyond both. */
  bleeds?: 'right' | 'both';
  /** Its lowest point, below the field, where it can be seen whole. */
  foot?: number;
};

/** Measured of the drawings in `art/drawings.svg`; all stand on the field's lower edge. */
export const extents: Record<ArtName, Extent> = {
  'access-day': { from: 20, to: 400, top: 10, bleeds: 'right' },
  'active-users': { from: 0, to: 414, top: -58, bleeds: 'right' },
  adherence: { from: 6, to: 372, top: 16 },
  'ai-rows': { from: 28, to: 372, top: 14 },
  'audit-trail': { from: 20, to: 372, top: 16, foot: 236 },
  badge: { from: 42, to: 372, top: 6 },
  bars: { from: 0, to: 400, top: 0, bleeds: 'both' },
  'between-visits': { from: 38, to: 372, top: -78 },
  blister: { from: 14, to: 372, top: 10 },
  'block-stack': { from: 28, to: 372, top: 14 },
  brands: { from: 50, to: 356, top: 7 },
  bricks: { from: 24, to: 400, top: 14, bleeds: 'right' },
  calendar: { from: 116, to: 368, top: 22, foot: 224 },
  camera: { from: 40, to: 338, top: 18 },
  campaign: { from: 14, to: 372, top: 14 },
  card: { from: 86, to: 366, top: 17, foot: 228 },
  'card-tap': { from: 0, to: 400, top: -97, bleeds: 'right' },
  challenge: { from: 6, to: 372, top: 23 },
  chat: { from: 25, to: 400, top: 12, bleeds: 'right' },
  chatbot: { from: 12, to: 372, top: 10 },
  check: { from: 46, to: 336, top: 18 },
  checkout: { from: 6, to: 372, top: 25 },
  'class-grid': { from: 24, to: 374, top: -72 },
  'clinic-readings': { from: 24, to: 400, top: 4, bleeds: 'right', foot: 234 },
  clinician: { from: 24, to: 372, top: 14, foot: 244 },
  cloud: { from: 32, to: 389, top: 9 },
  coach: { from: 24, to: 384, top: 2 },
  'coach-day': { from: 6, to: 372, top: 16 },
  'coach-thread': { from: 12, to: 372, top: 18 },
  coaching: { from: 2, to: 418, top: 14, bleeds: 'right' },
  'coffee-break': { from: 40, to: 360, top: -116 },
  confirmed: { from: 16, to: 372, top: 20, foot: 204 },
  consent: { from: 72, to: 372, top: 8 },
  consult: { from: 14, to: 386, top: 14 },
  conversation: { from: 4, to: 392, top: 10 },
  'data-rights': { from: 5, to: 407, top: -3, foot: 424 },
  'day-plan': { from: 16, to: 372, top: 2, foot: 232 },
  'desk-laptop': { from: 20, to: 360, top: -116 },
  'device-stream': { from: 6, to: 372, top: 10 },
  devices: { from: 16, to: 384, top: 28, foot: 244 },
  dome: { from: 2, to: 390, top: 15, foot: 400 },
  'drag-block': { from: 78, to: 368, top: 0 },
  // Its cards reach beyond both sides of a high panel, and the lock is as large as that.
  encrypted: { from: 58, to: 346, top: 40, foot: 226 },
  'face-scan': { from: 4, to: 372, top: 10 },
  folder: { from: 4, to: 402, top: 12, foot: 400 },
  functions: { from: 26, to: 400, top: -2, bleeds: 'right' },
  gauge: { from: 6, to: 372, top: 20 },
  'glass-dome': { from: -14, to: 406, top: 11, foot: 400 },
  globe: { from: 84, to: 316, top: 20, foot: 252 },
  headset: { from: -26, to: 434, top: -150 },
  'health-apps': { from: 6, to: 372, top: 18 },
  'home-care': { from: 60, to: 330, top: 12 },
  'home-visit': { from: 28, to: 372, top: 8 },
  hub: { from: 112, to: 312, top: 14 },
  'in-transit': { from: 8, to: 372, top: 28 },
  'indicator-rows': { from: 28, to: 372, top: 14 },
  indicators: { from: 10, to: 400, top: 6, bleeds: 'right' },
  integrity: { from: 46, to: 368, top: 26, foot: 236 },
  key: { from: 38, to: 400, top: 4, bleeds: 'right' },
  'kitchen-table': { from: 0, to: 400, top: -97, bleeds: 'right' },
  launch: { from: 56, to: 372, top: 2 },
  layers: { from: 24, to: 382, top: 26 },
  ledger: { from: 12, to: 372, top: 14 },
  letter: { from: 84, to: 376, top: 14, foot: 236 },
  line: { from: 0, to: 400, top: 0, bleeds: 'both' },
  'live-signs': { from: 26, to: 372, top: 4, foot: 234 },
  'locked-paths': { from: 30, to: 372, top: 21 },
  log: { from: 72, to: 376, top: 22, foot: 242 },
  'meal-plan': { from: 0, to: 414, top: -58, bleeds: 'right' },
  meeting: { from: 10, to: 386, top: 6 },
  mesh: { from: -2, to: 372, top: 5 },
  meters: { from: 24, to: 400, top: 26, bleeds: 'right' },
  nodes: { from: 20, to: 400, top: 2, bleeds: 'right' },
  notes: { from: 6, to: 372, top: 13 },
  nudge: { from: 50, to: 352, top: 4 },
  'one-number': { from: 26, to: 372, top: 16, foot: 204 },
  'open-record': { from: 10, to: 390, top: 58 },
  'own-portrait': { from: 6, to: 372, top: 14 },
  'own-record': { from: 12, to: 416, top: 2, foot: 400 },
  passkey: { from: 24, to: 348, top: 14 },
  perks: { from: 58, to: 372, top: 26, foot: 210 },
  permission: { from: 24, to: 460, top: -36, foot: 400 },
  plate: { from: 26, to: 372, top: -70 },
  plug: { from: 10, to: 400, top: 20, bleeds: 'right' },
  policy: { from: 22, to: 372, top: 6 },
  portfolio: { from: 6, to: 372, top: 5, foot: 205 },
  'prepared-by-ai': { from: 6, to: 372, top: 30, foot: 204 },
  pressure: { from: 28, to: 372, top: 20 },
  protocol: { from: 94, to: 376, top: 8 },
  pulse: { from: 0, to: 400, top: 0, bleeds: 'both' },
  radar: { from: 24, to: 376, top: 28 },
  'reading-api': { from: 14, to: 372, top: 1 },
  readings: { from: 24, to: 400, top: 8, bleeds: 'right', foot: 224 },
  reception: { from: 20, to: 380, top: 2 },
  reminder: { from: 72, to: 346, top: 26 },
  'remote-monitor': { from: 8, to: 376, top: -60 },
  rights: { from: 0, to: 432, top: 20, foot: 400 },
  rings: { from: 29, to: 400, top: 22, bleeds: 'right', foot: 258 },
  'risk-signals': { from: 30, to: 400, top: 10, bleeds: 'right', foot: 220 },
  'risk-watch': { from: 2, to: 372, top: 14 },
  roles: { from: 42, to: 372, top: 10 },
  runner: { from: 0, to: 400, top: -97, bleeds: 'right' },
  scale: { from: 44, to: 356, top: 24 },
  'service-package': { from: 0, to: 414, top: -58, bleeds: 'right' },
  shelf: { from: 30, to: 372, top: 12 },
  shield: { from: 40, to: 386, top: 6, foot: 247 },
  shop: { from: 28, to: 372, top: 18 },
  'sign-rows': { from: 28, to: 372, top: 14 },
  'signed-paper': { from: 46, to: 372, top: 8 },
  slots: { from: 6, to: 372, top: 6, foot: 236 },
  sofa: { from: 0, to: 400, top: -97, bleeds: 'right' },
  split: { from: 12, to: 376, top: 7 },
  'split-receipt': { from: 0, to: 414, top: -58, bleeds: 'right' },
  'step-challenge': { from: 0, to: 414, top: -58, bleeds: 'right' },
  stethoscope: { from: 38, to: 372, top: 4 },
  'stress-day': { from: 0, to: 414, top: -58, bleeds: 'right' },
  suggestions: { from: 10, to: 372, top: 18 },
  'swap-block': { from: 66, to: 374, top: 2 },
  team: { from: 30, to: 384, top: 18 },
  'team-goal': { from: 22, to: 372, top: 2 },
  ticket: { from: 62, to: 372, top: 10 },
  timed: { from: 10, to: 372, top: 16, foot: 204 },
  triage: { from: 6, to: 372, top: 19, foot: 204 },
  trophy: { from: 43, to: 362, top: 22, foot: 210 },
  turnstile: { from: 2, to: 372, top: -74 },
  vault: { from: 36, to: 370, top: 18 },
  versions: { from: 16, to: 372, top: 16 },
  'video-call': { from: 28, to: 376, top: 22 },
  'video-clinic': { from: 24, to: 376, top: 22 },
  'video-home': { from: 20, to: 372, top: 8 },
  'visit-rows': { from: 28, to: 372, top: 14 },
  watch: { from: 30, to: 330, top: 0, foot: 240 },
  'week-plan': { from: 6, to: 372, top: 30, foot: 245 },
  'workout-watch': { from: 0, to: 400, top: -8, foot: 246 },
  wrists: { from: 40, to: 359, top: 0 },
};

const field = { width: 400, height: 200 };
/** How much of a panel's width its drawing takes, and of one that is as high as a section. */
const share = { panel: 0.8, band: 0.86, scene: 0.94 };

/** Every drawing, by name. */
export const artNames = Object.keys(extents) as ArtName[];

/** Whether a drawing comes from beyond its left edge, as a line does. */
export const isOpenAtLeft = (name: ArtName): boolean => extents[name].bleeds === 'both';

/** Whether a drawing cannot be seen whole, and so stands on the lower edge of a band, too. */
export const standsOnFoot = (name: ArtName): boolean => extents[name].foot === undefined;

/** The air in a card beside a drawing, and below one that stands whole in it. */
const cardAir = 36;
/** How far beyond its field's foot a drawing goes on that looks cut there. */
const clearlyCut = 20;

/**
 * What a card shows of a drawing, from side to side and to its foot: the card's edge cuts what goes
 * on far beyond it, and nothing else comes near one.
 */
export function cardFrame(name: ArtName): string {
  const { from, to, top, bleeds, foot = Number.POSITIVE_INFINITY } = extents[name];
  const left = bleeds === 'both' ? from : from - cardAir;
  const right = bleeds ? to : to + cardAir;
  const low = foot < field.height + clearlyCut ? foot + cardAir : field.height;
  return `${left} ${top} ${right - left} ${low - top}`;
}

/**
 * What an `svg` shows so that the drawing fills a panel: most of its width, in the middle; what
 * bleeds keeps to its edge. In a `band`, as high as its section, a drawing is seen whole where it
 * can be, and else stands there large. A `scene` stands on the foot of its section.
 */
export function frameOf(name: ArtName, kind: keyof typeof share) {
  const { from, to, top, bleeds, foot } = extents[name];
  if (bleeds === 'both')
    return {
      viewBox: kind !== 'panel' ? '80 -40 320 240' : `0 0 ${field.width} ${field.height}`,
      preserveAspectRatio: `xMaxYMax ${kind !== 'panel' ? 'meet' : 'slice'}`,
    };
  const margin = ((to - from) * (1 / share[kind] - 1)) / 2;
  const left = Math.round(from - margin);
  const right = bleeds ? to : Math.round(to + margin);
  const whole = kind === 'band' && foot !== undefined;
  const high = kind === 'panel' ? top : top - 12;
  // A scene goes on below the section's edge.
  const low = kind === 'panel' || foot === undefined ? field.height : foot + (whole ? 12 : 0);
  const across = bleeds ? 'xMax' : 'xMid';
  return {
    viewBox: `${left} ${high} ${right - left} ${low - high}`,
    preserveAspectRatio: `${across}${whole ? 'YMid' : 'YMax'} meet`,
  };
}
