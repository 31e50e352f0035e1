import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A copper hotpot. */
export function hotpot({ stage = 'coral', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#B4702A'],
      [0.3, '#FFD79A'],
      [0.65, '#D9923C'],
      [1, '#8A4E14'],
    ]) +
      linearGradient(uid + 's', [
        [0, '#FF7A4D'],
        [1, '#C2260F'],
      ]),
    `<g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"><path d="M78 66c-7-9 7-14 0-25M164 66c-7-9 7-14 0-25"/></g><path d="M104 36h32l8 62H96z" fill="url(#${uid}a)"/><ellipse cx="120" cy="37" rx="16" ry="5" fill="#5B2F0A"/><ellipse cx="120" cy="118" rx="88" ry="27" fill="url(#${uid}a)"/><ellipse cx="120" cy="116" rx="78" ry="21" fill="url(#${uid}s)"/><path d="M94 122V92h52v30q-26 10-52 0z" fill="url(#${uid}a)"/><g fill="#57B05C"><path d="M56 114q10-12 24-4-8 12-24 4zM166 120q12-10 24 0-12 8-24 0z"/></g><g fill="#FFE7C4"><circle cx="82" cy="126" r="7"/><circle cx="160" cy="108" r="7"/></g><path d="M32 118q4 54 58 70l-8 16h76l-8-16q54-16 58-70-6 27-88 27t-88-27z" fill="url(#${uid}a)"/><circle cx="120" cy="186" r="8" fill="#5B2F0A"/><path d="M50 142q10 24 32 36" stroke="#FFF0D0" stroke-width="6" stroke-linecap="round" fill="none"/>`,
    { shadow: [120, 209, 70, 6] },
  );
}
