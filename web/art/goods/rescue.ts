import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A breakdown lorry. */
export function rescue({ stage = 'coral', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#FF9D86'],
      [0.5, '#E8432E'],
      [1, '#B9201A'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#F1FAFF'],
        [1, '#9CC6DD'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#FFC06B'],
        [1, '#E8791A'],
      ]),
    `<path d="M138 106h40q8 0 12 7l20 31q4 6 4 12v20h-76z" fill="url(#${uid}0)"/><path d="M150 116h24q5 0 8 5l13 23h-45z" fill="url(#${uid}1)"/><rect x="20" y="152" width="124" height="24" rx="6" fill="url(#${uid}2)"/><path d="M124 152l-8-44h14l12 44z" fill="#8E99A6"/><path d="M122 112L52 76" fill="none" stroke="#E8791A" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M120 109L54 75" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M52 76v30" fill="none" stroke="#4A5662" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 106q0 12 8 12t8-8" fill="none" stroke="#4A5662" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="156" y="90" width="30" height="14" rx="6" fill="#FFD65C"/><path d="M171 66v12M152 74l6 9M190 74l-6 9" fill="none" stroke="#FFB52E" stroke-width="5" stroke-linecap="round"/><rect x="16" y="172" width="202" height="11" rx="5.5" fill="#8E1B12"/><path d="M204 156h12v9h-12z" fill="#FFF3C4"/><circle cx="62" cy="184" r="22" fill="#2A3640"/><circle cx="62" cy="184" r="10.5" fill="#DCE8EF"/><circle cx="62" cy="184" r="4" fill="#8DA3B0"/><circle cx="176" cy="184" r="22" fill="#2A3640"/><circle cx="176" cy="184" r="10.5" fill="#DCE8EF"/><circle cx="176" cy="184" r="4" fill="#8DA3B0"/><path d="M30 172l8-16h12l-8 16zM58 172l8-16h12l-8 16zM86 172l8-16h12l-8 16z" fill="#fff" opacity=".8"/><path d="M44 44q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#FF8A70" opacity="1"/>`,
    { shadow: [118, 208, 98, 6] },
  );
}
