import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A gift box of tea cakes. */
export function teacakes({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#FFF0CE'],
        [0.5, '#EDBB6C'],
        [1, '#B87A28'],
      ],
      0.38,
      0.3,
      0.85,
    ) +
      radialGradient(
        uid + '1',
        [
          [0, '#E9F5D2'],
          [0.5, '#A9CC78'],
          [1, '#6B9440'],
        ],
        0.38,
        0.3,
        0.85,
      ) +
      linearGradient(uid + '2', [
        [0, '#B3281C'],
        [1, '#8A150E'],
      ]) +
      horizontalGradient(uid + '3', [
        [0, '#B3281C'],
        [0.33, '#E8583A'],
        [0.67, '#C8351F'],
        [1, '#8A150E'],
      ]) +
      horizontalGradient(uid + '4', [
        [0, '#D9A24A'],
        [0.5, '#FFF0BE'],
        [1, '#D9A24A'],
      ]),
    `<path d="M36 112l20-34h128l20 34z" fill="url(#${uid}2)"/><path d="M36 112h168v14H36z" fill="#6E0E09"/><path d="M58 84h124l14 26H44z" fill="#FFF4DC"/><ellipse cx="82" cy="101" rx="25" ry="13" fill="#B87A28"/><ellipse cx="82" cy="96" rx="25" ry="14" fill="url(#${uid}0)"/><path d="M77.22 89.41A4.8 4.8 0 0 1 86.78 89.41A4.8 4.8 0 0 1 89.74 98.52A4.8 4.8 0 0 1 82 104.14A4.8 4.8 0 0 1 74.26 98.52A4.8 4.8 0 0 1 77.22 89.41Z" transform="translate(0 40.32) scale(1 .58)" fill="none" stroke="#B87A28" stroke-width="2.2"/><ellipse cx="158" cy="101" rx="25" ry="13" fill="#B87A28"/><ellipse cx="158" cy="96" rx="25" ry="14" fill="url(#${uid}0)"/><path d="M153.22 89.41A4.8 4.8 0 0 1 162.78 89.41A4.8 4.8 0 0 1 165.74 98.52A4.8 4.8 0 0 1 158 104.14A4.8 4.8 0 0 1 150.26 98.52A4.8 4.8 0 0 1 153.22 89.41Z" transform="translate(0 40.32) scale(1 .58)" fill="none" stroke="#B87A28" stroke-width="2.2"/><ellipse cx="120" cy="99" rx="25" ry="13" fill="#6B9440"/><ellipse cx="120" cy="94" rx="25" ry="14" fill="url(#${uid}1)"/><path d="M115.22 87.41A4.8 4.8 0 0 1 124.78 87.41A4.8 4.8 0 0 1 127.74 96.52A4.8 4.8 0 0 1 120 102.14A4.8 4.8 0 0 1 112.26 96.52A4.8 4.8 0 0 1 115.22 87.41Z" transform="translate(0 39.48) scale(1 .58)" fill="none" stroke="#6B9440" stroke-width="2.2"/><path d="M30 116h180l-8 80q-1 12-13 12H51q-12 0-13-12z" fill="url(#${uid}3)"/><rect x="28" y="110" width="184" height="12" rx="6" fill="url(#${uid}4)"/><path d="M104.3 146.3A15.77 15.77 0 0 1 135.7 146.3A15.77 15.77 0 0 1 135.7 177.7A15.77 15.77 0 0 1 104.3 177.7A15.77 15.77 0 0 1 104.3 146.3Z" fill="#F5D58C"/><path d="M106.92 148.92A13.14 13.14 0 0 1 133.08 148.92A13.14 13.14 0 0 1 133.08 175.08A13.14 13.14 0 0 1 106.92 175.08A13.14 13.14 0 0 1 106.92 148.92Z" fill="none" stroke="#A5251A" stroke-width="1.6"/><path d="M108 168q0-10 8-10t8 8-8 8M124 158q8-8 14 0" fill="none" stroke="#A5251A" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 132l6 58" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M202 55q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#E3B25A" opacity="1"/>`,
    { shadow: [120, 211, 90, 6] },
  );
}
