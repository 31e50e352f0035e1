import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A palette with its brush. */
export function palette({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FFE3B8'],
      [0.5, '#E3B070'],
      [1, '#B57A36'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#2363D6'],
        [0.5, '#7DB4FF'],
        [1, '#2363D6'],
      ]) +
      horizontalGradient(uid + '2', [
        [0, '#9AA7B1'],
        [0.5, '#fff'],
        [1, '#9AA7B1'],
      ]),
    `<path d="M44 132q0-62 78-66 76 0 78 58 0 34-34 34h-18q-14 0-12 16 4 28-22 28-70-6-70-70z" fill="url(#${uid}0)"/><ellipse cx="150" cy="172" rx="0" ry="0" fill="#fff"/><path d="M60 112q12-28 46-34" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="84" cy="110" r="15" fill="#EE4430"/><circle cx="80" cy="105" r="4.5" fill="#fff" opacity=".65"/><circle cx="118" cy="92" r="15" fill="#FFB52E"/><circle cx="114" cy="87" r="4.5" fill="#fff" opacity=".65"/><circle cx="154" cy="100" r="15" fill="#1FB56F"/><circle cx="150" cy="95" r="4.5" fill="#fff" opacity=".65"/><circle cx="76" cy="146" r="15" fill="#6F5BF2"/><circle cx="72" cy="141" r="4.5" fill="#fff" opacity=".65"/><circle cx="172" cy="128" r="15" fill="#25A9EA"/><circle cx="168" cy="123" r="4.5" fill="#fff" opacity=".65"/><ellipse cx="108" cy="166" rx="12" ry="10" fill="#FFF6EA"/><g transform="rotate(42 168 96)"><rect x="162" y="20" width="12" height="92" rx="6" fill="url(#${uid}1)"/><rect x="161" y="106" width="14" height="20" rx="3" fill="url(#${uid}2)"/><path d="M161 124h14q4 18-7 34-11-16-7-34z" fill="#EE4430"/></g><path d="M52 63q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#FF8A70" opacity="1"/><path d="M204 183q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#FFC06B" opacity="1"/>`,
    { shadow: [122, 210, 82, 6] },
  );
}
