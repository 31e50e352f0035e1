import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A shield that guards calls. */
export function guard({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#9CC6FF'],
      [0.5, '#2F7BF0'],
      [1, '#123F9C'],
    ]),
    `<path d="M120 34q34 20 74 22v50q0 68-74 102-74-34-74-102V56q40-2 74-22z" fill="url(#${uid}0)"/><path d="M120 34v174q-74-34-74-102V56q40-2 74-22z" fill="#fff" opacity=".14"/><path d="M120 50q28 15 60 18v40q0 54-60 84-60-30-60-84V68q32-3 60-18z" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M92 92q8-5 13 4l7 13q4 7-3 12l-4 4q4 11 14 16l6-4q6-4 12 1l11 10q7 7 0 13-11 9-26 3-34-14-44-48-3-17 14-24z" fill="#fff"/><path d="M138 90a22 22 0 0 1 22 22M138 74a38 38 0 0 1 38 38" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/><path d="M204 43q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5C9DFF" opacity="1"/><path d="M36 167q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#9CC6FF" opacity="1"/>`,
    { shadow: [120, 212, 56, 6] },
  );
}
