import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A washing machine. */
export function washer({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#DCE5F0'],
      [0.33, '#fff'],
      [0.67, '#F2F6FB'],
      [1, '#BFCCDD'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#fff'],
        [1, '#B9C8DA'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#fff'],
        [1, '#AEBFD4'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#DDF1FF'],
        [0.5, '#5CB4F2'],
        [1, '#2363D6'],
      ]),
    `<rect x="50" y="40" width="140" height="166" rx="18" fill="url(#${uid}0)"/><rect x="51" y="41" width="138" height="164" rx="17" fill="none" stroke="#fff" stroke-width="2"/><rect x="62" y="52" width="52" height="18" rx="6" fill="#CBD8E8"/><circle cx="150" cy="61" r="10" fill="url(#${uid}1)"/><path d="M150 61l4-5" fill="none" stroke="#2F7BF0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="172" cy="61" r="5" fill="#34C58A"/><path d="M52 80h136" fill="none" stroke="#CBD8E8" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="120" cy="140" r="52" fill="url(#${uid}2)"/><circle cx="120" cy="140" r="42" fill="url(#${uid}3)"/><path d="M79 146q16-16 40-4t42-6q0 46-41 46-38 0-41-36z" fill="#fff" opacity=".5"/><path d="M98 150q14-18 30-4t22-2q-2 26-28 28-24 0-24-22z" fill="#FF9DBB"/><path d="M96 158q12-10 22 2-4 12-12 12-10-2-10-14z" fill="#FFD65C"/><circle cx="104" cy="124" r="8" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M100 123.2q0.8-3.2 3.6-3.6" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="132" cy="118" r="6" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M129 117.4q.6-2.4 2.7-2.7" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="142" cy="132" r="9" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M137.5 131.1q0.9-3.6 4.05-4.05" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><path d="M84 124q6-20 26-26" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="198" cy="96" r="12" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M192 94.8q1.2-4.8 5.4-5.4" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="212" cy="120" r="7" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M208.5 119.3q.7-2.8 3.15-3.15" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="36" cy="112" r="9" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M31.5 111.1q0.9-3.6 4.05-4.05" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><rect x="66" y="204" width="20" height="6" rx="3" fill="#8FA1B8"/><rect x="154" y="204" width="20" height="6" rx="3" fill="#8FA1B8"/>`,
    { shadow: [120, 211, 78, 6] },
  );
}
