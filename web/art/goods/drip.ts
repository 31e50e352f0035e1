import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Coffee dripping into a cup. */
export function drip({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#D9C9B8'],
      [0.2, '#fff'],
      [0.6, '#F7F0E8'],
      [1, '#CDBBA6'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#FFF6EA'],
        [1, '#E6D2B8'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#E9C08A'],
        [1, '#C48F4E'],
      ]) +
      diagonalGradient(uid + '3', [
        [0, '#D9A878'],
        [1, '#9A6A40'],
      ]),
    `<path d="M60 104c-7-8 7-13 0-23M82 106c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M164 146q32-4 32 18t-38 22" fill="none" stroke="#E3D5C6" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M56 132h112v46q0 28-28 28H84q-28 0-28-28z" fill="url(#${uid}0)"/><ellipse cx="112" cy="132" rx="56" ry="14" fill="#fff"/><ellipse cx="112" cy="133" rx="49" ry="10.5" fill="#5A3216"/><path d="M82 60h60l12 14-10 64q-32 10-64 0L70 74z" fill="url(#${uid}1)"/><path d="M78 74h68q-4 14-34 14T78 74z" fill="#6B3B1C"/><ellipse cx="112" cy="73" rx="35" ry="9" fill="#8A5228"/><path d="M70 74l-18 44 10 18h10zM154 74l18 44-10 18h-10z" fill="url(#${uid}2)"/><path d="M112 140v14" fill="none" stroke="#5A3216" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M86 92l4 38" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M68 150v28" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(16 192 110)"><rect x="166" y="62" width="52" height="76" rx="6" fill="url(#${uid}3)"/><rect x="174" y="74" width="36" height="22" rx="4" fill="#FFF6EA"/><ellipse cx="192" cy="85" rx="8" ry="5.5" fill="#7A4522"/><path d="M166 68h52" fill="none" stroke="#7A4C28" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    { shadow: [120, 210, 72, 6] },
  );
}
