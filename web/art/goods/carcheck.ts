import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A car with a list of checks. */
export function carcheck({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#7DB4FF'],
      [0.45, '#2F7BF0'],
      [1, '#174FBE'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#F1FAFF'],
        [1, '#9CC6DD'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#fff'],
        [1, '#E6F2EE'],
      ]),
    `<g transform="translate(-16 8) scale(.96)"><g transform="translate(0 0)"><path d="M62 128l16-30q7-13 22-13h40q15 0 22 13l16 30z" fill="url(#${uid}0)"/><path d="M74 126l13-24q4-8 13-8h16v32zM122 94h18q9 0 13 8l13 24h-44z" fill="url(#${uid}1)"/><path d="M90 124l14-29h8l-14 29z" fill="#fff" opacity=".5"/><path d="M34 146q0-18 18-20l136-1q20 2 20 22v22q0 9-9 9H43q-9 0-9-9z" fill="url(#${uid}0)"/><path d="M44 134q4-4 10-4h130q8 0 13 5" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 152h14q6 0 6 5t-6 5H34zM208 150h-12q-6 0-6 5t6 5h12z" fill="#FFF3C4"/><path d="M110 142h20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><rect x="34" y="168" width="174" height="12" rx="6" fill="#174FBE"/><circle cx="76" cy="180" r="24" fill="#2A3640"/><circle cx="76" cy="180" r="12" fill="#DCE8EF"/><circle cx="76" cy="180" r="4.5" fill="#8DA3B0"/><circle cx="166" cy="180" r="24" fill="#2A3640"/><circle cx="166" cy="180" r="12" fill="#DCE8EF"/><circle cx="166" cy="180" r="4.5" fill="#8DA3B0"/></g></g><rect x="142" y="44" width="66" height="88" rx="11" fill="url(#${uid}2)"/><rect x="162" y="36" width="26" height="16" rx="6" fill="#12AE9D"/><path d="M151 68l4 4 7-8" fill="none" stroke="#0B9C7A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="168" y="65" width="30" height="6" rx="3" fill="#BFD6CC"/><path d="M151 86l4 4 7-8" fill="none" stroke="#0B9C7A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="168" y="83" width="25" height="6" rx="3" fill="#BFD6CC"/><path d="M151 104l4 4 7-8" fill="none" stroke="#0B9C7A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="168" y="101" width="20" height="6" rx="3" fill="#BFD6CC"/><circle cx="192" cy="124" r="17" fill="none" stroke="#2A3640" stroke-width="7"/><circle cx="192" cy="124" r="14" fill="#BFEAFF" opacity=".75"/><path d="M204 136l14 14" fill="none" stroke="#2A3640" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M50 65q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#3CC9B1" opacity="1"/>`,
    { shadow: [116, 208, 92, 7] },
  );
}
