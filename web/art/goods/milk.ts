import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A carton and a glass of milk. */
export function milk({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#fff'],
      [0.5, '#F2F7FF'],
      [1, '#CFDEF5'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#EAF2FF'],
        [1, '#B9D0F2'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#fff'],
        [1, '#C5D7F2'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#5C9DFF'],
        [1, '#2363D6'],
      ]),
    `<path d="M54 92l22-34h64l22 34z" fill="url(#${uid}1)"/><rect x="78" y="42" width="62" height="20" rx="5" fill="url(#${uid}2)"/><path d="M108 58l-26 34h54z" fill="#fff" opacity=".7"/><rect x="54" y="90" width="108" height="116" rx="8" fill="url(#${uid}0)"/><path d="M54 138q27-18 54 0t54 0v60q0 8-8 8H62q-8 0-8-8z" fill="url(#${uid}3)"/><path d="M86 110q22-16 44 0 4 14-10 18h-24q-14-4-10-18z" fill="#fff"/><path d="M98.58 106.58A9.46 9.46 0 0 1 117.42 106.58A9.46 9.46 0 0 1 117.42 125.42A9.46 9.46 0 0 1 98.58 125.42A9.46 9.46 0 0 1 98.58 106.58Z" fill="#2F7BF0"/><path d="M108 104c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z" fill="#fff"/><path d="M64 102v90" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M148 152h56l-6 48q-1 8-9 8h-26q-8 0-9-8z" fill="#E6F0FF" opacity=".92"/><path d="M151 164h50l-4 35q-1 6-7 6h-28q-6 0-7-6z" fill="#fff"/><ellipse cx="176" cy="164" rx="25" ry="5" fill="#F4F8FF"/><path d="M157 172l4 26" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M200 67q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5C9DFF" opacity="1"/>`,
    { shadow: [124, 210, 86, 6] },
  );
}
