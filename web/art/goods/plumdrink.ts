import type { Drawing } from '../drawing.ts';
import { linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A glass of plum drink. */
export function plumdrink({ stage = 'rose', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#C94A5C'],
      [0.5, '#7E1428'],
      [1, '#4E0817'],
    ]) +
      radialGradient(
        uid + '1',
        [
          [0, '#D9667E'],
          [0.5, '#9C1F3F'],
          [1, '#5E0A22'],
        ],
        0.35,
        0.3,
        0.8,
      ) +
      radialGradient(
        uid + '2',
        [
          [0, '#D9667E'],
          [0.5, '#9C1F3F'],
          [1, '#5E0A22'],
        ],
        0.35,
        0.3,
        0.8,
      ) +
      radialGradient(
        uid + '3',
        [
          [0, '#D9667E'],
          [0.5, '#9C1F3F'],
          [1, '#5E0A22'],
        ],
        0.35,
        0.3,
        0.8,
      ),
    `<path d="M72 58h88l-10 138q-1 10-11 10H93q-10 0-11-10z" fill="#fff" opacity=".6"/><path d="M75 84h82l-8 110q-1 8-9 8H92q-8 0-9-8z" fill="url(#${uid}0)"/><ellipse cx="116" cy="84" rx="41" ry="8" fill="#D9667E"/><g fill="#fff" opacity=".5"><rect x="88" y="92" width="26" height="24" rx="5" transform="rotate(-14 101 104)"/><rect x="118" y="88" width="24" height="24" rx="5" transform="rotate(12 130 100)"/></g><path d="M84 74l9 112" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M96 84q-6-22 14-30 4 20-14 30zM110 82q8-20 28-16-8 18-28 16z" fill="#4BAF6E"/><circle cx="158" cy="184" r="22" fill="url(#${uid}1)"/><path d="M147 179.6q2-8.8 8.8-9.9" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="190" cy="192" r="17" fill="url(#${uid}2)"/><path d="M181.5 188.6q2-6.8 6.8-7.65" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="192" r="15" fill="url(#${uid}3)"/><path d="M52.5 189q2-6 6-6.75" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M196 63q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#F0708E" opacity="1"/>`,
    { shadow: [124, 211, 84, 6] },
  );
}
