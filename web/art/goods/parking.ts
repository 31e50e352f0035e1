import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A car below the sign of a car park. */
export function parking({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#8E99A6'],
      [0.5, '#E3E9EF'],
      [1, '#8E99A6'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#7DB4FF'],
        [0.5, '#2F7BF0'],
        [1, '#174FBE'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#FFB09C'],
        [0.45, '#EE5A3C'],
        [1, '#B9301A'],
      ]) +
      diagonalGradient(uid + '3', [
        [0, '#F1FAFF'],
        [1, '#9CC6DD'],
      ]),
    `<rect x="150" y="92" width="12" height="114" rx="5" fill="url(#${uid}0)"/><rect x="112" y="32" width="88" height="88" rx="22" fill="url(#${uid}1)"/><rect x="118" y="38" width="76" height="76" rx="17" fill="none" stroke="#fff" stroke-width="3"/><path d="M138 52h22q18 0 18 16t-18 16h-8v18h-14zM152 64v8h7q5 0 5-4t-5-4z" fill="#fff" fill-rule="evenodd"/><g transform="translate(-14 60) scale(.76)"><g transform="translate(0 0)"><path d="M62 128l16-30q7-13 22-13h40q15 0 22 13l16 30z" fill="url(#${uid}2)"/><path d="M74 126l13-24q4-8 13-8h16v32zM122 94h18q9 0 13 8l13 24h-44z" fill="url(#${uid}3)"/><path d="M90 124l14-29h8l-14 29z" fill="#fff" opacity=".5"/><path d="M34 146q0-18 18-20l136-1q20 2 20 22v22q0 9-9 9H43q-9 0-9-9z" fill="url(#${uid}2)"/><path d="M44 134q4-4 10-4h130q8 0 13 5" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 152h14q6 0 6 5t-6 5H34zM208 150h-12q-6 0-6 5t6 5h12z" fill="#FFF3C4"/><path d="M110 142h20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><rect x="34" y="168" width="174" height="12" rx="6" fill="#B9301A"/><circle cx="76" cy="180" r="24" fill="#2A3640"/><circle cx="76" cy="180" r="12" fill="#DCE8EF"/><circle cx="76" cy="180" r="4.5" fill="#8DA3B0"/><circle cx="166" cy="180" r="24" fill="#2A3640"/><circle cx="166" cy="180" r="12" fill="#DCE8EF"/><circle cx="166" cy="180" r="4.5" fill="#8DA3B0"/></g></g><path d="M28 206h176" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 206h14M40 206h14M64 206h14M88 206h14M112 206h14M136 206h14M160 206h14M184 206h14" fill="none" stroke="#5C9DFF" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".5"/><path d="M58 63q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5C9DFF" opacity="1"/>`,
    { shadow: [100, 206, 84, 6] },
  );
}
