import type { Drawing } from './drawing.ts';
import { linearGradient, radialGradient } from './gradients.ts';

/** The still pointer over the lottery wheel; the page writes its word on the red button. */
export const wheelPointer = (uid: string): Drawing => ({
  width: 116,
  height: 132,
  body: `<defs>${radialGradient(
    `${uid}a`,
    [
      [0, '#DE3A22'],
      [0.55, '#CC2216'],
      [1, '#8F0F0A'],
    ],
    0.42,
    0.36,
    0.75,
  )}${linearGradient(`${uid}g`, [
    [0, '#FFF5D2'],
    [0.5, '#F3C566'],
    [1, '#B9802A'],
  ])}</defs><path d="M58 0l22 44H36z" fill="url(#${uid}g)" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/><circle cx="58" cy="76" r="52" fill="url(#${uid}g)"/><circle cx="58" cy="76" r="45" fill="url(#${uid}a)"/><path d="M26 62a36 36 0 0 1 26-22" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`,
});
