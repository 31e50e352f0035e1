import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bowl of wontons. */
export function wonton({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#D6C8BA'],
      [0.2, '#fff'],
      [0.6, '#FBF6F0'],
      [1, '#C9B8A6'],
    ]) +
      radialGradient(
        uid + '1',
        [
          [0, '#FFFDF7'],
          [0.5, '#FBEFD9'],
          [1, '#E3C79C'],
        ],
        0.4,
        0.3,
        0.8,
      ) +
      linearGradient(uid + '2', [
        [0, '#FCE5B4'],
        [1, '#F0C069'],
      ]),
    `<path d="M98 70c-7-8 7-13 0-23M120 72c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M136 66c-7-8 7-13 0-23M158 68c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M36 118h168q-2 58-42 80-42 12-84 0-40-22-42-80z" fill="url(#${uid}0)"/><ellipse cx="120" cy="118" rx="84" ry="26" fill="#fff"/><ellipse cx="120" cy="119" rx="76" ry="21" fill="url(#${uid}2)"/><g transform="translate(86 112) rotate(-10)"><path d="M-26 4q-6-12 4-12 4-16 22-16t22 16q10 0 4 12-8 12-26 12t-26-12z" fill="url(#${uid}1)"/><path d="M-10-2q4-10 14-8 8 6 4 12-10 6-18-4z" fill="#F2A58C" opacity=".7"/><path d="M-22-4q10 6 10 14M22-4q-10 6-10 14" fill="none" stroke="#DDBD8E" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(140 106) rotate(8)"><path d="M-26 4q-6-12 4-12 4-16 22-16t22 16q10 0 4 12-8 12-26 12t-26-12z" fill="url(#${uid}1)"/><path d="M-10-2q4-10 14-8 8 6 4 12-10 6-18-4z" fill="#F2A58C" opacity=".7"/><path d="M-22-4q10 6 10 14M22-4q-10 6-10 14" fill="none" stroke="#DDBD8E" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(118 124) rotate(0)"><path d="M-26 4q-6-12 4-12 4-16 22-16t22 16q10 0 4 12-8 12-26 12t-26-12z" fill="url(#${uid}1)"/><path d="M-10-2q4-10 14-8 8 6 4 12-10 6-18-4z" fill="#F2A58C" opacity=".7"/><path d="M-22-4q10 6 10 14M22-4q-10 6-10 14" fill="none" stroke="#DDBD8E" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(168 118) rotate(-14)"><path d="M-26 4q-6-12 4-12 4-16 22-16t22 16q10 0 4 12-8 12-26 12t-26-12z" fill="url(#${uid}1)"/><path d="M-10-2q4-10 14-8 8 6 4 12-10 6-18-4z" fill="#F2A58C" opacity=".7"/><path d="M-22-4q10 6 10 14M22-4q-10 6-10 14" fill="none" stroke="#DDBD8E" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><rect x="104" y="100" width="9" height="4" rx="2" fill="#3FA970"/><rect x="70" y="122" width="9" height="4" rx="2" fill="#3FA970"/><rect x="152" y="128" width="9" height="4" rx="2" fill="#3FA970"/><rect x="96" y="132" width="9" height="4" rx="2" fill="#3FA970"/><rect x="176" y="108" width="9" height="4" rx="2" fill="#3FA970"/><path d="M52 150q16-9 30 0t30 0 30 0 30 0" fill="none" stroke="#E0483A" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="84" y="198" width="72" height="10" rx="5" fill="#D6C8BA"/><path d="M50 140q6 30 24 46" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    { shadow: [120, 211, 80, 6] },
  );
}
