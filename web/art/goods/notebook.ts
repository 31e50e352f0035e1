import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Notebooks with a pen. */
export function notebook({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FFD98A'],
      [1, '#E0A24C'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#9BDB7A'],
        [0.5, '#4BAF6E'],
        [1, '#2B7A45'],
      ]) +
      horizontalGradient(uid + '2', [
        [0, '#2B3A4A'],
        [0.5, '#6B8196'],
        [1, '#2B3A4A'],
      ]),
    `<g transform="rotate(9 140 120)"><rect x="84" y="48" width="106" height="146" rx="10" fill="url(#${uid}0)"/><rect x="84" y="48" width="16" height="146" rx="8" fill="#B87A28"/></g><g transform="rotate(-8 110 128)"><rect x="54" y="52" width="114" height="152" rx="12" fill="url(#${uid}1)"/><rect x="160" y="58" width="10" height="140" rx="3" fill="#FFF8E6"/><rect x="54" y="52" width="20" height="152" rx="10" fill="#1F6B3C" opacity=".55"/><path d="M84 60q30 30 8 72t26 66M104 58q20 34 2 70t20 70" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" opacity=".4"/><rect x="92" y="92" width="56" height="40" rx="6" fill="#FFF8E6"/><rect x="100" y="102" width="40" height="5" rx="2.5" fill="#4BAF6E"/><rect x="100" y="114" width="26" height="5" rx="2.5" fill="#A9D6B4"/><rect x="144" y="52" width="10" height="152" rx="0" fill="#E23A2A"/><path d="M80 66v120" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(38 186 150)"><rect x="179" y="96" width="14" height="84" rx="5" fill="url(#${uid}2)"/><path d="M179 180h14l-7 20z" fill="#E3B25A"/><rect x="179" y="104" width="14" height="8" rx="2" fill="#E3B25A"/></g><path d="M48 58q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#9BC672" opacity="1"/>`,
    { shadow: [122, 211, 78, 6] },
  );
}
