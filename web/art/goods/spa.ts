import type { Drawing } from '../drawing.ts';
import { linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Warm stones and a flower. */
export function spa({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#8E979B'],
        [0.5, '#525C61'],
        [1, '#2A3236'],
      ],
      0.36,
      0.28,
      0.85,
    ) +
      radialGradient(
        uid + '1',
        [
          [0, '#8E979B'],
          [0.5, '#525C61'],
          [1, '#2A3236'],
        ],
        0.36,
        0.28,
        0.85,
      ) +
      radialGradient(
        uid + '2',
        [
          [0, '#8E979B'],
          [0.5, '#525C61'],
          [1, '#2A3236'],
        ],
        0.36,
        0.28,
        0.85,
      ) +
      linearGradient(uid + '3', [
        [0, '#fff'],
        [1, '#E7DFD2'],
      ]),
    `<ellipse cx="92" cy="192" rx="58" ry="17" fill="url(#${uid}0)"/><ellipse cx="92" cy="166" rx="46" ry="15" fill="url(#${uid}1)"/><ellipse cx="94" cy="142" rx="33" ry="12.5" fill="url(#${uid}2)"/><path d="M52 186q12-8 30-9M60 160q10-6 24-7M72 138q8-5 16-5" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="128" y="158" width="88" height="46" rx="22" fill="url(#${uid}3)"/><circle cx="150" cy="181" r="23" fill="#F7F1E8"/><path d="M150 181a6 6 0 0 1 8 7 12 12 0 0 1-20-3 18 18 0 0 1 28-13" fill="none" stroke="#CDBFAB" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M186 160v42M196 162v38" fill="none" stroke="#E3A6B4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(96 110)"><path d="M0 14q-16-24 0-52 16 28 0 52z" fill="#F28FB0" transform="rotate(-64 0 14)"/><path d="M0 14q-16-24 0-52 16 28 0 52z" fill="#FFB3C9" transform="rotate(-32 0 14)"/><path d="M0 14q-16-24 0-52 16 28 0 52z" fill="#FFB3C9" transform="rotate(0 0 14)"/><path d="M0 14q-16-24 0-52 16 28 0 52z" fill="#FFB3C9" transform="rotate(32 0 14)"/><path d="M0 14q-16-24 0-52 16 28 0 52z" fill="#F28FB0" transform="rotate(64 0 14)"/><circle cx="0" cy="8" r="7" fill="#FFD65C"/></g><path d="M164 140c-7-8 7-13 0-23M186 142c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M200 78q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#9BC672" opacity="1"/>`,
    { shadow: [124, 211, 92, 6] },
  );
}
