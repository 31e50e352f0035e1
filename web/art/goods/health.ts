import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import { sparkle } from '../sparkle.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A health card with a heart. */
export function health({ tone = 'green', stage = 'teal', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, l],
      [0.55, b],
      [1, d],
    ]) +
      diagonalGradient(uid + 'r', [
        [0, '#FF9D86'],
        [1, '#E8432E'],
      ]),
    `<g transform="rotate(-6 120 128)"><rect x="40" y="74" width="156" height="106" rx="18" fill="url(#${uid}a)"/><path d="M58 74h58l-50 106h-8a18 18 0 0 1-18-18V92a18 18 0 0 1 18-18z" fill="#fff" opacity=".14"/><rect x="41" y="75" width="154" height="104" rx="17" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/><path d="M54 140h30l9-22 14 42 12-30 6 10h22" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><rect x="56" y="90" width="52" height="7" rx="3.5" fill="#fff" opacity=".85"/></g><path d="M172 196c-26-16-34-28-34-41a18 18 0 0 1 34-8 18 18 0 0 1 34 8c0 13-8 25-34 41z" fill="url(#${uid}r)" stroke="#fff" stroke-width="4"/><path d="M172 158v18M163 167h18" stroke="#fff" stroke-width="5" stroke-linecap="round"/>${sparkle(196, 60, 9, l)}`,
    { shadow: [122, 208, 72, 8] },
  );
}
