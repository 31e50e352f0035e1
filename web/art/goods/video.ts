import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import { sparkle } from '../sparkle.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A video membership card with film edges. */
export function video({ tone = 'violet', stage = 'violet', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  const holes = (y: number) =>
    Array.from(
      { length: 7 },
      (_, i) => `<rect x="${58 + i * 18.6}" y="${y}" width="9" height="6.5" rx="2"/>`,
    ).join('');
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, l],
      [0.55, b],
      [1, d],
    ]) +
      diagonalGradient(uid + 'b', [
        [0, l, 0.95],
        [1, b, 0.75],
      ]) +
      linearGradient(uid + 'w', [
        [0, '#fff'],
        [1, '#EDE9FF'],
      ]),
    `<g transform="rotate(9 120 120)"><rect x="52" y="54" width="140" height="96" rx="16" fill="url(#${uid}b)" opacity=".55"/></g>
<g transform="rotate(-7 120 126)"><rect x="44" y="74" width="152" height="108" rx="18" fill="url(#${uid}a)"/><path d="M62 74h60l-50 108H62a18 18 0 0 1-18-18V92a18 18 0 0 1 18-18z" fill="#fff" opacity=".13"/><rect x="45" y="75" width="150" height="106" rx="17" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/>
<g fill="#fff" opacity=".5">${holes(82)}${holes(167.5)}</g><circle cx="120" cy="128" r="32" fill="#fff" opacity=".22"/><circle cx="120" cy="128" r="25" fill="url(#${uid}w)"/><path d="M113.5 117.6v20.8q0 2.6 2.3 1.3l17.2-10.2q2-1.3 0-2.6l-17.2-10.6q-2.3-1.3-2.3 1.3z" fill="${d}"/></g>
${sparkle(196, 62, 12, l)}${sparkle(46, 176, 8, b, 0.8)}<circle cx="204" cy="92" r="4" fill="${b}" opacity=".55"/>`,
    { shadow: [120, 206, 70, 9] },
  );
}
