import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Soy milk and dough sticks. */
export function breakfast({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FFD98A'],
      [0.5, '#E59A2E'],
      [1, '#B5660E'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#C9D8E6'],
        [0.2, '#fff'],
        [0.6, '#F4F8FB'],
        [1, '#B9CBDB'],
      ]) +
      radialGradient(
        uid + '2',
        [
          [0, '#fff'],
          [0.5, '#F3DFC4'],
          [1, '#C9A27A'],
        ],
        0.4,
        0.3,
        0.8,
      ),
    `<g transform="rotate(16 150 110)"><path d="M136 44q14-14 28 0 6 8 1 18 6 8 0 18 6 8 0 18 6 8 0 18 5 10-1 18l-28 2q-8-10-1-20-6-8 0-18-6-8 0-18-6-8 0-18-5-8 1-18z" fill="url(#${uid}0)"/><path d="M150 46v86" fill="none" stroke="#B5660E" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".45"/><path d="M142 54v70" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(34 178 110)"><path d="M164 44q14-14 28 0 6 8 1 18 6 8 0 18 6 8 0 18 6 8 0 18 5 10-1 18l-28 2q-8-10-1-20-6-8 0-18-6-8 0-18-6-8 0-18-5-8 1-18z" fill="url(#${uid}0)"/><path d="M178 46v86" fill="none" stroke="#B5660E" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".45"/><path d="M170 54v70" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M40 116h128q0 62-34 84h-60q-34-22-34-84z" fill="url(#${uid}1)"/><path d="M52 150q14-8 26 0t26 0 26 0 28 0" fill="none" stroke="#3B78C8" stroke-width="5" stroke-linecap="round"/><ellipse cx="104" cy="116" rx="64" ry="18" fill="#fff"/><ellipse cx="104" cy="117" rx="56" ry="13.5" fill="#FFF6DF"/><ellipse cx="90" cy="113" rx="18" ry="4" fill="#fff"/><rect x="74" y="198" width="60" height="9" rx="4.5" fill="#A9BED2"/><path d="M92 92c-7-8 7-13 0-23M114 94c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M52 134q4 34 20 54" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="182" cy="196" rx="26" ry="12" fill="url(#${uid}2)"/><path d="M168 194q8-5 14-1M184 200q8-4 14-8" fill="none" stroke="#B88956" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    { shadow: [122, 211, 86, 6] },
  );
}
