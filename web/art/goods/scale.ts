import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A scale that measures body fat. */
export function scale({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#fff'],
      [0.5, '#E6F1F8'],
      [1, '#A9C6DA'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#2B3A4A'],
        [1, '#0F1820'],
      ]),
    `<path d="M58 72h124q10 0 12 10l18 104q2 18-16 18H44q-18 0-16-18L46 82q2-10 12-10z" fill="url(#${uid}0)"/><path d="M60 78h120q6 0 8 7l16 98q1 13-12 13H48q-13 0-12-13l16-98q2-7 8-7z" fill="none" stroke="#fff" stroke-width="2.4"/><rect x="88" y="88" width="64" height="30" rx="9" fill="url(#${uid}1)"/><path d="M100 98h8v5h-8v5h8M116 98v10M116 98h8M124 98v10M116 108h8M116 103h8" fill="none" stroke="#6FE3FF" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="135" cy="108" r="1.8" fill="#6FE3FF"/><path d="M140 98v10" fill="none" stroke="#6FE3FF" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M86 132q16-2 18 16 2 12-3 22-4 10-13 10t-14-10q-4-12 0-24 3-12 12-14zM154 132q-16-2-18 16-2 12 3 22 4 10 13 10t14-10q4-12 0-24-3-12-12-14z" fill="#8FB7D0" opacity=".75"/><circle cx="76" cy="128" r="4.5" fill="#8FB7D0" opacity=".75"/><circle cx="164" cy="128" r="4.5" fill="#8FB7D0" opacity=".75"/><circle cx="84" cy="124" r="4.1" fill="#8FB7D0" opacity=".75"/><circle cx="156" cy="124" r="4.1" fill="#8FB7D0" opacity=".75"/><circle cx="92" cy="123" r="3.7" fill="#8FB7D0" opacity=".75"/><circle cx="148" cy="123" r="3.7" fill="#8FB7D0" opacity=".75"/><circle cx="100" cy="125" r="3.3" fill="#8FB7D0" opacity=".75"/><circle cx="140" cy="125" r="3.3" fill="#8FB7D0" opacity=".75"/><rect x="34" y="196" width="172" height="10" rx="5" fill="#7E9DB3" opacity=".55"/><path d="M58 88L44 168" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M206 53q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5FB4E8" opacity="1"/>`,
    { shadow: [120, 210, 92, 6] },
  );
}
