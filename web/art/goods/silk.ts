import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A folded silk scarf with a plum blossom. */
export function silk({ stage = 'rose', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, '#FFC9D9'],
      [0.5, '#EE6F97'],
      [1, '#B92357'],
    ]) +
      linearGradient(uid + 'b', [
        [0, '#FFE3EC'],
        [1, '#F08CAE'],
      ]),
    `<path d="M46 92q40-26 74-6t74-8v96q-34 26-74 8t-74 6z" fill="url(#${uid}a)"/><path d="M46 128q40-24 74-4t74-8v18q-34 26-74 8t-74 4z" fill="#fff" opacity=".22"/><path d="M46 92q40-26 74-6t74-8v20q-34 24-74 8t-74 8z" fill="url(#${uid}b)"/><path d="M60 110q-3 40 0 66M92 100q-4 44 0 80M156 108q5 40 0 76" stroke="#8F1741" stroke-opacity=".22" stroke-width="4" fill="none" stroke-linecap="round"/><g fill="#FFF4E1"><circle cx="124" cy="132" r="11"/><circle cx="144" cy="146" r="11"/><circle cx="137" cy="168" r="11"/><circle cx="112" cy="168" r="11"/><circle cx="104" cy="146" r="11"/></g><circle cx="124" cy="152" r="9" fill="#E3B25A"/><g stroke="#E3B25A" stroke-width="3" stroke-linecap="round"><path d="M52 188v16M66 186v18M80 184v16M160 188v16M174 182v18M188 178v16"/></g>`,
    { shadow: [120, 209, 74, 6] },
  );
}
