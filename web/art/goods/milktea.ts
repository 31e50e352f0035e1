import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient, radialGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import { sparkle } from '../sparkle.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

interface MilkteaOptions extends StagedOptions {
  straw?: readonly [string, string];
}

/** A cup of milk tea with pearls. */
export function milktea({
  stage = 'rose',
  straw = ['#FF8FA6', '#E0486D'],
  uid = 'g',
}: MilkteaOptions = {}): Drawing {
  const pearls = [
    [101, 192],
    [113, 196],
    [126, 196],
    [138, 192],
    [99, 180],
    [111, 184],
    [123, 184],
    [135, 182],
    [144, 179],
    [106, 171],
    [119, 172],
    [131, 170],
    [97, 167],
    [142, 166],
  ] as const;
  return frame(
    uid,
    stage,
    linearGradient(uid + 'a', [
      [0, '#FFF4E4'],
      [0.3, '#F3D5B3'],
      [0.75, '#D9A376'],
      [1, '#B77A4C'],
    ]) +
      horizontalGradient(uid + 'b', [
        [0, straw[1]],
        [0.35, straw[0]],
        [1, straw[1]],
      ]) +
      horizontalGradient(uid + 'f', [
        [0, '#fff', 0.5],
        [0.2, '#fff', 0.08],
        [0.75, '#fff', 0],
        [1, '#7A4A28', 0.2],
      ]) +
      radialGradient(
        uid + 'p',
        [
          [0, '#7B4A35'],
          [0.6, '#3E2016'],
          [1, '#26110B'],
        ],
        0.36,
        0.32,
        0.75,
      ),
    `<g transform="rotate(12 140 70)"><rect x="134" y="22" width="14" height="80" rx="3" fill="url(#${uid}b)"/><ellipse cx="141" cy="23" rx="7" ry="2.6" fill="${straw[1]}"/></g>
<path d="M80 88h80l-10.5 108q-1 10-11 10h-37q-10 0-11-10z" fill="url(#${uid}a)"/>
<path d="M80 88h80l-1.8 18c-6 10-12 2-18 8s-10 14-17 6-11-4-17 2-12 6-16-4-5-6-7.5-12z" fill="#fff" opacity=".92"/>
<g fill="url(#${uid}p)">${pearls.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`).join('')}</g><g fill="#fff" opacity=".55">${pearls.map(([x, y]) => `<circle cx="${x - 2}" cy="${y - 2.5}" r="1.5"/>`).join('')}</g>
<path d="M80 88h80l-10.5 108q-1 10-11 10h-37q-10 0-11-10z" fill="url(#${uid}f)"/>
<rect x="74" y="76" width="92" height="15" rx="7.5" fill="#fff"/><rect x="74" y="76" width="92" height="15" rx="7.5" fill="${straw[0]}" opacity=".38"/><rect x="80" y="79" width="50" height="3.6" rx="1.8" fill="#fff" opacity=".9"/>
<path d="${rosette(120, 140, 21, 5)}" fill="#fff" opacity=".95"/><path d="M111 148c0-12 6-18 18-18 0 12-6 18-18 18zm0 2l9-10" fill="#3FA970" stroke="#2B8556" stroke-width="1.6" stroke-linecap="round"/>
<path d="M91 104l7 84" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"/>${sparkle(190, 92, 9, straw[0])}<circle cx="54" cy="120" r="5" fill="${straw[0]}" opacity=".6"/>`,
    { shadow: [120, 207, 56, 8] },
  );
}
