import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A dumbbell and a water bottle. */
export function dumbbell({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + 'a', [
      [0, '#7DB4FF'],
      [0.5, '#2F7BF0'],
      [1, '#174FBE'],
    ]) +
      linearGradient(uid + 'm', [
        [0, '#FFFFFF'],
        [0.5, '#C4CEDD'],
        [1, '#7B8AA3'],
      ]) +
      horizontalGradient(uid + 'b', [
        [0, '#0FAE9A'],
        [0.4, '#7FEADB'],
        [1, '#077568'],
      ]),
    `<rect x="156" y="78" width="44" height="124" rx="14" fill="url(#${uid}b)"/><rect x="162" y="60" width="32" height="24" rx="7" fill="#2B3447"/><rect x="160" y="118" width="36" height="44" rx="8" fill="#fff" opacity=".9"/><path d="M178 126c10 12 10 24 0 28-10-4-10-16 0-28z" fill="#25A9EA"/><g transform="rotate(-18 100 156)"><rect x="40" y="148" width="120" height="16" rx="8" fill="url(#${uid}m)"/><rect x="44" y="118" width="20" height="76" rx="9" fill="url(#${uid}a)"/><rect x="28" y="130" width="18" height="52" rx="8" fill="#174FBE"/><rect x="136" y="118" width="20" height="76" rx="9" fill="url(#${uid}a)"/><rect x="154" y="130" width="18" height="52" rx="8" fill="#174FBE"/><path d="M50 126v30M142 126v30" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/></g>`,
    { shadow: [120, 209, 80, 6] },
  );
}
