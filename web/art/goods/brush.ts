import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A writing brush with ink. */
export function brush({ stage = 'stone', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#fff'],
      [1, '#F8F2E6'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#4A423C'],
        [1, '#15110F'],
      ]) +
      horizontalGradient(uid + '2', [
        [0, '#8A5A2C'],
        [0.5, '#E0B070'],
        [1, '#8A5A2C'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#F3ECE2'],
        [1, '#2B2521'],
      ]),
    `<g transform="rotate(-6 110 150)"><path d="M36 92h128q8 0 8 8v100q0 6-6 6H38q-8 0-8-8V98q0-6 6-6z" fill="url(#${uid}0)"/><path d="M74 118q24-6 48-2M98 108q2 40-22 68M98 128q14 30 40 42" fill="none" stroke="#2B2521" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></g><rect x="138" y="172" width="74" height="34" rx="10" fill="url(#${uid}1)"/><ellipse cx="175" cy="178" rx="28" ry="7" fill="#0A0807"/><ellipse cx="168" cy="177" rx="10" ry="2.4" fill="#fff" opacity=".25"/><g transform="rotate(32 168 90)"><rect x="161" y="22" width="13" height="96" rx="6" fill="url(#${uid}2)"/><rect x="160" y="112" width="15" height="14" rx="4" fill="#B3281C"/><path d="M160 124h15q2 22-7.5 44-9.5-22-7.5-44z" fill="url(#${uid}3)"/><path d="M165 32v74" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g><rect x="158" y="30" width="0" height="0" rx="0" fill="#fff"/><rect x="44" y="190" width="20" height="12" rx="2" fill="#C8351F"/><path d="M52 62q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#B9AB99" opacity="1"/>`,
    { shadow: [122, 211, 88, 6] },
  );
}
