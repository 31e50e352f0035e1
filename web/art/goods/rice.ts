import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bag of rice with a bowl of it. */
export function rice({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#FFFDF4'],
      [0.6, '#F6E7C3'],
      [1, '#D9BC80'],
    ]) +
      linearGradient(uid + 'b', [
        [0, '#5CB85F'],
        [1, '#2B7A3B'],
      ]) +
      diagonalGradient(uid + 'w', [
        [0, '#FFFFFF'],
        [1, '#CFE0F2'],
      ]),
    `<path d="M62 78q-8 60 0 126h92q8-66 0-126-8-14-20-14l4-22H78l4 22q-12 0-20 14z" fill="url(#${uid}a)"/><path d="M74 62h68l6 14H68z" fill="#C79A4E"/><path d="M80 42h56l-6 14H86z" fill="#FFF6DD"/><path d="M68 104h80v56H68z" fill="url(#${uid}b)"/><path d="M88 146c-2-18 8-30 22-32 0 16-6 30-22 32zM112 148c0-16 8-26 20-28 0 14-6 26-20 28z" fill="#FFE9A8"/><path d="M72 84q-5 50 0 108" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".7"/>
<path d="M146 168q4-22 30-22t30 22z" fill="#fff"/><g fill="#E8EFF7"><circle cx="166" cy="158" r="3"/><circle cx="178" cy="154" r="3"/><circle cx="188" cy="161" r="3"/></g><path d="M140 168h72q-2 34-24 40h-24q-22-6-24-40z" fill="url(#${uid}w)"/><path d="M150 182q12 7 26 0t26 0" stroke="#3B72D9" stroke-width="3" fill="none" stroke-linecap="round" opacity=".7"/>`,
    { shadow: [128, 209, 80, 7] },
  );
}
