import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A telephone receiver beside a clock. */
export function handset({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#7FE0A8'],
      [0.5, '#1FB56F'],
      [1, '#0B7C4B'],
    ]),
    `<circle cx="148" cy="92" r="52" fill="#fff" opacity=".95"/><circle cx="148" cy="92" r="44" fill="none" stroke="#D9F2E5" stroke-width="9"/><path d="M148 48a44 44 0 1 1-38 66" fill="none" stroke="#1FB56F" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M148 66v28l18 12" fill="none" stroke="#0B7C4B" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M62 92q14-8 22 6l12 22q6 12-4 20l-8 6q6 18 24 28l9-6q11-7 21 2l18 17q11 12 0 22-18 16-44 6-58-24-74-82-5-28 24-41z" fill="url(#${uid}0)"/><path d="M56 104q-10 12-4 34" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M58 53q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#34C58A" opacity="1"/><path d="M206 165q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#7FE0A8" opacity="1"/>`,
    { shadow: [110, 210, 70, 7] },
  );
}
