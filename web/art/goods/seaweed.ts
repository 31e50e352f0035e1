import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Seaweed and dried shrimps. */
export function seaweed({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#3B5A4C'],
      [0.5, '#1A2E27'],
      [1, '#0C1814'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#C9D8E6'],
        [0.33, '#fff'],
        [0.67, '#F4F8FB'],
        [1, '#B9CBDB'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#FFC9A8'],
        [0.5, '#F28A5C'],
        [1, '#D8592E'],
      ]) +
      diagonalGradient(uid + '3', [
        [0, '#FFC9A8'],
        [0.5, '#F28A5C'],
        [1, '#D8592E'],
      ]) +
      diagonalGradient(uid + '4', [
        [0, '#FFC9A8'],
        [0.5, '#F28A5C'],
        [1, '#D8592E'],
      ]),
    `<g transform="rotate(12 132 104)"><rect x="80" y="42" width="104" height="124" rx="6" fill="url(#${uid}0)"/><path d="M92 64q30 12 80-2M92 94q36-10 80 4M92 124q30 10 80-4M102 148q30-6 64 2" fill="none" stroke="#5E8A76" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M86 60v70" fill="none" stroke="#fff" stroke-opacity="0.28" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="rotate(-6 108 112)"><rect x="56" y="50" width="104" height="124" rx="6" fill="url(#${uid}0)"/><path d="M68 72q30 12 80-2M68 102q36-10 80 4M68 132q30 10 80-4M78 156q30-6 64 2" fill="none" stroke="#5E8A76" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M62 68v70" fill="none" stroke="#fff" stroke-opacity="0.28" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M36 178q0-8 84-8t84 8q-6 30-84 30t-84-30z" fill="url(#${uid}1)"/><ellipse cx="120" cy="177" rx="82" ry="11" fill="#EAF1F6"/><g transform="translate(84 170) rotate(-8) scale(0.86)"><path d="M-26 8q-6-34 24-36 28 0 30 26-2 16-16 18 8-14-4-22-16-8-22 6-2 8-12 8z" fill="url(#${uid}2)"/><path d="M-10-20q4 10-2 18M6-24q4 10 0 18M20-16q0 10-8 14" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/><path d="M24-4q14-8 22-4M24-8q10-14 20-14" fill="none" stroke="#D8592E" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="-14" r="2.6" fill="#2B1B13"/><path d="M12 14l10 12-2-14z" fill="#F28A5C"/></g><g transform="translate(128 168) rotate(6) scale(0.92)"><path d="M-26 8q-6-34 24-36 28 0 30 26-2 16-16 18 8-14-4-22-16-8-22 6-2 8-12 8z" fill="url(#${uid}3)"/><path d="M-10-20q4 10-2 18M6-24q4 10 0 18M20-16q0 10-8 14" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/><path d="M24-4q14-8 22-4M24-8q10-14 20-14" fill="none" stroke="#D8592E" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="-14" r="2.6" fill="#2B1B13"/><path d="M12 14l10 12-2-14z" fill="#F28A5C"/></g><g transform="translate(168 170) rotate(20) scale(0.8)"><path d="M-26 8q-6-34 24-36 28 0 30 26-2 16-16 18 8-14-4-22-16-8-22 6-2 8-12 8z" fill="url(#${uid}4)"/><path d="M-10-20q4 10-2 18M6-24q4 10 0 18M20-16q0 10-8 14" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/><path d="M24-4q14-8 22-4M24-8q10-14 20-14" fill="none" stroke="#D8592E" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="20" cy="-14" r="2.6" fill="#2B1B13"/><path d="M12 14l10 12-2-14z" fill="#F28A5C"/></g><path d="M200 61q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#3CC9B1" opacity="1"/>`,
    { shadow: [120, 211, 84, 6] },
  );
}
