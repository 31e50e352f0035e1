import type { Drawing } from '../drawing.ts';
import { horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A tin of lotus root powder beside a cup. */
export function lotuspowder({ stage = 'rose', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#E3A6B4'],
      [0.2, '#FFF1F4'],
      [0.6, '#F7CBD6'],
      [1, '#D98CA0'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#C96A82'],
        [0.5, '#FFD3DE'],
        [1, '#C96A82'],
      ]) +
      horizontalGradient(uid + '2', [
        [0, '#E6DDD4'],
        [0.5, '#fff'],
        [1, '#D6C8BA'],
      ]),
    `<rect x="52" y="62" width="96" height="144" rx="14" fill="url(#${uid}0)"/><rect x="46" y="48" width="108" height="26" rx="10" fill="url(#${uid}1)"/><g transform="translate(100 132)"><path d="M0 24q-18-28 0-60 18 32 0 60z" fill="#F28FB0" stroke="#E8779C" stroke-width="1.6" transform="rotate(-72 0 24)"/><path d="M0 24q-18-28 0-60 18 32 0 60z" fill="#FFF" stroke="#E8779C" stroke-width="1.6" transform="rotate(-36 0 24)"/><path d="M0 24q-18-28 0-60 18 32 0 60z" fill="#FFF" stroke="#E8779C" stroke-width="1.6" transform="rotate(0 0 24)"/><path d="M0 24q-18-28 0-60 18 32 0 60z" fill="#FFF" stroke="#E8779C" stroke-width="1.6" transform="rotate(36 0 24)"/><path d="M0 24q-18-28 0-60 18 32 0 60z" fill="#F28FB0" stroke="#E8779C" stroke-width="1.6" transform="rotate(72 0 24)"/><path d="M-14 18h28l-6 14h-16z" fill="#FFD65C"/></g><rect x="74" y="176" width="52" height="7" rx="3.5" fill="#C96A82" opacity=".7"/><path d="M64 86v104" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M136 164h76q-2 30-22 42h-32q-20-12-22-42z" fill="url(#${uid}2)"/><ellipse cx="174" cy="164" rx="38" ry="10" fill="#fff"/><ellipse cx="174" cy="165" rx="33" ry="7.5" fill="#F3C9B4"/><ellipse cx="166" cy="163" rx="4" ry="2" fill="#D8402E"/><ellipse cx="180" cy="166" rx="4" ry="2" fill="#E8A03A"/><path d="M198 160L222 116" fill="none" stroke="#C9D3DB" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M200 63q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#F28FB0" opacity="1"/>`,
    { shadow: [128, 211, 84, 6] },
  );
}
