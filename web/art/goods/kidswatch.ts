import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A child's telephone watch. */
export function kidswatch({ stage = 'rose', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#E0486D'],
      [0.5, '#FF9DBB'],
      [1, '#E0486D'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#fff'],
        [0.5, '#FFE3EB'],
        [1, '#F4A9BE'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#3D5BD9'],
        [1, '#1B2C86'],
      ]),
    `<path d="M88 34q0-8 8-8h48q8 0 8 8l6 44H82zM88 198q0 8 8 8h48q8 0 8-8l6-44H82z" fill="url(#${uid}0)"/><rect x="114" y="42" width="12" height="5" rx="2.5" fill="#B92357" opacity=".4"/><rect x="114" y="54" width="12" height="5" rx="2.5" fill="#B92357" opacity=".4"/><rect x="114" y="176" width="12" height="5" rx="2.5" fill="#B92357" opacity=".4"/><rect x="114" y="188" width="12" height="5" rx="2.5" fill="#B92357" opacity=".4"/><rect x="62" y="62" width="116" height="108" rx="34" fill="url(#${uid}1)"/><rect x="74" y="74" width="92" height="84" rx="24" fill="url(#${uid}2)"/><circle cx="120" cy="108" r="24" fill="#FFD65C"/><path d="M120 130s-16-13-16-25a16 16 0 0 1 32 0c0 12-16 25-16 25z" fill="#F2507F"/><circle cx="120" cy="105" r="6.5" fill="#fff"/><rect x="94" y="142" width="52" height="6" rx="3" fill="#fff" opacity=".8"/><circle cx="120" cy="82" r="3" fill="#8FA6FF"/><rect x="178" y="100" width="10" height="30" rx="5" fill="#E0486D"/><path d="M72 92q2-20 20-22" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M200 57q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#F2507F" opacity="1"/><path d="M42 93q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#FF9DBB" opacity="1"/>`,
    { shadow: [120, 207, 66, 8] },
  );
}
