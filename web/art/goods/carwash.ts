import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient, radialGradient } from '../gradients.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

/** A car under foam. */
export function carwash({ tone = 'cyan', stage = 'sky', uid = 'g' }: TonedOptions = {}): Drawing {
  const [l, b, d] = tones[tone];
  const bub = [
    [62, 92, 13],
    [84, 78, 16],
    [108, 72, 14],
    [132, 74, 16],
    [156, 84, 13],
    [172, 100, 10],
    [50, 108, 9],
  ] as const;
  return frame(
    uid,
    stage,
    linearGradient(uid + 'a', [
      [0, l],
      [0.45, b],
      [1, d],
    ]) +
      diagonalGradient(uid + 'g', [
        [0, '#EAF8FF'],
        [1, '#9CCBE3'],
      ]) +
      radialGradient(
        uid + 'p',
        [
          [0, '#fff', 1],
          [0.6, '#F0FAFF', 0.96],
          [1, '#BFE4F7', 0.95],
        ],
        0.36,
        0.3,
        0.8,
      ),
    `<path d="M62 128l16-30q7-13 22-13h40q15 0 22 13l16 30z" fill="url(#${uid}a)"/><path d="M74 126l13-24q4-8 13-8h16v32zM122 94h18q9 0 13 8l13 24h-44z" fill="url(#${uid}g)"/><path d="M90 124l14-29h8l-14 29z" fill="#fff" opacity=".5"/>
<path d="M34 146q0-18 18-20l136-1q20 2 20 22v22q0 9-9 9H43q-9 0-9-9z" fill="url(#${uid}a)"/><path d="M44 134q4-4 10-4h130q8 0 13 5" stroke="#fff" stroke-opacity=".55" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M34 152h14q6 0 6 5t-6 5H34zM208 150h-12q-6 0-6 5t6 5h12z" fill="#FFF3C4"/><path d="M110 142h20" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/><rect x="34" y="168" width="174" height="12" rx="6" fill="${d}"/>
<g><circle cx="76" cy="180" r="24" fill="#2A3640"/><circle cx="76" cy="180" r="12" fill="#DCE8EF"/><circle cx="76" cy="180" r="4.5" fill="#8DA3B0"/><circle cx="166" cy="180" r="24" fill="#2A3640"/><circle cx="166" cy="180" r="12" fill="#DCE8EF"/><circle cx="166" cy="180" r="4.5" fill="#8DA3B0"/></g>
<g fill="url(#${uid}p)">${bub.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}<circle cx="190" cy="138" r="9"/><circle cx="40" cy="136" r="11"/><circle cx="54" cy="150" r="7"/></g><g fill="none" stroke="#8CCDEB" stroke-width="1.6" opacity=".8"><circle cx="196" cy="72" r="10"/><circle cx="46" cy="62" r="7"/><circle cx="178" cy="52" r="6"/></g><path d="M118 32c6 8 9 12.5 9 17a9 9 0 0 1-18 0c0-4.5 3-9 9-17zM86 42c4 5 6 8 6 11.5a6 6 0 0 1-12 0c0-3.5 2-6.5 6-11.5zM150 44c4 5 6 8 6 11.5a6 6 0 0 1-12 0c0-3.5 2-6.5 6-11.5z" fill="${b}" opacity=".75"/>`,
    { shadow: [120, 206, 92, 8] },
  );
}
