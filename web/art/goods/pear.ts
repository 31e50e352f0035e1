import type { Drawing } from '../drawing.ts';
import { diagonalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Pears. */
export function pear({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#FFFBD6'],
        [0.5, '#F2DD7A'],
        [1, '#C9A02C'],
      ],
      0.36,
      0.4,
      0.85,
    ) +
      diagonalGradient(uid + '1', [
        [0, '#9BDB7A'],
        [1, '#3E9A4B'],
      ]),
    `<g transform="translate(158 138) rotate(10) scale(0.88)"><path d="M0-60q-2-16 8-26" fill="none" stroke="#7A5A36" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M0-64c20 0 24 16 26 32 3 18 32 28 32 60 0 34-28 46-58 46s-58-12-58-46c0-32 29-42 32-60 2-16 6-32 26-32z" fill="url(#${uid}0)"/><circle cx="-10" cy="36" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="18" cy="18" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="-28" cy="20" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="8" cy="52" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="30" cy="40" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="-4" cy="8" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="10" cy="-24" r="1.8" fill="#B08A1E" opacity=".55"/><path d="M-34 8q4-14 14-22M-12-38q2-10 8-12" fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(94 132) rotate(-8) scale(1.04)"><path d="M0-60q-2-16 8-26" fill="none" stroke="#7A5A36" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M0-64c20 0 24 16 26 32 3 18 32 28 32 60 0 34-28 46-58 46s-58-12-58-46c0-32 29-42 32-60 2-16 6-32 26-32z" fill="url(#${uid}0)"/><circle cx="-10" cy="36" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="18" cy="18" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="-28" cy="20" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="8" cy="52" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="30" cy="40" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="-4" cy="8" r="1.8" fill="#B08A1E" opacity=".55"/><circle cx="10" cy="-24" r="1.8" fill="#B08A1E" opacity=".55"/><path d="M-34 8q4-14 14-22M-12-38q2-10 8-12" fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(94 54) rotate(6) scale(1.05)"><path d="M0 0q4-30 40-34Q40-4 0 0z" fill="url(#${uid}1)"/><path d="M4-3q14-14 30-26" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(170 66) rotate(16) scale(0.8)"><path d="M0 0q4-30 40-34Q40-4 0 0z" fill="url(#${uid}1)"/><path d="M4-3q14-14 30-26" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M48 72q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#E3C25A" opacity="1"/><path d="M206 89q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#9BC672" opacity="1"/>`,
    { shadow: [124, 209, 86, 6] },
  );
}
