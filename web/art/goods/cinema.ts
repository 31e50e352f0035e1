import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, radialGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Popcorn with a cinema ticket. */
export function cinema({ stage = 'coral', uid = 'g' }: StagedOptions = {}): Drawing {
  const puffs = [
    [84, 92, 15],
    [104, 80, 17],
    [128, 76, 18],
    [150, 86, 16],
    [160, 98, 12],
    [92, 102, 13],
    [114, 96, 16],
    [138, 98, 16],
    [120, 62, 12],
    [146, 68, 10],
    [98, 68, 10],
  ] as const;
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#E9D9CF'],
      [0.2, '#fff'],
      [0.7, '#FFF7F1'],
      [1, '#D9C3B5'],
    ]) +
      horizontalGradient(uid + 'r', [
        [0, '#C9281C'],
        [0.25, '#F2543C'],
        [1, '#B9201A'],
      ]) +
      radialGradient(
        uid + 'p',
        [
          [0, '#FFFDF2'],
          [0.55, '#FFE9AE'],
          [1, '#EDB95A'],
        ],
        0.38,
        0.32,
        0.8,
      ) +
      diagonalGradient(uid + 't', [
        [0, '#FFD98A'],
        [1, '#F5A83B'],
      ]),
    `<g transform="rotate(16 172 128)"><path d="M146 74h52q7 0 7 7v30a9 9 0 0 0 0 18v36q0 7-7 7h-52q-7 0-7-7v-36a9 9 0 0 0 0-18V81q0-7 7-7z" fill="url(#${uid}t)"/><path d="M152 120h44" stroke="#fff" stroke-width="2.5" stroke-dasharray="4 5"/><path d="${rosette(174, 97, 12, 5)}" fill="#fff" opacity=".9"/><rect x="156" y="136" width="36" height="6" rx="3" fill="#fff" opacity=".85"/><rect x="156" y="149" width="24" height="6" rx="3" fill="#fff" opacity=".6"/></g>
<g fill="url(#${uid}p)">${puffs.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g><g fill="none" stroke="#D99A3A" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"><path d="M98 84q6 5 12 0M124 80q6 6 13 0M110 99q5 4 10 0M142 94q5 4 9 0M86 97q5 4 9 0"/></g>
<path d="M70 102h100l-11 96q-1 10-11 10H92q-10 0-11-10z" fill="url(#${uid}a)"/><g fill="url(#${uid}r)"><path d="M70 102h16l9 106h-3q-10 0-11-10zM102 102h16l1 106h-13zM134 102h16l-8 106h-13zM166 102h4l-11 96q-1 10-9 10z" /></g><path d="M68 100q9-7 17 0t17 0 17 0 17 0 17 0 17 0v10H68z" fill="#fff"/><path d="M68 108h102v3H68z" fill="#E7CFC2" opacity=".7"/>
<path d="${rosette(120, 158, 25, 4)}" fill="#fff"/><path d="${rosette(120, 158, 21, 4)}" fill="none" stroke="#E03A2A" stroke-width="1.6" opacity=".5"/><path d="M114 148v20l16-10z" fill="#E03A2A" stroke="#E03A2A" stroke-width="3" stroke-linejoin="round"/>
<path d="M82 116l8 82" stroke="#fff" stroke-width="4" opacity=".4" stroke-linecap="round"/>`,
    { shadow: [122, 208, 66, 8] },
  );
}
