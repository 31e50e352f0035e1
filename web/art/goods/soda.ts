import type { Drawing } from '../drawing.ts';
import { horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Bottles of soda water. */
export function soda({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#5FC7A4'],
      [0.22, '#FFFFFF'],
      [0.5, '#BFF0DE'],
      [1, '#5FC7A4'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#F5B95A'],
        [0.22, '#FFFFFF'],
        [0.5, '#FFE3B8'],
        [1, '#F5B95A'],
      ]),
    `<g transform="translate(88 0)"><rect x="-11" y="34" width="22" height="18" rx="5" fill="#12AE9D"/><path d="M-10 50h20v14q18 14 18 36v94q0 12-12 12h-32q-12 0-12-12v-94q0-22 18-36z" fill="url(#${uid}0)"/><rect x="-28" y="112" width="56" height="52" rx="4" fill="#fff" opacity=".94"/><path d="M-6.29 127.11A6.29 6.29 0 0 1 6.29 127.11A6.29 6.29 0 0 1 12.58 138A6.29 6.29 0 0 1 6.29 148.89A6.29 6.29 0 0 1 -6.29 148.89A6.29 6.29 0 0 1 -12.58 138A6.29 6.29 0 0 1 -6.29 127.11Z" fill="#12AE9D"/><circle cx="0" cy="138" r="7" fill="#fff"/><circle cx="-12" cy="186" r="4" fill="#fff" opacity=".8"/><circle cx="6" cy="178" r="3" fill="#fff" opacity=".8"/><circle cx="12" cy="192" r="5" fill="#fff" opacity=".8"/><circle cx="-4" cy="98" r="3.5" fill="#fff" opacity=".8"/><circle cx="10" cy="88" r="2.6" fill="#fff" opacity=".8"/><circle cx="-10" cy="80" r="2.4" fill="#fff" opacity=".8"/><path d="M-18 92v16M-18 168v24" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(154 0)"><rect x="-11" y="34" width="22" height="18" rx="5" fill="#FF8A2B"/><path d="M-10 50h20v14q18 14 18 36v94q0 12-12 12h-32q-12 0-12-12v-94q0-22 18-36z" fill="url(#${uid}1)"/><rect x="-28" y="112" width="56" height="52" rx="4" fill="#fff" opacity=".94"/><path d="M-6.29 127.11A6.29 6.29 0 0 1 6.29 127.11A6.29 6.29 0 0 1 12.58 138A6.29 6.29 0 0 1 6.29 148.89A6.29 6.29 0 0 1 -6.29 148.89A6.29 6.29 0 0 1 -12.58 138A6.29 6.29 0 0 1 -6.29 127.11Z" fill="#FF8A2B"/><circle cx="0" cy="138" r="7" fill="#fff"/><circle cx="-12" cy="186" r="4" fill="#fff" opacity=".8"/><circle cx="6" cy="178" r="3" fill="#fff" opacity=".8"/><circle cx="12" cy="192" r="5" fill="#fff" opacity=".8"/><circle cx="-4" cy="98" r="3.5" fill="#fff" opacity=".8"/><circle cx="10" cy="88" r="2.6" fill="#fff" opacity=".8"/><circle cx="-10" cy="80" r="2.4" fill="#fff" opacity=".8"/><path d="M-18 92v16M-18 168v24" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M202 57q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#3CC9B1" opacity="1"/>`,
    { shadow: [120, 209, 80, 7] },
  );
}
