import type { Drawing } from '../drawing.ts';
import { linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A dog in a bath. */
export function pet({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#FFE7C2'],
        [0.5, '#EDB778'],
        [1, '#C4823A'],
      ],
      0.4,
      0.3,
      0.85,
    ) +
      linearGradient(uid + '1', [
        [0, '#8CDCFF'],
        [0.5, '#25A9EA'],
        [1, '#0B6FB0'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#D6F2FF'],
        [1, '#6CC6F0'],
      ]),
    `<path d="M78 74q-28-6-30 26t16 40q12-12 18-40zM162 74q28-6 30 26t-16 40q-12-12-18-40z" fill="#B9713A"/><path d="M72 108q0-54 48-54t48 54q0 48-48 48t-48-48z" fill="url(#${uid}0)"/><path d="M98 124q0-22 22-22t22 22q0 24-22 24t-22-24z" fill="#FFF6E8"/><ellipse cx="120" cy="116" rx="9" ry="6.5" fill="#3A2418"/><path d="M120 122v8M108 132q6 6 12-1 6 7 12 1" fill="none" stroke="#3A2418" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="100" cy="100" r="6" fill="#2B1B13"/><circle cx="140" cy="100" r="6" fill="#2B1B13"/><circle cx="98" cy="98" r="2" fill="#fff"/><circle cx="138" cy="98" r="2" fill="#fff"/><path d="M116 138h8v6q0 6-4 6t-4-6z" fill="#F2708E"/><path d="M86 84q8-16 24-18" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 142h172l-14 52q-4 14-18 14H66q-14 0-18-14z" fill="url(#${uid}1)"/><rect x="28" y="134" width="184" height="16" rx="8" fill="url(#${uid}2)"/><path d="M52 160l8 32" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="46" cy="132" r="13" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M39.5 130.7q1.3-5.2 5.85-5.85" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="68" cy="126" r="16" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M60 124.4q1.6-6.4 7.2-7.2" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="94" cy="134" r="12" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M88 132.8q1.2-4.8 5.4-5.4" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="150" cy="132" r="14" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M143 130.6q1.4-5.6 6.3-6.3" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="176" cy="126" r="16" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M168 124.4q1.6-6.4 7.2-7.2" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="198" cy="134" r="11" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M192.5 132.9q1.1-4.4 4.95-4.95" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="122" cy="138" r="10" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M117 137q1-4 4.5-4.5" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="120" cy="48" r="11" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M114.5 46.9q1.1-4.4 4.95-4.95" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="136" cy="40" r="7" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M132.5 39.3q.7-2.8 3.15-3.15" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="106" cy="42" r="6" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M103 41.4q.6-2.4 2.7-2.7" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/>`,
    { shadow: [120, 211, 76, 6] },
  );
}
