import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A power bank with its cable. */
export function powerbank({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, '#FFFFFF'],
      [0.5, '#E8EEF6'],
      [1, '#A9B8CC'],
    ]) +
      linearGradient(uid + 'c', [
        [0, '#25A9EA'],
        [1, '#0B6FB0'],
      ]),
    `<path d="M150 78q44-8 44 40v54q0 22-24 22" fill="none" stroke="url(#${uid}c)" stroke-width="9" stroke-linecap="round"/><rect x="146" y="186" width="30" height="16" rx="5" fill="#2B3447"/><g transform="rotate(-8 104 128)"><rect x="58" y="48" width="92" height="156" rx="20" fill="url(#${uid}a)"/><path d="M108 92 86 134h18l-6 34 28-46h-20z" fill="#F5A623"/><g fill="#1FB56F"><circle cx="80" cy="66" r="4.5"/><circle cx="94" cy="66" r="4.5"/><circle cx="108" cy="66" r="4.5"/></g><circle cx="122" cy="66" r="4.5" fill="#C7D1DE"/><path d="M66 84v96" stroke="#fff" stroke-width="5" stroke-linecap="round"/><rect x="136" y="54" width="20" height="14" rx="4" fill="#2B3447"/></g>`,
    { shadow: [120, 209, 74, 7] },
  );
}
