import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A theatre stage with its curtain. */
export function theatre({ stage = 'violet', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#FF8A70'],
      [0.5, '#D9301F'],
      [1, '#8F140D'],
    ]) +
      linearGradient(uid + 'f', [
        [0, '#F3C987'],
        [1, '#A8662A'],
      ]) +
      linearGradient(uid + 'l', [
        [0, '#FFF7D6'],
        [1, '#FFD98A'],
      ]),
    `<rect x="44" y="48" width="152" height="130" rx="10" fill="#3A1240"/><path d="M120 62 74 178h92z" fill="url(#${uid}l)" opacity=".55"/><path d="M36 178h168l10 28H26z" fill="url(#${uid}f)"/><path d="M40 46h34q6 70-28 132h-6zM200 46h-34q-6 70 28 132h6z" fill="url(#${uid}a)"/><path d="M36 40h168v26q-14 16-28 0-14 16-28 0-14 16-28 0-14 16-28 0-14 16-28 0-14 16-28 0z" fill="url(#${uid}a)"/><path d="M56 70q4 50-10 92M184 70q-4 50 10 92" stroke="#FFC9B8" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M98 104q22-12 44 0 2 34-22 46-24-12-22-46z" fill="#fff"/><path d="M106 116q6-5 11 0M123 116q6-5 11 0M110 132q10 9 20 0" stroke="#B9201A" stroke-width="4" stroke-linecap="round" fill="none"/><rect x="34" y="34" width="172" height="12" rx="6" fill="#E3B25A"/>`,
    { shadow: [120, 210, 92, 5] },
  );
}
