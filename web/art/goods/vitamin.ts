import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A jar of vitamins. */
export function vitamin({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#D97A12'],
      [0.2, '#FFD08A'],
      [0.6, '#FF9F33'],
      [1, '#C46208'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#D8DDE2'],
        [0.33, '#fff'],
        [0.67, '#EEF1F4'],
        [1, '#C2C9D0'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#FFE3A8'],
        [1, '#FFB648'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#FFE3A8'],
        [1, '#FFB648'],
      ]),
    `<rect x="80" y="40" width="76" height="34" rx="9" fill="url(#${uid}1)"/><path d="M90 46v22M100 46v22M110 46v22M120 46v22M130 46v22M140 46v22" fill="none" stroke="#C9D0D7" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 74h84q14 4 14 18v98q0 16-16 16H78q-16 0-16-16V92q0-14 14-18z" fill="url(#${uid}0)"/><rect x="62" y="104" width="112" height="74" rx="4" fill="#fff" opacity=".96"/><circle cx="100" cy="141" r="22" fill="#FFC04D"/><circle cx="100" cy="141" r="17" fill="#FFF3D0"/><path d="M100 141l5-14q-5-4-10 0z" fill="#FFA61F" transform="rotate(0 100 141)"/><path d="M100 141l5-14q-5-4-10 0z" fill="#FFA61F" transform="rotate(60 100 141)"/><path d="M100 141l5-14q-5-4-10 0z" fill="#FFA61F" transform="rotate(120 100 141)"/><path d="M100 141l5-14q-5-4-10 0z" fill="#FFA61F" transform="rotate(180 100 141)"/><path d="M100 141l5-14q-5-4-10 0z" fill="#FFA61F" transform="rotate(240 100 141)"/><path d="M100 141l5-14q-5-4-10 0z" fill="#FFA61F" transform="rotate(300 100 141)"/><rect x="132" y="124" width="30" height="6" rx="3" fill="#E58410" opacity=".7"/><rect x="132" y="136" width="24" height="5" rx="2.5" fill="#E58410" opacity=".4"/><rect x="132" y="147" width="28" height="5" rx="2.5" fill="#E58410" opacity=".4"/><path d="M72 88v104" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(188 196) rotate(-12)"><ellipse cx="0" cy="0" rx="20" ry="13" fill="#E58410"/><ellipse cx="0" cy="-3" rx="20" ry="13" fill="url(#${uid}2)"/><path d="M-11-3h22" fill="none" stroke="#E58410" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(206 176) rotate(24)"><ellipse cx="0" cy="0" rx="20" ry="13" fill="#E58410"/><ellipse cx="0" cy="-3" rx="20" ry="13" fill="url(#${uid}3)"/><path d="M-11-3h22" fill="none" stroke="#E58410" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M192 75q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#FFB347" opacity="1"/>`,
    { shadow: [126, 211, 84, 6] },
  );
}
