import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Fish in a round tank. */
export function aquarium({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#D8F4FF'],
      [0.5, '#6CC6F0'],
      [1, '#1F7FC4'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#FFC06B'],
        [1, '#FF7A2B'],
      ]) +
      `<clipPath id="${uid}2"><circle cx="120" cy="122" r="82"/></clipPath>`,
    `<circle cx="120" cy="122" r="88" fill="#fff"/><g clip-path="url(#${uid}2)"><rect x="34" y="36" width="172" height="172" rx="0" fill="url(#${uid}0)"/><path d="M34 70q20-12 40 0t40 0 40 0 60 0V36H34z" fill="#fff" opacity=".55"/><path d="M34 188q40-18 86-6t90-8v40H34z" fill="#F2DCA8"/><path d="M58 190q-6-34 6-50 8 20 2 50zM72 192q0-26 12-36 4 20-2 36z" fill="#2BA267"/><path d="M164 190q-10-12-4-26-10-4-8-16 8-2 12 8 0-18 10-24 8 10 0 24 10-8 16 0 0 12-12 14 2 12-2 20z" fill="#F2507F"/></g><path d="M92 116q28-34 66-2l22-16q6 20-2 22 8 4 2 24l-22-16q-38 30-66-4-4-4 0-8z" fill="url(#${uid}1)"/><path d="M122 102q10 22-2 42" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle cx="106" cy="115" r="5.5" fill="#fff"/><circle cx="106" cy="115" r="2.8" fill="#2B1B13"/><circle cx="80" cy="96" r="7" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M76.5 95.3q.7-2.8 3.15-3.15" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="72" cy="78" r="5" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M69.5 77.5q0.5-2 2.25-2.25" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="88" cy="66" r="9" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M83.5 65.1q0.9-3.6 4.05-4.05" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><path d="M50 96q10-38 44-50" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="120" cy="122" r="86" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>`,
    { shadow: [120, 214, 60, 5] },
  );
}
