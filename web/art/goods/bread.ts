import type { Drawing } from '../drawing.ts';
import { diagonalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Loaves of bread. */
export function bread({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#FFDFA0'],
        [0.5, '#E5A04A'],
        [1, '#A9611A'],
      ],
      0.4,
      0.25,
      0.9,
    ) +
      diagonalGradient(uid + '1', [
        [0, '#FFD28A'],
        [0.5, '#D98A34'],
        [1, '#9C5616'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#FFCF7E'],
        [1, '#C9771F'],
      ]),
    `<path d="M48 196q-10-30 8-66 6-40 64-40t64 40q18 36 8 66-6 12-72 12t-72-12z" fill="url(#${uid}0)"/><path d="M78 118q12-14 24-18M108 132q16-18 34-26M146 142q10-10 22-16" fill="none" stroke="#FFF3D0" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 148q4-22 16-30" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(-30 160 80)"><path d="M92 68q34-24 92-20 40 4 44 20-4 18-44 22-58 4-92-22z" fill="url(#${uid}1)"/><path d="M120 60l14 20M148 54l14 26M176 52l12 26M202 56l8 18" fill="none" stroke="#FFF0CE" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M34 188q36-16 60 2 14 18-8 20H52q-26-2-18-22z" fill="url(#${uid}2)"/><path d="M50 190q6 8 4 16M66 186q8 8 6 20" fill="none" stroke="#FFF0CE" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M48 75q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#F0A84E" opacity="1"/>`,
    { shadow: [120, 212, 90, 6] },
  );
}
