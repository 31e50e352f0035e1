import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A taxi. */
export function taxi({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#FFE38A'],
      [0.45, '#FFC21F'],
      [1, '#E08A00'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#F1FAFF'],
        [1, '#9CC6DD'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#fff'],
        [1, '#E6E0D2'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#FF8A70'],
        [1, '#D8301E'],
      ]),
    `<g transform="translate(0 2)"><path d="M62 128l16-30q7-13 22-13h40q15 0 22 13l16 30z" fill="url(#${uid}0)"/><path d="M74 126l13-24q4-8 13-8h16v32zM122 94h18q9 0 13 8l13 24h-44z" fill="url(#${uid}1)"/><path d="M90 124l14-29h8l-14 29z" fill="#fff" opacity=".5"/><path d="M34 146q0-18 18-20l136-1q20 2 20 22v22q0 9-9 9H43q-9 0-9-9z" fill="url(#${uid}0)"/><path d="M44 134q4-4 10-4h130q8 0 13 5" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 152h14q6 0 6 5t-6 5H34zM208 150h-12q-6 0-6 5t6 5h12z" fill="#FFF3C4"/><path d="M110 142h20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><rect x="34" y="168" width="174" height="12" rx="6" fill="#E08A00"/><circle cx="76" cy="180" r="24" fill="#2A3640"/><circle cx="76" cy="180" r="12" fill="#DCE8EF"/><circle cx="76" cy="180" r="4.5" fill="#8DA3B0"/><circle cx="166" cy="180" r="24" fill="#2A3640"/><circle cx="166" cy="180" r="12" fill="#DCE8EF"/><circle cx="166" cy="180" r="4.5" fill="#8DA3B0"/></g><rect x="98" y="60" width="44" height="24" rx="7" fill="url(#${uid}2)"/><rect x="104" y="66" width="32" height="12" rx="3" fill="#2A3640"/><path d="M108 72h24" fill="none" stroke="#FFD65C" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="6 4"/><g fill="#2A3640"><rect x="52" y="150" width="12" height="6" rx="0" fill="#2A3640"/><rect x="64" y="156" width="12" height="6" rx="0" fill="#2A3640"/><rect x="76" y="150" width="12" height="6" rx="0" fill="#2A3640"/><rect x="88" y="156" width="12" height="6" rx="0" fill="#2A3640"/><rect x="100" y="150" width="12" height="6" rx="0" fill="#2A3640"/><rect x="112" y="156" width="12" height="6" rx="0" fill="#2A3640"/><rect x="124" y="150" width="12" height="6" rx="0" fill="#2A3640"/><rect x="136" y="156" width="12" height="6" rx="0" fill="#2A3640"/><rect x="148" y="150" width="12" height="6" rx="0" fill="#2A3640"/><rect x="160" y="156" width="12" height="6" rx="0" fill="#2A3640"/><rect x="172" y="150" width="12" height="6" rx="0" fill="#2A3640"/><rect x="184" y="156" width="12" height="6" rx="0" fill="#2A3640"/></g><path d="M188 104s-18-16-18-31a18 18 0 0 1 36 0c0 15-18 31-18 31z" fill="url(#${uid}3)"/><circle cx="188" cy="73" r="7" fill="#fff"/><path d="M48 65q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#E3B25A" opacity="1"/>`,
    { shadow: [120, 208, 92, 7] },
  );
}
