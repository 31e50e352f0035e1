import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

interface DataPackOptions extends TonedOptions {
  /** The amount on the card. */
  gigabytes: number;
}

/** A SIM card that carries its amount of data. */
export function dataPack({ gigabytes, tone = 'blue', stage = 'blue', uid = 'g' }: DataPackOptions): Drawing {
  const [l, b, d] = tones[tone];
  const ink = tone === 'ink' ? '#F6DDAA' : '#fff';
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
      ]),
    `<g fill="none" stroke="${b}" stroke-width="7" stroke-linecap="round"><path d="M180 62a26 26 0 0 1 18 18" opacity=".9"/><path d="M184 42a46 46 0 0 1 34 34" opacity=".45"/></g>
<g transform="rotate(-6 118 130)"><path d="M62 50h82l36 36v104q0 16-16 16H62q-16 0-16-16V66q0-16 16-16z" fill="url(#${uid}a)"/><path d="M62 50h58L54 202q-8-4-8-12V66q0-16 16-16z" fill="#fff" opacity=".14"/><path d="M62 51h81.5l35.5 35.5V190q0 15-15 15H62q-15 0-15-15V66q0-15 15-15z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/><rect x="64" y="68" width="50" height="40" rx="9" fill="url(#${uid}c)"/><path d="M64 82h16M64 94h16M98 82h16M98 94h16M89 68v10M89 98v10" stroke="#9A6A18" stroke-opacity=".65" stroke-width="2.2"/><rect x="80" y="78" width="18" height="20" rx="5" fill="none" stroke="#9A6A18" stroke-opacity=".65" stroke-width="2.2"/>
<text x="113" y="184" text-anchor="middle" font-family="DIN Alternate,Roboto,Arial,sans-serif" font-weight="700" font-size="68" letter-spacing="-2" fill="${ink}">${gigabytes}<tspan font-size="27" dx="4" letter-spacing="0">GB</tspan></text></g>`,
    { shadow: [118, 209, 76, 8] },
  );
}
