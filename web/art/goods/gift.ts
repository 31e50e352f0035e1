import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import { sparkle } from '../sparkle.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A gift box with a bow. */
export function gift({ tone = 'red', stage = 'coral', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, d],
      [0.2, b],
      [0.7, b],
      [1, d],
    ]) +
      linearGradient(uid + 'l', [
        [0, l],
        [1, b],
      ]) +
      diagonalGradient(uid + 'g', [
        [0, '#FFF0BE'],
        [0.5, '#F5C766'],
        [1, '#C98D2B'],
      ]),
    `<path d="M120 80c-14-36-52-34-52-12 0 18 30 18 52 12zM120 80c14-36 52-34 52-12 0 18-30 18-52 12z" fill="none" stroke="url(#${uid}g)" stroke-width="11" stroke-linejoin="round"/><rect x="58" y="110" width="124" height="96" rx="12" fill="url(#${uid}a)"/><rect x="108" y="110" width="24" height="96" fill="url(#${uid}g)"/><rect x="48" y="78" width="144" height="38" rx="11" fill="url(#${uid}l)"/><rect x="106" y="78" width="28" height="38" fill="url(#${uid}g)"/><rect x="58" y="84" width="42" height="4" rx="2" fill="#fff" opacity=".55"/><path d="M58 116h124v8H58z" fill="${d}" opacity=".35"/><path d="M70 132v58" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/><circle cx="120" cy="80" r="11" fill="url(#${uid}g)"/>${sparkle(200, 66, 9, '#FFC04D')}${sparkle(42, 96, 7, l)}`,
    { shadow: [120, 209, 80, 8] },
  );
}
