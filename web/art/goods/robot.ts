import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A robot that children program. */
export function robot({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#fff'],
      [0.5, '#E3EDFB'],
      [1, '#A5BEE6'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#2B4A8E'],
        [1, '#13244E'],
      ]),
    `<path d="M120 52V34" fill="none" stroke="#8FA6CC" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="120" cy="30" r="8" fill="#FF8A2B"/><rect x="66" y="50" width="108" height="80" rx="26" fill="url(#${uid}0)"/><rect x="78" y="64" width="84" height="50" rx="18" fill="url(#${uid}1)"/><circle cx="102" cy="88" r="10" fill="#6FE3FF"/><circle cx="138" cy="88" r="10" fill="#6FE3FF"/><circle cx="99" cy="85" r="3" fill="#fff"/><circle cx="135" cy="85" r="3" fill="#fff"/><path d="M112 103q8 6 16 0" fill="none" stroke="#6FE3FF" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><rect x="52" y="76" width="14" height="30" rx="7" fill="#FF8A2B"/><rect x="174" y="76" width="14" height="30" rx="7" fill="#FF8A2B"/><rect x="82" y="134" width="76" height="56" rx="18" fill="url(#${uid}0)"/><rect x="96" y="146" width="48" height="26" rx="8" fill="#FFD65C"/><path d="M108 154l-6 5 6 5M132 154l6 5-6 5M123 152l-6 14" fill="none" stroke="#8A5A12" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M82 150q-22 2-24 26M158 150q22 2 24 26" fill="none" stroke="#A5BEE6" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><rect x="90" y="188" width="22" height="20" rx="8" fill="#8FA6CC"/><rect x="128" y="188" width="22" height="20" rx="8" fill="#8FA6CC"/><path d="M74 84q2-22 20-26" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><g><rect x="28" y="180" width="28" height="28" rx="6" fill="#1FB56F"/><rect x="184" y="180" width="28" height="28" rx="6" fill="#EE4430"/><circle cx="42" cy="194" r="7" fill="#fff" opacity=".8"/><path d="M198 186l8 14h-16z" fill="#fff" opacity=".85"/></g><path d="M200 51q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5C9DFF" opacity="1"/>`,
    { shadow: [120, 211, 88, 6] },
  );
}
