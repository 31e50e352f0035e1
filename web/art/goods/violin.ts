import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A violin with its bow. */
export function violin({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#F0A65A'],
      [0.5, '#C4651F'],
      [1, '#7E3508'],
    ]),
    `<g transform="rotate(24 120 122)"><path d="M120 100c30-4 40 16 30 32-6 9-6 14 0 24 14 26-2 50-30 50s-44-24-30-50c6-10 6-15 0-24-10-16 0-36 30-32z" fill="url(#${uid}0)"/><path d="M96 112q-8 12 2 26 4 8-1 18-12 24 4 38" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M101 150q-6 10 2 20M139 150q6 10-2 20" fill="none" stroke="#4A1E05" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M113 34h14v112l-7 4-7-4z" fill="#2E1608"/><rect x="106" y="174" width="28" height="5" rx="2.5" fill="#2E1608"/><path d="M112 184h16l-3 22h-10z" fill="#2E1608"/><path d="M111 38q-4-18 9-18t9 18l-4 6h-10z" fill="url(#${uid}0)"/><path d="M104 26h8M128 26h8M104 34h8M128 34h8" fill="none" stroke="#2E1608" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M116 42v134M120 42v134M124 42v134" fill="none" stroke="#F5E7D2" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(-34 150 130)"><path d="M150 34v170" fill="none" stroke="#7E3508" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M157 40v154" fill="none" stroke="#FFF6E6" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><rect x="146" y="186" width="12" height="18" rx="4" fill="#2E1608"/></g><path d="M54 60q1.6 8.4 10 10q-8.4 1.6 -10 10q-1.6 -8.4 -10 -10q8.4 -1.6 10 -10z" fill="#F0A05A" opacity="1"/><path d="M202 178q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#FFC06B" opacity="1"/>`,
    { shadow: [106, 209, 66, 7] },
  );
}
