import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A yoga mat, half rolled. */
export function yogamat({ stage = 'violet', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#C6B8FF'],
      [0.5, '#8B79F5'],
      [1, '#5A45DE'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#B5A6FF'],
        [1, '#7C68F0'],
      ]),
    `<path d="M98 158l102-44q14 4 18 18l-96 70z" fill="url(#${uid}1)"/><path d="M128 172l72-38M114 180l70-48" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".35"/><path d="M42 152L150 62q22-6 30 14 6 18-8 32L84 202z" fill="url(#${uid}0)"/><path d="M66 142l88-74" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(-4 70 172)"><ellipse cx="70" cy="174" rx="36" ry="32" fill="#5A45DE"/><ellipse cx="70" cy="174" rx="31" ry="27" fill="#A797FF"/><path d="M70 174a6 6 0 0 1 8 8 12 12 0 0 1-20-4 18 18 0 0 1 28-16 22 22 0 0 1-14 38 24 24 0 0 1-26-26" fill="none" stroke="#5A45DE" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M104 104l34 42M144 70l32 40" fill="none" stroke="#FFE2A0" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M196 61q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#8B79F5" opacity="1"/><path d="M52 85q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#C6B8FF" opacity="1"/>`,
    { shadow: [118, 211, 84, 6] },
  );
}
