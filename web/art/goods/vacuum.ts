import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A cordless vacuum cleaner. */
export function vacuum({ stage = 'violet', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FFFFFF'],
      [0.5, '#CFC8EC'],
      [1, '#7E74B8'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#6F5BF2'],
        [1, '#3B2BA6'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#BFE6FF', 0.9],
        [1, '#7FA9E8', 0.9],
      ]),
    `<path d="M164 34q40 0 38 38t-44 36" fill="none" stroke="#4B4368" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M176 40q20 6 19 28" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".35"/><g transform="rotate(28 120 120)"><rect x="112" y="66" width="16" height="118" rx="8" fill="url(#${uid}0)"/><path d="M116 96v78" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M44 186q0-10 12-12l44-4q10 0 10 10v16q0 12-12 12H54q-10 0-10-10z" fill="url(#${uid}1)"/><rect x="40" y="196" width="74" height="12" rx="6" fill="#2A2148"/><path d="M54 182l34-3" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(28 150 66)"><rect x="126" y="34" width="56" height="62" rx="20" fill="url(#${uid}0)"/><rect x="134" y="68" width="40" height="50" rx="14" fill="url(#${uid}2)"/><path d="M144 78q10 12 0 28M162 80q-8 12 2 24" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><circle cx="154" cy="54" r="13" fill="url(#${uid}1)"/><path d="M155 46l-8 10h6l-2 8 9-11h-6z" fill="#FFD65C"/></g><circle cx="34" cy="178" r="3" fill="#A99BFF"/><circle cx="26" cy="190" r="4" fill="#A99BFF" opacity=".7"/><circle cx="40" cy="166" r="2.4" fill="#A99BFF"/><path d="M60 61q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#8B79F5" opacity="1"/>`,
    { shadow: [98, 209, 68, 7] },
  );
}
