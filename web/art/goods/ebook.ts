import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import { sparkle } from '../sparkle.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** An e-reader before a book. */
export function ebook({ tone = 'teal', stage = 'leaf', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, l],
      [0.5, b],
      [1, d],
    ]) +
      linearGradient(uid + 'p', [
        [0, '#fff'],
        [1, '#EDF2EF'],
      ]) +
      horizontalGradient(uid + 'q', [
        [0, '#F3F6F4'],
        [0.2, '#fff'],
        [1, '#fff'],
      ]),
    `<g transform="rotate(8 150 120)"><rect x="88" y="46" width="100" height="140" rx="12" fill="#F6B44B"/><rect x="88" y="46" width="16" height="140" rx="8" fill="#D98F22"/><path d="${rosette(150, 92, 20, 6)}" fill="#fff" opacity=".5"/></g>
<g transform="rotate(-7 112 128)"><rect x="54" y="54" width="116" height="154" rx="16" fill="url(#${uid}a)"/><rect x="55" y="55" width="114" height="152" rx="15" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/><rect x="65" y="66" width="94" height="122" rx="7" fill="url(#${uid}p)"/><path d="M65 66h50L65 150z" fill="${l}" opacity=".16"/><rect x="76" y="80" width="46" height="8" rx="4" fill="${d}" opacity=".85"/><g fill="${d}" opacity=".28"><rect x="76" y="98" width="72" height="5.5" rx="2.7"/><rect x="76" y="111" width="66" height="5.5" rx="2.7"/><rect x="76" y="124" width="72" height="5.5" rx="2.7"/><rect x="76" y="137" width="60" height="5.5" rx="2.7"/><rect x="76" y="150" width="70" height="5.5" rx="2.7"/><rect x="76" y="163" width="40" height="5.5" rx="2.7"/></g><circle cx="112" cy="198" r="4" fill="#fff" opacity=".8"/><path d="M136 66h14v30l-7-6-7 6z" fill="#EE4430"/></g>${sparkle(194, 190, 9, b)}${sparkle(52, 50, 8, l)}`,
    { shadow: [120, 212, 70, 7] },
  );
}
