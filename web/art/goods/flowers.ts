import type { Drawing } from '../drawing.ts';
import { diagonalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bunch of flowers. */
export function flowers({ stage = 'rose', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#FFD6E2'],
        [0.5, '#F2789C'],
        [1, '#C93A68'],
      ],
      0.4,
      0.35,
      0.8,
    ) +
      radialGradient(
        uid + '1',
        [
          [0, '#fff'],
          [0.5, '#FFEFD9'],
          [1, '#F2C79A'],
        ],
        0.4,
        0.35,
        0.8,
      ) +
      radialGradient(
        uid + '2',
        [
          [0, '#E3DAFF'],
          [0.5, '#A08CF2'],
          [1, '#6A50D0'],
        ],
        0.4,
        0.35,
        0.8,
      ) +
      diagonalGradient(uid + '3', [
        [0, '#7CC46E'],
        [1, '#2F8A4A'],
      ]) +
      diagonalGradient(uid + '4', [
        [0, '#FFF3E6'],
        [0.5, '#F7D6BE'],
        [1, '#E0A98A'],
      ]),
    `<path d="M120 150L90 84M120 150l34-66M120 150V76M120 150L66 104M120 150l56-46" fill="none" stroke="#3E9A56" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(66 134) rotate(-60) scale(1)"><path d="M0 0q4-30 40-34Q40-4 0 0z" fill="url(#${uid}3)"/><path d="M4-3q14-14 30-26" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(170 132) rotate(0) scale(1)"><path d="M0 0q4-30 40-34Q40-4 0 0z" fill="url(#${uid}3)"/><path d="M4-3q14-14 30-26" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(92 66) rotate(-100) scale(0.9)"><path d="M0 0q4-30 40-34Q40-4 0 0z" fill="url(#${uid}3)"/><path d="M4-3q14-14 30-26" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(150 62) rotate(10) scale(0.9)"><path d="M0 0q4-30 40-34Q40-4 0 0z" fill="url(#${uid}3)"/><path d="M4-3q14-14 30-26" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(72 98) scale(0.9)"><circle cx="0" cy="0" r="26" fill="url(#${uid}1)"/><path d="M-2-12q14-2 14 10t-14 14q-16-2-14-16 2-10 12-10 10 2 8 12-2 8-10 6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".65"/></g><g transform="translate(168 98) scale(0.9)"><circle cx="0" cy="0" r="26" fill="url(#${uid}2)"/><path d="M-2-12q14-2 14 10t-14 14q-16-2-14-16 2-10 12-10 10 2 8 12-2 8-10 6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".65"/></g><g transform="translate(98 68) scale(0.95)"><circle cx="0" cy="0" r="26" fill="url(#${uid}0)"/><path d="M-2-12q14-2 14 10t-14 14q-16-2-14-16 2-10 12-10 10 2 8 12-2 8-10 6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".65"/></g><g transform="translate(146 66) scale(0.95)"><circle cx="0" cy="0" r="26" fill="url(#${uid}1)"/><path d="M-2-12q14-2 14 10t-14 14q-16-2-14-16 2-10 12-10 10 2 8 12-2 8-10 6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".65"/></g><g transform="translate(120 102) scale(1.15)"><circle cx="0" cy="0" r="26" fill="url(#${uid}0)"/><path d="M-2-12q14-2 14 10t-14 14q-16-2-14-16 2-10 12-10 10 2 8 12-2 8-10 6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".65"/></g><circle cx="60" cy="72" r="6" fill="#FFD65C"/><circle cx="184" cy="72" r="6" fill="#FFD65C"/><path d="M62 126l58 20 58-20-30 78q-2 6-8 6H100q-6 0-8-6z" fill="url(#${uid}4)"/><path d="M62 126l58 20-24 62q-3-2-4-4z" fill="#fff" opacity=".45"/><path d="M100 170q20 8 40 0l-2 12q-18 6-36 0z" fill="#E0486D"/><path d="M120 178q-22-14-26 2t26 4q22 12 26-4t-26-2z" fill="#F2507F"/>`,
    { shadow: [120, 212, 56, 5] },
  );
}
