import type { Drawing } from '../drawing.ts';
import { diagonalGradient, radialGradient } from '../gradients.ts';
import { sparkle } from '../sparkle.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A record half out of its sleeve. */
export function music({ tone = 'pink', stage = 'rose', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, l],
      [0.6, b],
      [1, d],
    ]) +
      radialGradient(uid + 'k', [
        [0, '#5A4A55'],
        [0.35, '#2C2229'],
        [1, '#140E13'],
      ]) +
      diagonalGradient(uid + 's', [
        [0, '#fff', 0.32],
        [0.5, '#fff', 0],
        [1, '#fff', 0.22],
      ]),
    `<circle cx="146" cy="128" r="60" fill="url(#${uid}k)"/><g fill="none" stroke="#fff" stroke-opacity=".13"><circle cx="146" cy="128" r="53"/><circle cx="146" cy="128" r="46"/><circle cx="146" cy="128" r="39"/><circle cx="146" cy="128" r="32"/></g><path d="M146 128L196 95a60 60 0 0 1 8 19z" fill="#fff" opacity=".16"/><path d="M146 128L104 171a60 60 0 0 1-9-12z" fill="#fff" opacity=".1"/><circle cx="146" cy="128" r="21" fill="${l}"/><circle cx="146" cy="128" r="5" fill="#241A20"/>
<rect x="42" y="66" width="112" height="124" rx="16" fill="url(#${uid}a)"/><rect x="42" y="66" width="112" height="124" rx="16" fill="url(#${uid}s)"/><rect x="43" y="67" width="110" height="122" rx="15" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>
<path d="M88 148V104l36-9v44" fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/><ellipse cx="79" cy="149" rx="13" ry="10.5" fill="#fff" transform="rotate(-16 79 149)"/><ellipse cx="115" cy="140" rx="13" ry="10.5" fill="#fff" transform="rotate(-16 115 140)"/>
<g fill="#fff" opacity=".55"><rect x="56" y="171" width="4" height="7" rx="2"/><rect x="64" y="166" width="4" height="12" rx="2"/><rect x="72" y="169" width="4" height="9" rx="2"/></g>${sparkle(186, 58, 10, b, 0.9)}<circle cx="60" cy="48" r="5" fill="${l}"/>`,
    { shadow: [118, 206, 72, 9] },
  );
}
