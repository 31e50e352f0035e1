import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A petrol pump with its card. */
export function fuel({ tone = 'orange', stage = 'gold', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, d],
      [0.18, l],
      [0.5, b],
      [1, d],
    ]) +
      diagonalGradient(uid + 'c', [
        [0, '#fff'],
        [1, '#FBE9D6'],
      ]) +
      linearGradient(uid + 'g', [
        [0, '#22343F'],
        [1, '#3F5C6B'],
      ]) +
      diagonalGradient(
        uid + 'k',
        stage === 'ink'
          ? [
              [0, '#5A4C3C'],
              [1, '#1C1713'],
            ]
          : [
              [0, '#5CB4FF'],
              [1, '#1A62D6'],
            ],
      ),
    `<path d="M150 98h14q10 0 10 10v52q0 13 11 13t11-13V96l-17-19" fill="none" stroke="#463A33" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M174 70l12 9v18h-12z" fill="#463A33"/>
<rect x="66" y="48" width="88" height="156" rx="15" fill="url(#${uid}a)"/><rect x="67" y="49" width="86" height="154" rx="14" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><rect x="78" y="62" width="64" height="44" rx="8" fill="url(#${uid}g)"/><path d="M78 94V70q0-8 8-8h30z" fill="#fff" opacity=".12"/><g fill="#BFF3D0"><rect x="86" y="72" width="26" height="6" rx="3"/><rect x="86" y="84" width="40" height="6" rx="3" opacity=".6"/></g>
<path d="M110 118c11 14 16.5 22 16.5 30a16.5 16.5 0 0 1-33 0c0-8 5.5-16 16.5-30z" fill="#fff" opacity=".95"/><path d="M101 149a9.5 9.5 0 0 0 9.5 9" stroke="${b}" stroke-width="3.5" fill="none" stroke-linecap="round"/><rect x="58" y="196" width="104" height="12" rx="6" fill="${d}"/>
<g transform="rotate(-10 92 186)"><rect x="40" y="162" width="82" height="52" rx="9" fill="url(#${uid}k)"/><rect x="41" y="163" width="80" height="50" rx="8" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><rect x="50" y="172" width="15" height="11" rx="3" fill="#FFE2A0"/><rect x="50" y="196" width="38" height="4.5" rx="2.2" fill="#fff" opacity=".75"/><path d="M106 172c5 6.5 7.5 10 7.5 13.8a7.5 7.5 0 0 1-15 0c0-3.8 2.5-7.3 7.5-13.8z" fill="#fff" opacity=".9"/></g>`,
    { shadow: [112, 208, 74, 8] },
  );
}
