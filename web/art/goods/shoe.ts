import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A running shoe. */
export function shoe({ stage = 'coral', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FF8A70'],
      [0.5, '#EE4430'],
      [1, '#B9201A'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#fff'],
        [1, '#DCE3EA'],
      ]),
    `<path d="M20 128h22M14 148h18M24 168h12" fill="none" stroke="#F08B66" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><g transform="translate(0 -6)"><path d="M36 176q-4-26 6-52l26-14q6 18 22 14l16-16q14 30 44 42 40 12 52 26 4 8 2 16l-8 10H46q-10-8-10-26z" fill="url(#${uid}0)"/><path d="M42 124l26-14q6 18 22 14-10 26-50 20z" fill="#fff" opacity=".22"/><path d="M158 152q34 12 44 24 4 8 2 14h-40q-12-16-6-38z" fill="#fff" opacity=".55"/><path d="M104 116l18 10M96 126l20 12M90 138l20 12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M58 178q30-30 74-22-18 26-74 22z" fill="#fff" opacity=".85"/><path d="M32 186h174q6 6 2 14-4 8-14 8H46q-14 0-14-22z" fill="url(#${uid}1)"/><path d="M48 208v-6M66 208v-6M84 208v-6M102 208v-6M120 208v-6M138 208v-6M156 208v-6M174 208v-6" fill="none" stroke="#AEBBC7" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 132q-5 20-3 40" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M196 74q1.6 8.4 10 10q-8.4 1.6 -10 10q-1.6 -8.4 -10 -10q8.4 -1.6 10 -10z" fill="#FF8A70" opacity="1"/><path d="M86 65q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#FFC06B" opacity="1"/>`,
    { shadow: [122, 207, 92, 6] },
  );
}
