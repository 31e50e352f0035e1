import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A cloud that takes files. */
export function cloud({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#FFFFFF'],
      [0.5, '#E2F3FF'],
      [1, '#8CCBF5'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#FFD98A'],
        [1, '#F0A63A'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#25A9EA'],
        [1, '#0B6FB0'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#FFE9B8'],
        [1, '#F5B94F'],
      ]),
    `<path d="M68 170q-34-2-34-34 0-30 31-33 6-45 54-45 42 0 53 38 36 2 36 38 0 34-36 36z" fill="url(#${uid}0)"/><path d="M52 128q2-18 20-21 3-28 34-35" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M120 92l30 32h-18v32h-24v-32H90z" fill="url(#${uid}2)"/><path d="M74 164h34l8 10h50q8 0 8 8v18q0 8-8 8H74q-8 0-8-8v-28q0-8 8-8z" fill="url(#${uid}1)"/><rect x="66" y="180" width="108" height="28" rx="8" fill="url(#${uid}3)"/><path d="M76 187h44" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M202 67q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#25A9EA" opacity="1"/><path d="M44 77q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#8CDCFF" opacity="1"/>`,
    { shadow: [120, 210, 70, 7] },
  );
}
