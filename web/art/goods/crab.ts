import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A steamed lake crab. */
export function crab({ stage = 'coral', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, '#FFB36B'],
      [0.5, '#F2662B'],
      [1, '#B9330F'],
    ]) +
      linearGradient(uid + 'b', [
        [0, '#FF9A58'],
        [1, '#C8400F'],
      ]),
    `<g fill="none" stroke="url(#${uid}b)" stroke-width="11" stroke-linecap="round"><path d="M66 142 36 132l-10 20M64 158l-32 6-4 22M72 172l-22 18 2 16M174 142l30-10 10 20M176 158l32 6 4 22M168 172l22 18-2 16"/><path d="M80 122Q50 108 56 76M160 122q30-14 24-46"/></g><path d="M56 84c-26-6-30-38-8-54 0 14 8 18 16 18 4-8 12-10 18-8 6 22-4 44-26 44zM184 84c26-6 30-38 8-54 0 14-8 18-16 18-4-8-12-10-18-8-6 22 4 44 26 44z" fill="url(#${uid}a)"/>
<path d="M52 148c0-36 30-52 68-52s68 16 68 52c0 34-30 56-68 56s-68-22-68-56z" fill="url(#${uid}a)"/><path d="M68 140q8-26 40-30" stroke="#FFE0BF" stroke-width="7" stroke-linecap="round" fill="none" opacity=".9"/><path d="M86 172q34 18 68 0M96 150q10-8 20 0M124 150q10-8 20 0" stroke="#8F2408" stroke-opacity=".5" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M100 100V84M140 100V84" stroke="#C8400F" stroke-width="6" stroke-linecap="round"/><circle cx="100" cy="80" r="7" fill="#2B1A12"/><circle cx="140" cy="80" r="7" fill="#2B1A12"/><circle cx="98" cy="78" r="2.2" fill="#fff"/><circle cx="138" cy="78" r="2.2" fill="#fff"/>`,
    { shadow: [120, 208, 70, 7] },
  );
}
