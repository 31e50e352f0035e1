import type { Drawing } from '../drawing.ts';
import { horizontalGradient, radialGradient } from '../gradients.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A microphone for singing. */
export function mic({ tone = 'pink', stage = 'rose', uid = 'g' }: TonedOptions = {}): Drawing {
  const [light, base, deep] = tones[tone];
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, deep],
      [0.33, light],
      [0.67, base],
      [1, deep],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#8E7F86'],
        [0.5, '#fff'],
        [1, '#8E7F86'],
      ]) +
      radialGradient(
        uid + '2',
        [
          [0, '#FFFFFF'],
          [0.5, '#C9C2CC'],
          [1, '#6E6372'],
        ],
        0.36,
        0.3,
        0.85,
      ),
    `<g transform="rotate(38 120 120)"><path d="M102 96h36l-7 104q-1 10-11 10t-11-10z" fill="url(#${uid}0)"/><rect x="113" y="122" width="14" height="26" rx="7" fill="#fff" opacity=".92"/><circle cx="120" cy="129" r="3" fill="#34C58A"/><path d="M109 108l4 80" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><rect x="96" y="86" width="48" height="16" rx="8" fill="url(#${uid}1)"/><circle cx="120" cy="56" r="36" fill="url(#${uid}2)"/><g stroke="#5C5262" stroke-opacity=".5" stroke-width="1.8" fill="none"><path d="M98 29.242V82.758M93.242 34H146.758"/><path d="M109 23.152V88.848M87.152 45H152.848"/><path d="M120 21.359V90.641M85.359 56H154.641"/><path d="M131 23.152V88.848M87.152 67H152.848"/><path d="M142 29.242V82.758M93.242 78H146.758"/></g><path d="M96 44q4-16 18-19" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M52 96v-32l22-6v30" fill="none" stroke="${base}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="46" cy="97" rx="8" ry="6.5" fill="${base}"/><ellipse cx="68" cy="89" rx="8" ry="6.5" fill="${base}"/><path d="M196 173q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="${light}" opacity="1"/><path d="M64 171q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="${base}" opacity="0.7"/>`,
    { shadow: [104, 208, 66, 7] },
  );
}
