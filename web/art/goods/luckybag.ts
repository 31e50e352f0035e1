import type { Drawing } from '../drawing.ts';
import { fortune } from '../fortune.ts';
import { diagonalGradient, linearGradient, radialGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import { sparkle } from '../sparkle.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A tied bag with the character 福. */
export function luckybag({ stage = 'coral', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + 'a',
      [
        [0, '#FF7A58'],
        [0.5, '#E8341F'],
        [1, '#A3140F'],
      ],
      0.36,
      0.3,
      0.85,
    ) +
      diagonalGradient(uid + 'g', [
        [0, '#FFF0BE'],
        [0.5, '#F2C25B'],
        [1, '#B77A1E'],
      ]) +
      linearGradient(uid + 't', [
        [0, '#F0452E'],
        [1, '#B91A14'],
      ]),
    `<path d="M84 88q-16-30 4-42 10 10 18 0 8-10 14 2 6-12 14-2 8 10 18 0 20 12 4 42z" fill="url(#${uid}t)"/><path d="M94 56q4 16 8 28M120 52v34M146 56q-4 16-8 28" stroke="#8E0F0C" stroke-opacity=".45" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M86 96q34 10 68 0 44 32 44 70 0 42-78 42t-78-42q0-38 44-70z" fill="url(#${uid}a)"/><path d="M78 112q-24 22-24 50" stroke="#FFC2AE" stroke-opacity=".75" stroke-width="6" stroke-linecap="round" fill="none"/>
<path d="${rosette(120, 154, 41, 4)}" fill="url(#${uid}g)"/><path d="${rosette(120, 154, 36.5, 4)}" fill="none" stroke="#A3140F" stroke-opacity=".55" stroke-width="1.6"/>${fortune(97, 131, 46, '#B3190F', 5.6)}
<rect x="80" y="83" width="80" height="16" rx="8" fill="url(#${uid}g)"/><rect x="86" y="86" width="44" height="3.5" rx="1.7" fill="#fff" opacity=".7"/><path d="M150 92q30-14 34 4t-22 8M152 96q18 14 16 34M158 98q24 6 28 28" fill="none" stroke="url(#${uid}g)" stroke-width="5.5" stroke-linecap="round"/><path d="M162 128h12l4 20h-20zM180 124l11-3 8 18-19 5z" fill="#E8341F"/><path d="M162 128h12l.8 4H161zM180 124l11-3 1.7 4-12 3.2z" fill="#F2C25B"/>${sparkle(56, 70, 10, '#FFC04D')}${sparkle(196, 64, 7, '#FF8A5C')}`,
    { shadow: [120, 210, 80, 9] },
  );
}
