import type { Drawing } from '../drawing.ts';
import { horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bottle and a jar of vinegar. */
export function vinegar({ stage = 'stone', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#2A0F08'],
      [0.2, '#8A4A30'],
      [0.55, '#4E1F10'],
      [1, '#1C0904'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#6B3A22'],
        [0.33, '#C98A5C'],
        [0.67, '#8E5230'],
        [1, '#4A2412'],
      ]) +
      horizontalGradient(uid + '2', [
        [0, '#A31A12'],
        [0.5, '#F0604A'],
        [1, '#A31A12'],
      ]) +
      horizontalGradient(uid + '3', [
        [0, '#B3281C'],
        [0.5, '#F0604A'],
        [1, '#B3281C'],
      ]),
    `<rect x="86" y="30" width="24" height="22" rx="5" fill="url(#${uid}2)"/><path d="M88 50h20v26q24 12 24 38v80q0 12-12 12H76q-12 0-12-12v-80q0-26 24-38z" fill="url(#${uid}0)"/><rect x="64" y="116" width="68" height="62" rx="4" fill="#FFF4DC"/><rect x="70" y="122" width="56" height="50" rx="3" fill="none" stroke="#B3281C" stroke-width="1.8"/><circle cx="98" cy="147" r="17" fill="#B3281C"/><path d="M98 134c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z" fill="#FFF4DC"/><path d="M74 100v12M74 182v14" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M150 118h44q22 14 22 44 0 44-44 44t-44-44q0-30 22-44z" fill="url(#${uid}1)"/><rect x="144" y="104" width="56" height="18" rx="7" fill="url(#${uid}3)"/><path d="M146 120h52l8 12h-68z" fill="#D8402E"/><path d="M161.53 153.53A10.51 10.51 0 0 1 182.47 153.53A10.51 10.51 0 0 1 182.47 174.47A10.51 10.51 0 0 1 161.53 174.47A10.51 10.51 0 0 1 161.53 153.53Z" fill="#FFE7BE"/><path d="M138 148q-4 14 2 30" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M48 62q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#C9A98A" opacity="1"/>`,
    { shadow: [128, 211, 86, 6] },
  );
}
