import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A crayfish. */
export function crayfish({ stage = 'coral', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FF7A58'],
      [0.5, '#D8301E'],
      [1, '#8E120C'],
    ]) +
      radialGradient(
        uid + '1',
        [
          [0, '#FF8A66'],
          [0.5, '#D8301E'],
          [1, '#8E120C'],
        ],
        0.36,
        0.3,
        0.85,
      ) +
      linearGradient(uid + '2', [
        [0, '#fff'],
        [1, '#F0DCCF'],
      ]),
    `<ellipse cx="120" cy="196" rx="96" ry="15" fill="url(#${uid}2)"/><ellipse cx="120" cy="193" rx="80" ry="9" fill="#F7E6DA"/><g><path d="M100 96q-26 2-38-18" fill="none" stroke="#C8281A" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 86q-30-8-26-42 4-18 18-18-8 18 6 30 6-16 2-30 20 8 20 34-2 22-20 26z" fill="url(#${uid}1)"/><path d="M46 52q0-12 6-18" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M98 116L60 120 44 138M98 130L62 142 50 160M100 144L70 160 60 178" fill="none" stroke="#B4200F" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M108 66Q92 40 72 22" fill="none" stroke="#C8281A" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(240 0) scale(-1 1)"><path d="M100 96q-26 2-38-18" fill="none" stroke="#C8281A" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 86q-30-8-26-42 4-18 18-18-8 18 6 30 6-16 2-30 20 8 20 34-2 22-20 26z" fill="url(#${uid}1)"/><path d="M46 52q0-12 6-18" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M98 116L60 120 44 138M98 130L62 142 50 160M100 144L70 160 60 178" fill="none" stroke="#B4200F" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M108 66Q92 40 72 22" fill="none" stroke="#C8281A" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M96 92q0-36 24-42 24 6 24 42l-2 40q-22 12-44 0z" fill="url(#${uid}0)"/><circle cx="108" cy="68" r="5" fill="#2B0A06"/><circle cx="132" cy="68" r="5" fill="#2B0A06"/><circle cx="106.5" cy="66" r="1.8" fill="#fff"/><circle cx="130.5" cy="66" r="1.8" fill="#fff"/><path d="M102 86q2-18 12-26" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M120 76v50" fill="none" stroke="#8E120C" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".5"/><path d="M94 132q26 12 52 0l-3 14q-23 9-46 0z" fill="url(#${uid}1)"/><path d="M96 146q24 12 48 0l-3 14q-21 9-42 0z" fill="url(#${uid}1)"/><path d="M98 160q22 12 44 0l-3 14q-19 9-38 0z" fill="url(#${uid}1)"/><path d="M101 173q19 12 38 0l-3 14q-16 9-32 0z" fill="url(#${uid}1)"/><path d="M120 184q-30-2-32 14 18 10 32 0 14 10 32 0-2-16-32-14z" fill="url(#${uid}0)"/><path d="M104 190l-4 10M136 190l4 10M120 188v12" fill="none" stroke="#8E120C" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M40 186q10-10 20 0-8 8-20 0zM186 184q10-8 18 2-10 6-18-2z" fill="#4BAF6E"/>`,
    { shadow: [120, 211, 96, 5] },
  );
}
