import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A phone that plays a clip when it rings. */
export function ringtone({ stage = 'violet', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#A99BFF'],
      [0.5, '#6F5BF2'],
      [1, '#4632C8'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#4A4266'],
        [1, '#1E1832'],
      ]),
    `<path d="M48 96q-16 26 0 52M34 84q-24 38 0 76M192 96q16 26 0 52M206 84q24 38 0 76" fill="none" stroke="#8B79F5" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><rect x="66" y="34" width="108" height="174" rx="24" fill="url(#${uid}1)"/><rect x="74" y="43" width="92" height="156" rx="16" fill="url(#${uid}0)"/><path d="M90 43h40L74 150V59q0-16 16-16z" fill="#fff" opacity=".15"/><rect x="104" y="48" width="32" height="7" rx="3.5" fill="#1E1832"/><circle cx="120" cy="112" r="31" fill="#fff" opacity=".25"/><circle cx="120" cy="112" r="24" fill="#fff"/><path d="M112 101v22q0 3 3 1.5l17-11q2-1.5 0-3l-17-11q-3-1.5-3 1.5z" fill="#5A45DE"/><rect x="88" y="172" width="5" height="8" rx="2.5" fill="#fff" opacity=".9"/><rect x="98" y="169" width="5" height="14" rx="2.5" fill="#fff" opacity=".9"/><rect x="108" y="165" width="5" height="22" rx="2.5" fill="#fff" opacity=".9"/><rect x="118" y="170" width="5" height="12" rx="2.5" fill="#fff" opacity=".9"/><rect x="128" y="167" width="5" height="18" rx="2.5" fill="#fff" opacity=".9"/><rect x="138" y="163" width="5" height="26" rx="2.5" fill="#fff" opacity=".9"/><rect x="148" y="171" width="5" height="10" rx="2.5" fill="#fff" opacity=".9"/><path d="M71 66v108" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    { shadow: [120, 210, 64, 7] },
  );
}
