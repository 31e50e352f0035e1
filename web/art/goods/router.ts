import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A router with four antennas. */
export function router({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#1D2A42'],
      [0.5, '#4A6190'],
      [1, '#1D2A42'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#FFFFFF'],
        [0.5, '#E6EDF8'],
        [1, '#B7C6DF'],
      ]),
    `<path d="M94 62a37 37 0 0 1 52 0" fill="none" stroke="#2F7BF0" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/><path d="M80 46a57 57 0 0 1 80 0" fill="none" stroke="#2F7BF0" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity=".4"/><circle cx="120" cy="82" r="7" fill="#2F7BF0"/><g transform="rotate(-12 62 150)"><rect x="56.5" y="78" width="11" height="78" rx="5.5" fill="url(#${uid}0)"/><path d="M60 86v54" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(-4 98 150)"><rect x="92.5" y="78" width="11" height="78" rx="5.5" fill="url(#${uid}0)"/><path d="M96 86v54" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(4 142 150)"><rect x="136.5" y="78" width="11" height="78" rx="5.5" fill="url(#${uid}0)"/><path d="M140 86v54" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(12 178 150)"><rect x="172.5" y="78" width="11" height="78" rx="5.5" fill="url(#${uid}0)"/><path d="M176 86v54" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M44 150q2-8 10-8h132q8 0 10 8l12 40q3 14-11 14H43q-14 0-11-14z" fill="url(#${uid}1)"/><path d="M52 152q-8 22-10 34" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="40" y="184" width="160" height="12" rx="6" fill="#8FA6CC" opacity=".4"/><circle cx="70" cy="190" r="3.6" fill="#2BD08B"/><circle cx="88" cy="190" r="3.6" fill="#2BD08B"/><circle cx="106" cy="190" r="3.6" fill="#2BD08B"/><circle cx="124" cy="190" r="3.6" fill="#F0A63A"/><path d="M160.77 158.77A5.26 5.26 0 0 1 171.23 158.77A5.26 5.26 0 0 1 171.23 169.23A5.26 5.26 0 0 1 160.77 169.23A5.26 5.26 0 0 1 160.77 158.77Z" fill="none" stroke="#8FA6CC" stroke-width="2.2"/>`,
    { shadow: [120, 208, 88, 7] },
  );
}
