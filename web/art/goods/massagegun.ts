import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A massage gun. */
export function massagegun({ stage = 'stone', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#6B6F7A'],
      [0.5, '#33363F'],
      [1, '#15161B'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#8E939E'],
        [0.5, '#F1F3F6'],
        [1, '#9AA0AB'],
      ]) +
      radialGradient(
        uid + '2',
        [
          [0, '#FF9D86'],
          [0.5, '#E8432E'],
          [1, '#A31A12'],
        ],
        0.36,
        0.3,
        0.8,
      ),
    `<g transform="rotate(-12 120 110)"><circle cx="44" cy="92" r="22" fill="url(#${uid}2)"/><rect x="58" y="84" width="24" height="16" rx="5" fill="url(#${uid}1)"/><rect x="76" y="62" width="118" height="60" rx="28" fill="url(#${uid}0)"/><path d="M92 74h66" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="170" cy="92" r="19" fill="url(#${uid}1)"/><circle cx="170" cy="92" r="13" fill="#22252C"/><path d="M170 82v10M162 86a10 10 0 1 0 16 0" fill="none" stroke="#FF7A5C" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="96" y="100" width="7" height="5" rx="2.5" fill="#34C58A"/><rect x="108" y="100" width="7" height="5" rx="2.5" fill="#34C58A"/><rect x="120" y="100" width="7" height="5" rx="2.5" fill="#34C58A"/><rect x="132" y="100" width="7" height="5" rx="2.5" fill="#7B818C"/><path d="M112 118h44l12 78q2 14-12 14h-24q-12 0-14-12z" fill="url(#${uid}0)"/><path d="M126 130l8 62" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="126" y="190" width="38" height="8" rx="4" fill="#E8432E" opacity=".9"/></g><path d="M22 66q-10 18-2 38M8 60q-14 26-2 54" fill="none" stroke="#E8432E" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".35"/><path d="M196 167q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#C3B7A6" opacity="1"/>`,
    { shadow: [140, 210, 64, 6] },
  );
}
