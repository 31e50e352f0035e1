import type { Drawing } from '../drawing.ts';
import { diagonalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Two peaches with leaves. */
export function peach({ stage = 'rose', uid = 'g' }: StagedOptions = {}): Drawing {
  const one = (cx: number, cy: number, s: number, k: string) =>
    `<g transform="translate(${cx} ${cy}) scale(${s})"><path d="M0-46c26-22 62-2 62 36 0 40-34 62-62 72-28-10-62-32-62-72 0-38 36-58 62-36z" fill="url(#${uid}${k})"/><path d="M0-46q30 34 14 88" fill="none" stroke="#D9546B" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><path d="M-48-20q4-22 24-26" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/></g>`;
  return frame(
    uid,
    stage,
    radialGradient(
      uid + 'a',
      [
        [0, '#FFF3D6'],
        [0.42, '#FFC3B0'],
        [0.8, '#F77E92'],
        [1, '#DE5675'],
      ],
      0.36,
      0.68,
      0.85,
    ) +
      radialGradient(
        uid + 'b',
        [
          [0, '#FFF0D0'],
          [0.5, '#FFB9A6'],
          [1, '#EE7289'],
        ],
        0.6,
        0.7,
        0.85,
      ) +
      diagonalGradient(uid + 'l', [
        [0, '#8FD26A'],
        [1, '#3C9146'],
      ]),
    `<g transform="rotate(16 166 140)">${one(166, 140, 0.8, 'b')}</g><g transform="rotate(-10 102 134)">${one(102, 134, 1.04, 'a')}</g><path d="M100 90q2-16 12-24" stroke="#7A5A36" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M110 72q22-34 62-22-12 32-62 22z" fill="url(#${uid}l)"/><path d="M112 71q24-12 52-18" stroke="#D6F0BE" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M104 78q-30-22-54-2 18 22 54 2z" fill="url(#${uid}l)"/><path d="M100 77q-22-7-42 0" stroke="#D6F0BE" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
    { shadow: [126, 207, 84, 8] },
  );
}
