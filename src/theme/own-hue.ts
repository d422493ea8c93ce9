import { css } from '@emotion/react';
import { hueScale } from './color-steps.ts';

const scale = css(hueScale);

/** The styles with which a box and all within it has the colours of a hue, and not the page's. */
export const ownHue = (hue: number) => [scale, css({ '--hue': String(hue) })];
