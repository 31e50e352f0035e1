import type { Drawing } from '../drawing.ts';
import { horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bowl of shredded tofu. */
export function tofu({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#C9D8E6'],
      [0.2, '#fff'],
      [0.6, '#F4F8FB'],
      [1, '#B9CBDB'],
    ]),
    `<path d="M92 64c-7-8 7-13 0-23M114 66c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M142 60c-7-8 7-13 0-23M164 62c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M36 122h168q-2 58-42 80-42 10-84 0-40-22-42-80z" fill="url(#${uid}0)"/><ellipse cx="120" cy="122" rx="84" ry="22" fill="#fff"/><ellipse cx="120" cy="123" rx="76" ry="17" fill="#F3D79A"/><path d="M60 120q10-44 60-46t60 46q-20 12-60 12t-60-12z" fill="#FFF3CE"/><path d="M72 116q12-28 44-34M84 122q10-26 40-38M100 126q6-24 34-40M118 126q0-22 28-34M136 124q2-18 22-26M152 120q4-12 14-14M80 104q24-2 38 16M96 90q24 2 40 26M118 82q20 4 34 30" fill="none" stroke="#E5BE6A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 112q12-24 38-30M92 122q10-24 36-38M110 126q4-20 28-34" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/><path d="M112 92q14-12 24-2-4 10-14 12 8-8-2-8z" fill="#F28A5C"/><rect x="96" y="104" width="12" height="4" rx="2" fill="#3FA970"/><rect x="134" y="104" width="12" height="4" rx="2" fill="#3FA970"/><rect x="120" y="112" width="12" height="4" rx="2" fill="#3FA970"/><rect x="150" y="112" width="12" height="4" rx="2" fill="#3FA970"/><path d="M54 152q16-9 30 0t30 0 30 0 30 0" fill="none" stroke="#2F6BC8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="84" y="200" width="72" height="9" rx="4.5" fill="#A9BED2"/><path d="M50 142q6 30 24 46" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    { shadow: [120, 212, 78, 6] },
  );
}
