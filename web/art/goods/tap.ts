import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A dripping tap and a wrench. */
export function tap({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#8396A6'],
      [0.33, '#fff'],
      [0.67, '#C9D6E0'],
      [1, '#71869A'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#fff'],
        [0.5, '#C9D6E0'],
        [1, '#7F94A6'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#FF9D86'],
        [1, '#D8321F'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#8CDCFF'],
        [1, '#1E86D6'],
      ]) +
      horizontalGradient(uid + '4', [
        [0, '#C24A12'],
        [0.5, '#FF9F3B'],
        [1, '#C24A12'],
      ]),
    `<rect x="40" y="84" width="20" height="60" rx="8" fill="url(#${uid}0)"/><path d="M56 96h70q44 0 44 44v14h-36v-10q0-12-12-12H56z" fill="url(#${uid}1)"/><path d="M64 104h60q32 2 36 30" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="128" y="150" width="48" height="14" rx="6" fill="url(#${uid}0)"/><rect x="92" y="62" width="18" height="36" rx="5" fill="url(#${uid}0)"/><rect x="66" y="46" width="70" height="18" rx="9" fill="url(#${uid}2)"/><path d="M76 51h36" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M152 172c9 12 14 18 14 25a14 14 0 0 1-28 0c0-7 5-13 14-25z" fill="url(#${uid}3)"/><path d="M146 197a6 6 0 0 0 6 6" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(40 82 176)"><rect x="74" y="146" width="16" height="66" rx="8" fill="url(#${uid}4)"/><path d="M60 146q-4-24 14-30v22h16v-22q18 6 14 30-8 12-22 12t-22-12z" fill="url(#${uid}0)"/></g><path d="M200 69q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5FB4E8" opacity="1"/><circle cx="176" cy="198" r="4" fill="#5FB4E8" opacity=".7"/>`,
    { shadow: [120, 212, 78, 5] },
  );
}
