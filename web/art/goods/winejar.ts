import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A jar of rice wine. */
export function winejar({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#5A3A1E'],
      [0.2, '#C99A62'],
      [0.55, '#8E6234'],
      [1, '#402712'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#F0604A'],
        [1, '#B3281C'],
      ]) +
      horizontalGradient(uid + '2', [
        [0, '#fff'],
        [0.5, '#F4EEE4'],
        [1, '#CFC0AC'],
      ]),
    `<path d="M80 76h80q44 28 44 72 0 40-34 58H70q-34-18-34-58 0-44 44-72z" fill="url(#${uid}0)"/><path d="M72 78q-6-26 8-34 14-14 40-14t40 14q14 8 8 34z" fill="url(#${uid}1)"/><path d="M62 82q58 16 116 0l6 18q-64 18-128 0z" fill="#C8351F"/><path d="M70 76q50 14 100 0" fill="none" stroke="#FFD98A" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M88 52q12-10 26-12" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M120 104l44 44-44 44-44-44z" fill="#D8402E"/><path d="M120 112l36 36-36 36-36-36z" fill="none" stroke="#FFD98A" stroke-width="2"/><path d="M112.61 137.82A7.42 7.42 0 0 1 127.39 137.82A7.42 7.42 0 0 1 131.96 151.89A7.42 7.42 0 0 1 120 160.58A7.42 7.42 0 0 1 108.04 151.89A7.42 7.42 0 0 1 112.61 137.82Z" fill="#FFE9B8"/><circle cx="120" cy="148" r="6" fill="#D8402E"/><path d="M54 130q-8 22 2 44" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M166 176h46l-5 22q-2 10-12 10h-12q-10 0-12-10z" fill="url(#${uid}2)"/><ellipse cx="189" cy="176" rx="23" ry="6" fill="#fff"/><ellipse cx="189" cy="177" rx="19" ry="4.5" fill="#D9952E"/><path d="M50 58q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#E3B25A" opacity="1"/>`,
    { shadow: [124, 211, 90, 6] },
  );
}
