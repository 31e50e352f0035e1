import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Lotus root, whole and cut. */
export function lotusroot({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#FFF9EE'],
      [0.5, '#F2DFC2'],
      [1, '#C9A67C'],
    ]) +
      radialGradient(
        uid + '1',
        [
          [0, '#fff'],
          [0.5, '#FFF5E4'],
          [1, '#E6CBA2'],
        ],
        0.4,
        0.35,
        0.8,
      ) +
      diagonalGradient(uid + '2', [
        [0, '#A5DC7E'],
        [1, '#3E9A4B'],
      ]),
    `<g transform="rotate(-26 110 100)"><path d="M26 84q6-26 40-28t44 16q8 6 16 0 14-16 42-14t36 26-18 38-58 6q-8-4-16 0-14 10-44 8t-42-52z" fill="url(#${uid}0)"/><path d="M112 74q-6 24 2 50" fill="none" stroke="#B48F63" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M24 92q-8-2-14 4" fill="none" stroke="#8A6B42" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 74q16-8 38-4M132 74q16-8 40-4" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(92 160) rotate(0) scale(1)"><ellipse cx="0" cy="0" rx="42" ry="40" fill="#D9BD94"/><ellipse cx="0" cy="-2" rx="39" ry="37" fill="url(#${uid}1)"/><ellipse cx="23" cy="-2" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="14.3" cy="15.2" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="-5.1" cy="19.4" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="-20.7" cy="7.5" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="-20.7" cy="-11.5" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="-5.1" cy="-23.4" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="14.3" cy="-19.2" rx="6.5" ry="5.5" fill="#C9A67C"/><circle cx="0" cy="-2" r="5" fill="#C9A67C"/></g><g transform="translate(160 168) rotate(20) scale(0.92)"><ellipse cx="0" cy="0" rx="42" ry="40" fill="#D9BD94"/><ellipse cx="0" cy="-2" rx="39" ry="37" fill="url(#${uid}1)"/><ellipse cx="23" cy="-2" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="14.3" cy="15.2" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="-5.1" cy="19.4" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="-20.7" cy="7.5" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="-20.7" cy="-11.5" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="-5.1" cy="-23.4" rx="6.5" ry="5.5" fill="#C9A67C"/><ellipse cx="14.3" cy="-19.2" rx="6.5" ry="5.5" fill="#C9A67C"/><circle cx="0" cy="-2" r="5" fill="#C9A67C"/></g><path d="M176 78q34-16 44 10-26 20-44-10z" fill="url(#${uid}2)"/><path d="M180 78q18-2 32 8" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M56 77q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#9BC672" opacity="1"/>`,
    { shadow: [124, 210, 88, 6] },
  );
}
