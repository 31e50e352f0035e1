import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A camera for the home. */
export function camera({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#fff'],
        [0.5, '#F0F5F4'],
        [1, '#B6CAC6'],
      ],
      0.34,
      0.28,
      0.85,
    ) +
      linearGradient(uid + '1', [
        [0, '#fff'],
        [1, '#BFD0CC'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#3A4A52'],
        [1, '#10181D'],
      ]) +
      radialGradient(
        uid + '3',
        [
          [0, '#6FC4E8'],
          [0.5, '#1F5E8C'],
          [1, '#0A2436'],
        ],
        0.4,
        0.36,
        0.7,
      ),
    `<path d="M82 176q0-16 38-16t38 16l8 24q0 8-46 8t-46-8z" fill="url(#${uid}1)"/><ellipse cx="120" cy="199" rx="46" ry="9" fill="#A9BFBA" opacity=".5"/><rect x="108" y="142" width="24" height="30" rx="8" fill="#9DB3AE"/><circle cx="120" cy="104" r="58" fill="url(#${uid}0)"/><ellipse cx="120" cy="104" rx="44" ry="42" fill="url(#${uid}2)"/><circle cx="120" cy="104" r="25" fill="url(#${uid}3)"/><circle cx="120" cy="104" r="11" fill="#061621"/><circle cx="111" cy="94" r="6" fill="#fff" opacity=".85"/><circle cx="130" cy="113" r="3" fill="#fff" opacity=".5"/><circle cx="150" cy="124" r="3.4" fill="#2BD08B"/><path d="M70 86q8-26 32-34" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M184 76a34 34 0 0 1 0 52M196 62a54 54 0 0 1 0 80" fill="none" stroke="#12AE9D" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".55"/><path d="M48 58q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#3CC9B1" opacity="1"/>`,
    { shadow: [120, 207, 66, 8] },
  );
}
