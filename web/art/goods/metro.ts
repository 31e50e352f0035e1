import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A metro train. */
export function metro({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#B9CBC8'],
      [0.2, '#fff'],
      [0.6, '#F1F6F5'],
      [1, '#A5BAB6'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#2B4A52'],
        [1, '#0E2026'],
      ]),
    `<path d="M66 60q0-22 54-22t54 22v114q0 18-18 18H84q-18 0-18-18z" fill="url(#${uid}0)"/><path d="M76 72q0-12 44-12t44 12v40q-20 8-44 8t-44-8z" fill="url(#${uid}1)"/><path d="M82 70q18-6 40-6l-36 46q-6-1-6-6V76q0-4 2-6z" fill="#fff" opacity=".2"/><rect x="96" y="46" width="48" height="10" rx="5" fill="#0E2026"/><path d="M104 51h20" fill="none" stroke="#FFB52E" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M66 128q54 16 108 0v16q-54 16-108 0z" fill="#12AE9D"/><circle cx="88" cy="168" r="9" fill="#FFF3C4"/><circle cx="152" cy="168" r="9" fill="#FFF3C4"/><circle cx="88" cy="168" r="5" fill="#fff"/><circle cx="152" cy="168" r="5" fill="#fff"/><rect x="108" y="162" width="24" height="12" rx="6" fill="#8FA8A3"/><path d="M84 192h72l8 10H76z" fill="#2A3640"/><path d="M74 206l-26 4M166 206l26 4" fill="none" stroke="#8FA8A3" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M74 84v84" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M28 100h20M22 124h22M192 100h20M196 124h22" fill="none" stroke="#3CC9B1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M202 58q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#3CC9B1" opacity="1"/>`,
    { shadow: [120, 211, 70, 6] },
  );
}
