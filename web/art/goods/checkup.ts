import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A check list with a stethoscope. */
export function checkup({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#34C58A'],
      [1, '#0B7C4B'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#E8EEF0'],
        [1, '#9AA9AE'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#fff'],
        [1, '#B9C8CE'],
      ]),
    `<rect x="60" y="46" width="104" height="158" rx="14" fill="url(#${uid}0)"/><rect x="69" y="60" width="86" height="134" rx="7" fill="#fff"/><rect x="92" y="36" width="40" height="26" rx="8" fill="url(#${uid}1)"/><rect x="78" y="79" width="15" height="15" rx="4" fill="#D8F3E6"/><path d="M81 86l4 4 6-7" fill="none" stroke="#0B7C4B" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="100" y="81" width="44" height="5" rx="2.5" fill="#BFD6CC"/><rect x="100" y="89" width="28" height="4" rx="2" fill="#DDE9E3"/><rect x="78" y="103" width="15" height="15" rx="4" fill="#D8F3E6"/><path d="M81 110l4 4 6-7" fill="none" stroke="#0B7C4B" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="100" y="105" width="44" height="5" rx="2.5" fill="#BFD6CC"/><rect x="100" y="113" width="28" height="4" rx="2" fill="#DDE9E3"/><rect x="78" y="127" width="15" height="15" rx="4" fill="#D8F3E6"/><path d="M81 134l4 4 6-7" fill="none" stroke="#0B7C4B" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="100" y="129" width="44" height="5" rx="2.5" fill="#BFD6CC"/><rect x="100" y="137" width="28" height="4" rx="2" fill="#DDE9E3"/><rect x="78" y="151" width="15" height="15" rx="4" fill="#F0F4F2"/><rect x="100" y="153" width="44" height="5" rx="2.5" fill="#BFD6CC"/><rect x="100" y="161" width="28" height="4" rx="2" fill="#DDE9E3"/><path d="M150 92q-6 44 18 52t34-16q6-16-2-36" fill="none" stroke="#2B3A4A" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M150 92q-2-12 6-16M200 92q2-12-6-16" fill="none" stroke="#2B3A4A" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M170 146q-4 30 6 42" fill="none" stroke="#2B3A4A" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="182" cy="188" r="19" fill="url(#${uid}2)"/><circle cx="182" cy="188" r="11" fill="#12AE9D"/><path d="M46 76q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#3CC9B1" opacity="1"/>`,
    { shadow: [120, 211, 80, 6] },
  );
}
