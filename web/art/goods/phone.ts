import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A handset with its screen lit. */
export function phone({ stage = 'violet', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'a', [
      [0, '#4A4560'],
      [1, '#17132B'],
    ]) +
      diagonalGradient(uid + 's', [
        [0, '#C9BFFF'],
        [0.5, '#7C8BFF'],
        [1, '#37C4E8'],
      ]),
    `<g transform="rotate(8 120 120)"><rect x="76" y="30" width="88" height="176" rx="18" fill="url(#${uid}a)"/><rect x="83" y="37" width="74" height="162" rx="12" fill="url(#${uid}s)"/><rect x="106" y="42" width="28" height="8" rx="4" fill="#17132B"/><path d="M83 150q22-22 40-6t34-10v53q0 12-12 12H95q-12 0-12-12z" fill="#fff" opacity=".35"/><circle cx="120" cy="98" r="24" fill="#fff" opacity=".9"/><path d="M112 86v24l20-12z" fill="#6F5BF2"/><path d="M90 60v60" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/></g>`,
    { shadow: [120, 209, 54, 7] },
  );
}
