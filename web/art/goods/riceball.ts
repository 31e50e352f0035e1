import type { Drawing } from '../drawing.ts';
import { linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Rice balls. */
export function riceball({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#fff'],
        [0.5, '#FBF8F2'],
        [1, '#DCD2C2'],
      ],
      0.4,
      0.3,
      0.85,
    ) +
      linearGradient(uid + '1', [
        [0, '#3F7D4F'],
        [1, '#173F24'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#2F4A3A'],
        [1, '#0F2018'],
      ]),
    `<g transform="translate(150 136) scale(0.82)"><path d="M-14-62q14-14 28 0 34 36 52 82 6 22-16 26-50 6-100 0-22-4-16-26 18-46 52-82z" fill="url(#${uid}0)"/><ellipse cx="-20" cy="-14" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="12" cy="-30" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="24" cy="0" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="-34" cy="16" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="0" cy="-44" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="38" cy="24" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="-8" cy="4" rx="5" ry="3" fill="#EAE1D3"/><path d="M-30 6h60v42q-30 3-60 0z" fill="url(#${uid}1)"/><path d="M-22 12v28" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-36-10q12-26 26-40" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(98 150) scale(1.08)"><path d="M-14-62q14-14 28 0 34 36 52 82 6 22-16 26-50 6-100 0-22-4-16-26 18-46 52-82z" fill="url(#${uid}0)"/><ellipse cx="-20" cy="-14" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="12" cy="-30" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="24" cy="0" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="-34" cy="16" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="0" cy="-44" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="38" cy="24" rx="5" ry="3" fill="#EAE1D3"/><ellipse cx="-8" cy="4" rx="5" ry="3" fill="#EAE1D3"/><path d="M-30 6h60v42q-30 3-60 0z" fill="url(#${uid}2)"/><path d="M-22 12v28" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M-36-10q12-26 26-40" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><circle cx="98" cy="132" r="9" fill="#E8503A"/><path d="M196 57q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#9BC672" opacity="1"/>`,
    { shadow: [120, 209, 88, 6] },
  );
}
