import type { Drawing } from '../drawing.ts';
import { linearGradient } from '../gradients.ts';
import { sparkle } from '../sparkle.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A game controller. */
export function game({ tone = 'violet', stage = 'violet', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  return frame(
    uid,
    stage,
    linearGradient(
      uid + 'a',
      [
        [0, l],
        [0.5, b],
        [1, d],
      ],
      0,
      0,
      0.7,
      1,
    ) +
      linearGradient(uid + 'k', [
        [0, '#4B4368'],
        [1, '#221C38'],
      ]),
    `<path d="M82 84q-26-4-38 34-14 42-10 68 4 20 22 16 12-3 26-26 4-6 12-6h52q8 0 12 6 14 23 26 26 18 4 22-16 4-26-10-68-12-38-38-34-8 6-38 6t-38-6z" fill="url(#${uid}a)"/><path d="M80 90q-20-2-30 30" stroke="#fff" stroke-opacity=".7" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M66 118h12v-12h12v12h12v12H90v12H78v-12H66z" fill="#fff"/><g><circle cx="166" cy="108" r="7.5" fill="#FFD15C"/><circle cx="166" cy="140" r="7.5" fill="#5BE3A5"/><circle cx="150" cy="124" r="7.5" fill="#FF8FA6"/><circle cx="182" cy="124" r="7.5" fill="#7DD3FF"/></g><circle cx="100" cy="156" r="12" fill="url(#${uid}k)"/><circle cx="140" cy="156" r="12" fill="url(#${uid}k)"/><rect x="110" y="112" width="20" height="6" rx="3" fill="#fff" opacity=".6"/>${sparkle(196, 62, 10, b)}${sparkle(52, 66, 7, l)}`,
    { shadow: [120, 208, 84, 7] },
  );
}
