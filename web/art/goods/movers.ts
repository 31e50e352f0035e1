import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A removal van. */
export function movers({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#fff'],
      [0.5, '#FFF1E0'],
      [1, '#EBC9A0'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#FFB057'],
        [1, '#F07A1A'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#F1FAFF'],
        [1, '#9CC6DD'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#E9C08A'],
        [1, '#C48F4E'],
      ]) +
      linearGradient(uid + '4', [
        [0, '#F2D0A0'],
        [1, '#D09A58'],
      ]),
    `<rect x="22" y="80" width="124" height="96" rx="12" fill="url(#${uid}0)"/><rect x="23" y="81" width="122" height="94" rx="11" fill="none" stroke="#fff" stroke-width="2"/><path d="M146 104h36q8 0 12 7l20 33q3 5 3 11v21h-71z" fill="url(#${uid}1)"/><path d="M156 114h22q5 0 8 4l14 24h-44z" fill="url(#${uid}2)"/><path d="M34 94v66" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M58 112h20v-8q0-4 4-4h8q4 0 4 4v8h20l-6 40H64z" fill="none"/><g transform="translate(84 130)"><path d="M-34-4L0-32 34-4h-9v30h-50V-4z" fill="#F07A1A"/><rect x="-8" y="4" width="16" height="22" rx="2" fill="#fff"/></g><rect x="18" y="172" width="200" height="12" rx="6" fill="#B9611A"/><path d="M206 156h12v10h-12z" fill="#FFF3C4"/><circle cx="64" cy="184" r="23" fill="#2A3640"/><circle cx="64" cy="184" r="11" fill="#DCE8EF"/><circle cx="64" cy="184" r="4" fill="#8DA3B0"/><circle cx="178" cy="184" r="23" fill="#2A3640"/><circle cx="178" cy="184" r="11" fill="#DCE8EF"/><circle cx="178" cy="184" r="4" fill="#8DA3B0"/><rect x="96" y="42" width="52" height="40" rx="5" fill="url(#${uid}3)"/><rect x="116" y="42" width="12" height="40" rx="0" fill="#FFE7BE" opacity=".8"/><rect x="46" y="54" width="44" height="28" rx="5" fill="url(#${uid}4)"/><path d="M10 110h-6M10 130H0M10 150h-6" fill="none" stroke="#EDB071" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M196 61q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#F0A05A" opacity="1"/>`,
    { shadow: [120, 209, 100, 6] },
  );
}
