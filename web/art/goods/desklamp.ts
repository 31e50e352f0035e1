import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A desk lamp and its light. */
export function desklamp({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FFFFFF'],
      [0.5, '#EFE9E0'],
      [1, '#C9BCA9'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#FFC93F', 0.8],
        [1, '#FFE9A8', 0.05],
      ]) +
      linearGradient(uid + '2', [
        [0, '#fff'],
        [1, '#CFC2AF'],
      ]),
    `<path d="M100 78L182 106 222 204H84z" fill="url(#${uid}1)"/><ellipse cx="92" cy="200" rx="50" ry="10" fill="url(#${uid}2)"/><ellipse cx="92" cy="196" rx="50" ry="9" fill="url(#${uid}0)"/><circle cx="92" cy="194" r="5" fill="#F0A63A"/><path d="M92 194L64 122" fill="none" stroke="#C9BCA9" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M91 194L63 122" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 122L122 66" fill="none" stroke="#C9BCA9" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 120L122 65" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="64" cy="122" r="10" fill="#E9A13B"/><circle cx="64" cy="122" r="4" fill="#fff"/><g transform="rotate(20 142 76)"><rect x="96" y="60" width="98" height="26" rx="13" fill="url(#${uid}0)"/><rect x="102" y="82" width="86" height="8" rx="4" fill="#FFE18A"/><path d="M106 67h52" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><circle cx="124" cy="66" r="8" fill="#E9A13B"/><path d="M196 51q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#FFC04D" opacity="1"/><path d="M44 65q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#FFD98A" opacity="1"/>`,
    { shadow: [110, 208, 80, 7] },
  );
}
