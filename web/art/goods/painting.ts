import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A painting in its frame. */
export function painting({ stage = 'stone', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FFE9B8'],
      [0.5, '#D9A54A'],
      [1, '#8F641B'],
    ]) +
      `<clipPath id="${uid}1"><rect x="58" y="66" width="124" height="104" rx="3"/></clipPath>` +
      linearGradient(uid + '2', [
        [0, '#FFE6C9'],
        [1, '#F9C7A6'],
      ]),
    `<path d="M120 26L84 56M120 26l36 30" fill="none" stroke="#B9AB99" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="120" cy="26" r="5" fill="#A88B58"/><rect x="42" y="50" width="156" height="136" rx="10" fill="url(#${uid}0)"/><rect x="50" y="58" width="140" height="120" rx="6" fill="#8F641B" opacity=".45"/><g clip-path="url(#${uid}1)"><rect x="58" y="66" width="124" height="104" rx="0" fill="url(#${uid}2)"/><circle cx="150" cy="94" r="15" fill="#EE5A3C"/><path d="M58 138q26-46 48-14 18-40 44-2 16-14 32 6v42H58z" fill="#7FA9B8"/><path d="M58 152q34-34 62-4 26-24 62 4v18H58z" fill="#3E7482"/><path d="M58 164q40-14 124-4v10H58z" fill="#21505E"/><path d="M84 156h26l-6 7H90z" fill="#5A2E14"/><path d="M96 156v-18l10 16z" fill="#fff"/></g><path d="M46 150V58q0-4 6-4h90" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="120" cy="206" rx="40" ry="4" fill="#8F7E69" opacity=".25"/><rect x="98" y="192" width="44" height="12" rx="4" fill="#fff"/>`,
    { shadow: [120, 209, 60, 5] },
  );
}
