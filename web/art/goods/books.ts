import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A stack of books with a bookmark. */
export function books({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#FF8A70'],
      [1, '#B9201A'],
    ]) +
      horizontalGradient(uid + 'b', [
        [0, '#7DB4FF'],
        [1, '#174FBE'],
      ]) +
      horizontalGradient(uid + 'c', [
        [0, '#7FE0A8'],
        [1, '#0B7C4B'],
      ]) +
      linearGradient(uid + 'p', [
        [0, '#FFFFFF'],
        [1, '#E6DFD2'],
      ]),
    `<rect x="44" y="166" width="148" height="40" rx="8" fill="url(#${uid}a)"/><path d="M64 174h128v24H64q-8-12 0-24z" fill="url(#${uid}p)"/><rect x="56" y="126" width="140" height="40" rx="8" fill="url(#${uid}b)"/><path d="M56 134h120q8 12 0 24H56z" fill="url(#${uid}p)"/><rect x="48" y="88" width="128" height="38" rx="8" fill="url(#${uid}c)"/><path d="M66 95h110v24H66q-8-12 0-24z" fill="url(#${uid}p)"/><path d="M74 88q4-36 46-40v40zM120 48q42 4 46 40h-46z" fill="#fff"/><path d="M82 82q6-20 32-24M126 58q26 4 32 24" stroke="#D9C9A8" stroke-width="3.5" fill="none" stroke-linecap="round"/><path d="M148 119h16v30l-8-7-8 7z" fill="#EE4430"/><path d="M74 103h70M74 111h48M70 142h80M76 184h90" stroke="#C9BBA0" stroke-width="3" stroke-linecap="round"/>`,
    { shadow: [120, 210, 82, 6] },
  );
}
