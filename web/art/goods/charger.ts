import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A fast charger with its cable. */
export function charger({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#CBD6DC'],
      [0.2, '#fff'],
      [0.6, '#F3F7F9'],
      [1, '#BFCBD2'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#8E9AA5'],
        [0.5, '#E8EEF2'],
        [1, '#8E9AA5'],
      ]) +
      horizontalGradient(uid + '2', [
        [0, '#8E9AA5'],
        [0.5, '#E8EEF2'],
        [1, '#8E9AA5'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#33414C'],
        [1, '#131B22'],
      ]),
    `<rect x="92" y="42" width="13" height="34" rx="4" fill="url(#${uid}1)"/><rect x="135" y="42" width="13" height="34" rx="4" fill="url(#${uid}2)"/><rect x="64" y="70" width="112" height="134" rx="28" fill="url(#${uid}0)"/><rect x="65" y="71" width="110" height="132" rx="27" fill="none" stroke="#fff" stroke-width="1.6"/><path d="M78 96v78" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><rect x="88" y="132" width="64" height="60" rx="14" fill="url(#${uid}3)"/><rect x="100" y="142" width="40" height="9" rx="4.5" fill="#0A0F13" stroke="#7C8B96" stroke-width="1.6"/><rect x="100" y="158" width="40" height="9" rx="4.5" fill="#0A0F13" stroke="#7C8B96" stroke-width="1.6"/><rect x="103" y="173" width="34" height="12" rx="2.5" fill="#19B58F"/><path d="M124 84l-17 23h12l-4 17 18-24h-12.5z" fill="#12AE9D"/><path d="M140 162q44 0 46-34t22-36" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M140 162q44 0 46-34t22-36" fill="none" stroke="#8FA4AE" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(36 206 84)"><rect x="197" y="66" width="18" height="28" rx="6" fill="url(#${uid}0)"/><rect x="201" y="56" width="10" height="12" rx="2.5" fill="#9AA7B1"/></g><path d="M46 65q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#3CC9B1" opacity="1"/>`,
    { shadow: [120, 207, 66, 8] },
  );
}
