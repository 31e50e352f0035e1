import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A polished car. */
export function carwax({ stage = 'violet', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#5B5148'],
      [0.45, '#2B2521'],
      [1, '#0F0C0A'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#F1FAFF'],
        [1, '#9CC6DD'],
      ]),
    `<g transform="translate(0 0)"><path d="M62 128l16-30q7-13 22-13h40q15 0 22 13l16 30z" fill="url(#${uid}0)"/><path d="M74 126l13-24q4-8 13-8h16v32zM122 94h18q9 0 13 8l13 24h-44z" fill="url(#${uid}1)"/><path d="M90 124l14-29h8l-14 29z" fill="#fff" opacity=".5"/><path d="M34 146q0-18 18-20l136-1q20 2 20 22v22q0 9-9 9H43q-9 0-9-9z" fill="url(#${uid}0)"/><path d="M44 134q4-4 10-4h130q8 0 13 5" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 152h14q6 0 6 5t-6 5H34zM208 150h-12q-6 0-6 5t6 5h12z" fill="#FFF3C4"/><path d="M110 142h20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><rect x="34" y="168" width="174" height="12" rx="6" fill="#0F0C0A"/><circle cx="76" cy="180" r="24" fill="#2A3640"/><circle cx="76" cy="180" r="12" fill="#DCE8EF"/><circle cx="76" cy="180" r="4.5" fill="#8DA3B0"/><circle cx="166" cy="180" r="24" fill="#2A3640"/><circle cx="166" cy="180" r="12" fill="#DCE8EF"/><circle cx="166" cy="180" r="4.5" fill="#8DA3B0"/></g><path d="M60 118q40-56 120 0" fill="none" stroke="#fff" stroke-opacity=".0"/><path d="M52 130l24-4 30-36h10l-28 34 20-1z" fill="#fff" opacity=".35"/><path d="M46 150q60-14 150-4" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 51q2.4 12.6 15 15q-12.6 2.4 -15 15q-2.4 -12.6 -15 -15q12.6 -2.4 15 -15z" fill="#8B79F5" opacity="1"/><path d="M150 33q3.04 15.96 19 19q-15.96 3.04 -19 19q-3.04 -15.96 -19 -19q15.96 -3.04 19 -19z" fill="#A99BFF" opacity="1"/><path d="M200 86q1.92 10.08 12 12q-10.08 1.92 -12 12q-1.92 -10.08 -12 -12q10.08 -1.92 12 -12z" fill="#6F5BF2" opacity="1"/><path d="M36 101q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#C6B8FF" opacity="1"/><path d="M112 32q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#C6B8FF" opacity="1"/><path d="M180 138q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#fff" opacity="1"/>`,
    { shadow: [120, 207, 92, 7] },
  );
}
