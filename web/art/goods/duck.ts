import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A roast duck on a dish. */
export function duck({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, '#F9C583'],
      [0.5, '#D9822E'],
      [1, '#96480F'],
    ]) +
      linearGradient(uid + 'd', [
        [0, '#FFFFFF'],
        [1, '#C8D6EA'],
      ]),
    `<ellipse cx="120" cy="182" rx="92" ry="25" fill="url(#${uid}d)"/><ellipse cx="120" cy="178" rx="76" ry="17" fill="#EEF3FA"/><g fill="#57B05C"><path d="M46 178q14-18 32-8-10 16-32 8zM194 178q-14-18-32-8 10 16 32 8z"/></g><path d="M62 146c0-36 30-56 66-56 34 0 58 24 58 52 0 26-22 40-60 40-40 0-64-10-64-36z" fill="url(#${uid}a)"/><path d="M150 96q14-26 34-20 8-18 22-8 12 10-2 22 2 18-24 24z" fill="url(#${uid}a)"/><path d="M80 132q10-26 42-30" stroke="#FFE7C4" stroke-width="8" stroke-linecap="round" fill="none" opacity=".85"/><path d="M96 160q8-30 42-26 12 26-14 36-18 4-28-10z" fill="#B9611B"/><path d="M104 156q8-18 28-16" stroke="#F3B36B" stroke-width="5" stroke-linecap="round" fill="none"/><circle cx="202" cy="70" r="5" fill="#FFF3DF"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"><path d="M96 74c-7-9 7-14 0-24M120 68c-7-9 7-14 0-24"/></g>`,
    { shadow: [120, 208, 84, 6] },
  );
}
