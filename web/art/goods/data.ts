import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A SIM card with a charge sign. */
export function data({ tone = 'blue', stage = 'blue', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, l],
      [0.55, b],
      [1, d],
    ]) +
      diagonalGradient(uid + 'c', [
        [0, '#FFF1C9'],
        [0.5, '#F4CB72'],
        [1, '#C98F2C'],
      ]) +
      linearGradient(uid + 'y', [
        [0, '#FFE37A'],
        [1, '#FF9F1C'],
      ]),
    `<g fill="none" stroke="${b}" stroke-width="7" stroke-linecap="round"><path d="M168 70a26 26 0 0 1 18 18" opacity=".9"/><path d="M172 50a46 46 0 0 1 34 34" opacity=".45"/></g>
<g transform="rotate(-8 114 130)"><path d="M68 56h66l34 34v98q0 16-16 16H68q-16 0-16-16V72q0-16 16-16z" fill="url(#${uid}a)"/><path d="M68 56h48L58 200q-6-4-6-12V72q0-16 16-16z" fill="#fff" opacity=".14"/><path d="M68 57h65.5l33.5 33.5V188q0 15-15 15H68q-15 0-15-15V72q0-15 15-15z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>
<rect x="72" y="112" width="76" height="66" rx="13" fill="url(#${uid}c)"/><g fill="none" stroke="#9A6A18" stroke-opacity=".65" stroke-width="2.4"><rect x="95" y="129" width="30" height="32" rx="7"/><path d="M72 138h23M72 153h23M125 138h23M125 153h23M110 112v17M110 161v17"/></g><rect x="70" y="76" width="42" height="7" rx="3.5" fill="#fff" opacity=".85"/><rect x="70" y="90" width="26" height="6" rx="3" fill="#fff" opacity=".5"/></g>
<circle cx="176" cy="172" r="27" fill="#fff"/><circle cx="176" cy="172" r="23" fill="url(#${uid}y)"/><path d="M179 157l-13 17h9l-3 13 14-18h-9.5z" fill="#fff"/>`,
    { shadow: [118, 208, 72, 8] },
  );
}
