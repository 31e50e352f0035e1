import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A fan that circulates air. */
export function fan({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#fff'],
      [1, '#CFDCE6'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#CFEAFB'],
        [1, '#4FA9DE'],
      ]) +
      radialGradient(
        uid + '2',
        [
          [0, '#F4FBFF'],
          [1, '#BBDDF0'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    `<path d="M110 160h20l6 34h-32z" fill="url(#${uid}0)"/><ellipse cx="120" cy="200" rx="46" ry="9" fill="url(#${uid}0)"/><ellipse cx="120" cy="196" rx="46" ry="8" fill="#fff"/><circle cx="120" cy="104" r="70" fill="url(#${uid}0)"/><circle cx="120" cy="104" r="61" fill="url(#${uid}2)"/><g transform="rotate(0 120 104)"><path d="M120 104q-8-34 14-54 22 14 14 36-8 14-28 18z" fill="url(#${uid}1)"/></g><g transform="rotate(72 120 104)"><path d="M120 104q-8-34 14-54 22 14 14 36-8 14-28 18z" fill="url(#${uid}1)"/></g><g transform="rotate(144 120 104)"><path d="M120 104q-8-34 14-54 22 14 14 36-8 14-28 18z" fill="url(#${uid}1)"/></g><g transform="rotate(216 120 104)"><path d="M120 104q-8-34 14-54 22 14 14 36-8 14-28 18z" fill="url(#${uid}1)"/></g><g transform="rotate(288 120 104)"><path d="M120 104q-8-34 14-54 22 14 14 36-8 14-28 18z" fill="url(#${uid}1)"/></g><g fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.2"><circle cx="120" cy="104" r="52"/><circle cx="120" cy="104" r="40"/><circle cx="120" cy="104" r="28"/><path d="M120 86V44" transform="rotate(0 120 104)"/><path d="M120 86V44" transform="rotate(30 120 104)"/><path d="M120 86V44" transform="rotate(60 120 104)"/><path d="M120 86V44" transform="rotate(90 120 104)"/><path d="M120 86V44" transform="rotate(120 120 104)"/><path d="M120 86V44" transform="rotate(150 120 104)"/><path d="M120 86V44" transform="rotate(180 120 104)"/><path d="M120 86V44" transform="rotate(210 120 104)"/><path d="M120 86V44" transform="rotate(240 120 104)"/><path d="M120 86V44" transform="rotate(270 120 104)"/><path d="M120 86V44" transform="rotate(300 120 104)"/><path d="M120 86V44" transform="rotate(330 120 104)"/></g><circle cx="120" cy="104" r="16" fill="url(#${uid}0)"/><path d="M115.81 99.81A4.2 4.2 0 0 1 124.19 99.81A4.2 4.2 0 0 1 124.19 108.19A4.2 4.2 0 0 1 115.81 108.19A4.2 4.2 0 0 1 115.81 99.81Z" fill="#4FA9DE"/><path d="M62 84q8-28 36-40" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 76h22M20 96h18M192 76h22M202 96h18" fill="none" stroke="#5FB4E8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>`,
    { shadow: [120, 207, 66, 8] },
  );
}
