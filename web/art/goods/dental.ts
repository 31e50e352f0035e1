import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import { sparkle } from '../sparkle.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A clean tooth and a dentist's mirror. */
export function dental({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 't', [
      [0, '#FFFFFF'],
      [0.55, '#E6F3F5'],
      [1, '#8CBEC6'],
    ]) +
      diagonalGradient(uid + 'm', [
        [0, '#E9FBF7'],
        [1, '#6CCBB8'],
      ]) +
      linearGradient(uid + 'h', [
        [0, '#1FB59F'],
        [1, '#077568'],
      ]),
    `<path d="M58 88c0-36 34-46 56-32 22-14 56-4 56 32 0 30-14 42-18 70-4 30-8 50-20 50-14 0-8-48-18-48s-4 48-18 48c-12 0-16-20-20-50-4-28-18-40-18-70z" fill="url(#${uid}t)"/><path d="M74 92c0-18 10-28 22-30" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M84 104q30 14 60 0" fill="none" stroke="#9CC8CE" stroke-width="5" stroke-linecap="round"/>
<path d="M190 168 162 206" stroke="url(#${uid}h)" stroke-width="11" stroke-linecap="round"/><circle cx="194" cy="142" r="30" fill="url(#${uid}h)"/><circle cx="194" cy="142" r="23" fill="url(#${uid}m)"/><path d="M180 138q4-12 16-14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>${sparkle(186, 70, 15, '#fff')}${sparkle(50, 60, 9, '#12AE9D')}`,
    { shadow: [120, 209, 66, 7] },
  );
}
