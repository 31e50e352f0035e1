import type { Drawing } from '../drawing.ts';
import { horizontalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Duck eggs in a basket. */
export function duckeggs({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#fff'],
        [0.5, '#DCEFEF'],
        [1, '#9CC4C6'],
      ],
      0.36,
      0.28,
      0.85,
    ) +
      radialGradient(
        uid + '1',
        [
          [0, '#FFD36B'],
          [0.5, '#F58A1F'],
          [1, '#D85A0A'],
        ],
        0.4,
        0.35,
        0.7,
      ) +
      horizontalGradient(uid + '2', [
        [0, '#A8722E'],
        [0.2, '#F5D9A0'],
        [0.6, '#DDB066'],
        [1, '#94611F'],
      ]),
    `<g transform="translate(84 92) rotate(-10) scale(1)"><path d="M0-44c24 0 36 32 36 50 0 22-16 34-36 34S-36 28-36 6c0-18 12-50 36-50z" fill="url(#${uid}0)"/><path d="M-20-4q2-20 12-28" fill="none" stroke="#fff" stroke-opacity="0.95" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(150 88) rotate(12) scale(1)"><path d="M0-44c24 0 36 32 36 50 0 22-16 34-36 34S-36 28-36 6c0-18 12-50 36-50z" fill="url(#${uid}0)"/><path d="M-20-4q2-20 12-28" fill="none" stroke="#fff" stroke-opacity="0.95" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(118 80) rotate(0) scale(0.9)"><path d="M0-44c24 0 36 32 36 50 0 22-16 34-36 34S-36 28-36 6c0-18 12-50 36-50z" fill="url(#${uid}0)"/><path d="M-20-4q2-20 12-28" fill="none" stroke="#fff" stroke-opacity="0.95" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M28 122h184q-4 60-48 80-44 10-88 0-44-20-48-80z" fill="url(#${uid}2)"/><ellipse cx="120" cy="122" rx="92" ry="18" fill="#8A5A20"/><ellipse cx="120" cy="120" rx="84" ry="14" fill="#6B4316"/><g transform="translate(84 110) rotate(-20) scale(0.8)"><path d="M0-44c24 0 36 32 36 50 0 22-16 34-36 34S-36 28-36 6c0-18 12-50 36-50z" fill="url(#${uid}0)"/><path d="M-20-4q2-20 12-28" fill="none" stroke="#fff" stroke-opacity="0.95" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(158 108) rotate(24) scale(0.8)"><path d="M0-44c24 0 36 32 36 50 0 22-16 34-36 34S-36 28-36 6c0-18 12-50 36-50z" fill="url(#${uid}0)"/><path d="M-20-4q2-20 12-28" fill="none" stroke="#fff" stroke-opacity="0.95" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(120 116)"><ellipse cx="0" cy="0" rx="40" ry="27" fill="#fff"/><ellipse cx="0" cy="0" rx="40" ry="27" fill="none" stroke="#BFDCDD" stroke-width="3"/><circle cx="-12" cy="0" r="13" fill="url(#${uid}1)"/><circle cx="13" cy="1" r="13" fill="url(#${uid}1)"/><circle cx="-16" cy="-4" r="3.6" fill="#FFF0C0" opacity=".9"/><circle cx="9" cy="-3" r="3.6" fill="#FFF0C0" opacity=".9"/></g><path d="M28 124q10 22 92 22t92-22q-2 14-8 28-24 14-84 14t-84-14q-6-14-8-28z" fill="#C9954A"/><path d="M36 148q30 14 84 14t84-14M48 172q28 12 72 12t72-12" fill="none" stroke="#8A5A20" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 146l8 50M102 152l4 50M138 152l-4 50M170 146l-8 50" fill="none" stroke="#8A5A20" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".4"/>`,
    { shadow: [120, 211, 86, 6] },
  );
}
