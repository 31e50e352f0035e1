import type { Drawing } from '../drawing.ts';
import { diagonalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A cap and goggles above the water. */
export function swim({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#7DB4FF'],
        [0.5, '#2F7BF0'],
        [1, '#154AAE'],
      ],
      0.34,
      0.28,
      0.9,
    ) +
      diagonalGradient(uid + '1', [
        [0, '#BFF0FF'],
        [1, '#3FA9E8'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#BFF0FF'],
        [1, '#3FA9E8'],
      ]),
    `<path d="M48 138q0-90 72-90t72 90q-10 12-72 12t-72-12z" fill="url(#${uid}0)"/><path d="M62 116q8-50 46-58" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/><path d="M54 112q66 18 132 0" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/><path d="M36 142q84 22 168 0" fill="none" stroke="#22304A" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><rect x="45" y="124" width="66" height="46" rx="22" fill="#22304A"/><rect x="52" y="131" width="52" height="32" rx="15" fill="url(#${uid}1)"/><path d="M62 142q2-6 12-6" fill="none" stroke="#fff" stroke-opacity="0.95" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="129" y="124" width="66" height="46" rx="22" fill="#22304A"/><rect x="136" y="131" width="52" height="32" rx="15" fill="url(#${uid}2)"/><path d="M146 142q2-6 12-6" fill="none" stroke="#fff" stroke-opacity="0.95" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M108 146q12-8 24 0" fill="none" stroke="#22304A" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M28 190q16-12 32 0t32 0 32 0 32 0 32 0 26-4M52 206q14-9 28 0t28 0 28 0 28 0 26-2" fill="none" stroke="#25A9EA" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M202 59q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5FB4E8" opacity="1"/>`,
    { shadow: [120, 212, 84, 5] },
  );
}
