import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A slice of cream cake. */
export function cake({ stage = 'rose', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + 'a', [
      [0, '#FFFDF6'],
      [1, '#FFE2C8'],
    ]) +
      linearGradient(uid + 's', [
        [0, '#F9D08A'],
        [1, '#D99A45'],
      ]) +
      diagonalGradient(uid + 'r', [
        [0, '#FF8A70'],
        [1, '#C7211A'],
      ]),
    `<path d="M42 128 150 78q44 8 50 50z" fill="url(#${uid}a)"/><path d="M42 128h158v68q0 8-8 8H50q-8 0-8-8z" fill="url(#${uid}s)"/><path d="M42 128h158v16q-10 14-20 0-12 16-24 0-12 16-24 0-12 16-24 0-12 14-24 0-10 12-22 4-10 8-20-2z" fill="url(#${uid}a)"/><rect x="42" y="164" width="158" height="12" fill="#FFF6E6"/><g fill="#EE4430"><circle cx="72" cy="170" r="5"/><circle cx="112" cy="170" r="5"/><circle cx="156" cy="170" r="5"/></g><path d="M122 92c-20-10-24-38 2-44 30-4 34 30 10 44q-6 3-12 0z" fill="url(#${uid}r)"/><path d="M112 48q12-16 26 0-12 8-26 0z" fill="#3E9A4B"/><g fill="#FFE9A8"><circle cx="120" cy="66" r="2"/><circle cx="132" cy="62" r="2"/><circle cx="128" cy="78" r="2"/></g><path d="M60 118 140 82" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
    { shadow: [120, 209, 82, 6] },
  );
}
