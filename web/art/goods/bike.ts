import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A shared bicycle. */
export function bike({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, '#7FE0A8'],
      [1, '#0B7C4B'],
    ]) +
      linearGradient(uid + 't', [
        [0, '#4A5468'],
        [1, '#1B2230'],
      ]),
    `<g fill="none" stroke="url(#${uid}t)" stroke-width="10"><circle cx="72" cy="164" r="36"/><circle cx="172" cy="164" r="36"/></g><g stroke="#AEB9C9" stroke-width="2.4"><path d="M72 132v64M40 164h64M172 132v64M140 164h64M49 141l46 46M95 141l-46 46M149 141l46 46M195 141l-46 46"/></g><path d="M72 164 96 104h58l18 60M96 104l28 60 30-60M72 164h52M92 88l32 76" fill="none" stroke="url(#${uid}a)" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M154 104l-8-32h26" fill="none" stroke="url(#${uid}t)" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M74 82q20-10 40 0l-6 10H78z" fill="url(#${uid}t)"/><path d="M176 92h30l-6 30h-20z" fill="#FFC06B"/><circle cx="124" cy="164" r="11" fill="#2B3447"/><circle cx="72" cy="164" r="6" fill="#fff"/><circle cx="172" cy="164" r="6" fill="#fff"/>`,
    { shadow: [122, 208, 92, 6] },
  );
}
