import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A wooden comb. */
export function comb({ stage = 'stone', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#E9B878'],
      [0.5, '#B9772F'],
      [1, '#6E3D0F'],
    ]),
    `<path d="M34 96q20-46 86-46t86 46q4 16-4 34H38q-8-18-4-34z" fill="url(#${uid}0)"/><path d="M41 124h4.2v52.8q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M48 124h4.2v54q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M55 124h4.2v55.2q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M62 124h4.2v56.4q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M69 124h4.2v57.6q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M76 124h4.2v58.8q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M83 124h4.2v60q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M90 124h4.2v61.2q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M97 124h4.2v62.4q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M104 124h4.2v63.6q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M111 124h4.2v64.8q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M118 124h4.2v66q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M125 124h4.2v64.8q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M132 124h4.2v63.6q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M139 124h4.2v62.4q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M146 124h4.2v61.2q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M153 124h4.2v60q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M160 124h4.2v58.8q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M167 124h4.2v57.6q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M174 124h4.2v56.4q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M181 124h4.2v55.2q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M188 124h4.2v54q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M195 124h4.2v52.8q-2.1 4-4.2 0z" fill="#A5662A"/><path d="M52 100q16-36 68-36t68 36q2 8 0 16H52q-2-8 0-16z" fill="none" stroke="#FFE3B0" stroke-width="2.2"/><path d="M111.74 80.63A8.29 8.29 0 0 1 128.26 80.63A8.29 8.29 0 0 1 133.37 96.34A8.29 8.29 0 0 1 120 106.06A8.29 8.29 0 0 1 106.63 96.34A8.29 8.29 0 0 1 111.74 80.63Z" fill="#FFE3B0"/><circle cx="120" cy="92" r="6" fill="#C8402E"/><path d="M70 104q10-16 24-10M170 104q-10-16-24-10M80 110q8-4 14 0M160 110q-8-4-14 0" fill="none" stroke="#FFE3B0" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M48 90q16-24 44-30" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M196 64q18 8 12 30t4 34" fill="none" stroke="#C8402E" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M204 126h16l3 34h-22z" fill="#D8402E"/><rect x="203" y="122" width="18" height="8" rx="4" fill="#E3B25A"/><path d="M46 54q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#C9A98A" opacity="1"/>`,
    { shadow: [120, 206, 84, 7] },
  );
}
