import type { Drawing } from './drawing.ts';
import { diagonalGradient } from './gradients.ts';
import { rosette } from './rosette.ts';

/** The product mark: a 海棠 window over water. */
export const logo = (uid: string, light = '#FF7A4D', deep = '#D8271C'): Drawing => ({
  width: 48,
  height: 48,
  body: `<defs>${diagonalGradient(uid, [
    [0, light],
    [1, deep],
  ])}</defs><path d="${rosette(24, 24, 22)}" fill="url(#${uid})"/><path d="${rosette(24, 24, 17.5)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/><path d="M12.5 27q4-4.5 8 0t8 0 7.5 0M15 33q3.5-3.5 7 0t7 0 5 0" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><circle cx="24" cy="17" r="4.6" fill="#fff"/>`,
});
