import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import { sparkle } from '../sparkle.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** Over-ear headphones. */
export function earphones({ tone = 'violet', stage = 'violet', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  const cup = (flipped: boolean) =>
    `<g${flipped ? ' transform="translate(240 0) scale(-1 1)"' : ''}><rect x="34" y="118" width="40" height="76" rx="20" fill="url(#${uid}a)"/><rect x="64" y="112" width="26" height="88" rx="13" fill="url(#${uid}k)"/><path d="M70 128v54" stroke="#fff" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"/><path d="M44 138q-3 18 0 36" stroke="#fff" stroke-opacity=".75" stroke-width="4.5" stroke-linecap="round" fill="none"/><path d="${rosette(55, 156, 9, 4)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/></g>`;
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, l],
      [0.5, b],
      [1, d],
    ]) +
      horizontalGradient(uid + 'k', [
        [0, '#5A5374'],
        [1, '#231D38'],
      ]) +
      linearGradient(uid + 'h', [
        [0, '#FFFFFF'],
        [0.5, '#D5D0F0'],
        [1, '#8F86C4'],
      ]),
    `<path d="M56 136v-18a64 64 0 0 1 128 0v18" fill="none" stroke="url(#${uid}h)" stroke-width="17" stroke-linecap="round"/><path d="M57 112a64 64 0 0 1 40-52" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M76 70a64 64 0 0 1 88 0" fill="none" stroke="${b}" stroke-width="17"/><path d="M82 64a64 64 0 0 1 40-12" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3.6" stroke-linecap="round"/>${cup(false)}${cup(true)}
<path d="M108 152v14M120 142v34M132 150v18" stroke="${b}" stroke-width="6" stroke-linecap="round" opacity=".7"/>${sparkle(206, 66, 9, b)}${sparkle(34, 84, 7, l)}`,
    { shadow: [120, 210, 84, 8] },
  );
}
