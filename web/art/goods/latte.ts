import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A cup of latte. */
export function latte({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#D9C9B8'],
      [0.2, '#fff'],
      [0.6, '#F7F0E8'],
      [1, '#CDBBA6'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#fff'],
        [1, '#DCCDBC'],
      ]) +
      radialGradient(
        uid + '2',
        [
          [0, '#C98A52'],
          [0.5, '#A8662E'],
          [1, '#7E4417'],
        ],
        0.5,
        0.4,
        0.6,
      ),
    `<ellipse cx="120" cy="194" rx="84" ry="16" fill="url(#${uid}1)"/><ellipse cx="120" cy="190" rx="60" ry="10" fill="#C9B59E" opacity=".4"/><path d="M172 116q36-4 36 22t-44 26" fill="none" stroke="#E3D5C6" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><path d="M174 114q30-2 30 20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/><path d="M50 106h140q0 84-52 88h-36q-52-4-52-88z" fill="url(#${uid}0)"/><ellipse cx="120" cy="106" rx="70" ry="27" fill="#fff"/><ellipse cx="120" cy="107" rx="61" ry="22" fill="url(#${uid}2)"/><path d="M120 89q30 4 30 16 0 12-30 20-30-8-30-20 0-12 30-16z" fill="#FBE9D0" opacity=".95"/><path d="M120 96q18 3 18 9t-18 12q-18-6-18-12t18-9z" fill="#B8793F"/><path d="M120 101q9 2 9 5t-9 7q-9-4-9-7t9-5z" fill="#FBE9D0"/><path d="M120 90v34" fill="none" stroke="#A8662E" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M62 126q6 38 26 54" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M108 72c-7-8 7-13 0-23M130 74c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M48 70q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#E9A45C" opacity="1"/>`,
    { shadow: [120, 210, 84, 6] },
  );
}
