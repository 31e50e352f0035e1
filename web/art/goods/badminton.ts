import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A racket and a shuttlecock. */
export function badminton({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FF8A70'],
      [0.5, '#E23A2A'],
      [1, '#A31A12'],
    ]) +
      `<clipPath id="${uid}1"><ellipse cx="92" cy="84" rx="42" ry="50"/></clipPath>` +
      linearGradient(uid + '2', [
        [0, '#fff'],
        [1, '#E3EADB'],
      ]) +
      horizontalGradient(uid + '3', [
        [0, '#fff'],
        [0.5, '#F2EEE6'],
        [1, '#CFC5B4'],
      ]),
    `<g transform="rotate(-30 110 120)"><g clip-path="url(#${uid}1)"><rect x="46" y="30" width="92" height="108" fill="#fff" opacity=".55"/><g stroke="#B9C9A4" stroke-width="1.6"><path d="M52 30v110M46 36h92"/><path d="M60 30v110M46 45.5h92"/><path d="M68 30v110M46 55h92"/><path d="M76 30v110M46 64.5h92"/><path d="M84 30v110M46 74h92"/><path d="M92 30v110M46 83.5h92"/><path d="M100 30v110M46 93h92"/><path d="M108 30v110M46 102.5h92"/><path d="M116 30v110M46 112h92"/><path d="M124 30v110M46 121.5h92"/><path d="M132 30v110M46 131h92"/></g></g><ellipse cx="92" cy="84" rx="43" ry="51" fill="none" stroke="url(#${uid}0)" stroke-width="9"/><path d="M84 134h16l-3 18h-10z" fill="url(#${uid}0)"/><rect x="88" y="148" width="8" height="46" rx="3" fill="#EDE6DC"/><rect x="84" y="186" width="16" height="44" rx="7" fill="#33291F"/><path d="M86 196l12 5M86 206l12 5M86 216l12 5" fill="none" stroke="#6B5B49" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M58 64q8-24 26-28" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(24 170 160)"><path d="M146 116q26-12 52 0l-14 52h-24z" fill="url(#${uid}2)"/><path d="M156 114l6 52M172 110v56M188 114l-6 52M149 130h46M152 146h40" fill="none" stroke="#B9C9A4" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M158 166h28v8q0 16-14 16t-14-16z" fill="url(#${uid}3)"/><rect x="157" y="164" width="30" height="7" rx="3" fill="#E23A2A"/></g><path d="M56 180q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#9BC672" opacity="1"/>`,
    { shadow: [128, 211, 84, 6] },
  );
}
