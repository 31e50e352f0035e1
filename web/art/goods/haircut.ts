import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Scissors and a comb. */
export function haircut({ stage = 'violet', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#fff'],
      [0.5, '#D5D9E3'],
      [1, '#8D95A8'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#FFB057'],
        [1, '#FF8A2B'],
      ]),
    `<g transform="rotate(-8 110 116)"><path d="M108 124L148 36q8 0 8 10l-34 88z" fill="url(#${uid}0)"/><path d="M112 124L72 36q-8 0-8 10l34 88z" fill="url(#${uid}0)"/><circle cx="110" cy="126" r="7" fill="#5A45DE"/><circle cx="110" cy="126" r="2.5" fill="#fff"/><g fill="none" stroke-width="12"><circle cx="82" cy="174" r="22" stroke="#6F5BF2"/><circle cx="138" cy="174" r="22" stroke="#8B79F5"/></g><path d="M102 132l-10 24M118 132l10 24" fill="none" stroke="#6F5BF2" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="M66 166q4-8 12-10" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M72 48l28 62" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(18 190 130)"><rect x="172" y="64" width="26" height="138" rx="9" fill="url(#${uid}1)"/><rect x="194" y="74" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="83.5" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="93" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="102.5" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="112" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="121.5" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="131" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="140.5" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="150" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="159.5" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="169" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="178.5" width="22" height="5" rx="2.5" fill="#F07A1A"/><rect x="194" y="188" width="22" height="5" rx="2.5" fill="#F07A1A"/><path d="M179 76v110" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M52 57q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#A99BFF" opacity="1"/>`,
    { shadow: [124, 211, 78, 6] },
  );
}
