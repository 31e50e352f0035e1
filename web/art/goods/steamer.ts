import type { Drawing } from '../drawing.ts';
import { horizontalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Dumplings in a bamboo steamer. */
export function steamer({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#A8722E'],
      [0.2, '#F5D9A0'],
      [0.6, '#DDB066'],
      [1, '#94611F'],
    ]) +
      radialGradient(
        uid + '1',
        [
          [0, '#fff'],
          [0.5, '#FBF3E8'],
          [1, '#E0CDB4'],
        ],
        0.4,
        0.3,
        0.8,
      ),
    `<path d="M96 54c-7-8 7-13 0-23M118 56c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M136 50c-7-8 7-13 0-23M158 52c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><ellipse cx="120" cy="122" rx="82" ry="26" fill="#8A5A20"/><ellipse cx="120" cy="120" rx="76" ry="22" fill="#FFF4E0"/><g transform="translate(84 106) scale(1)"><path d="M-30 14q-4-36 30-40 34 4 30 40-6 10-30 10t-30-10z" fill="url(#${uid}1)"/><path d="M0-24q-2 12-14 20M0-24q0 12-4 24M0-24q2 12 14 20M0-24q0 12 5 24" fill="none" stroke="#D9C2A4" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="-23" r="4" fill="#F3E4CF"/></g><g transform="translate(156 106) scale(1)"><path d="M-30 14q-4-36 30-40 34 4 30 40-6 10-30 10t-30-10z" fill="url(#${uid}1)"/><path d="M0-24q-2 12-14 20M0-24q0 12-4 24M0-24q2 12 14 20M0-24q0 12 5 24" fill="none" stroke="#D9C2A4" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="-23" r="4" fill="#F3E4CF"/></g><g transform="translate(120 96) scale(1)"><path d="M-30 14q-4-36 30-40 34 4 30 40-6 10-30 10t-30-10z" fill="url(#${uid}1)"/><path d="M0-24q-2 12-14 20M0-24q0 12-4 24M0-24q2 12 14 20M0-24q0 12 5 24" fill="none" stroke="#D9C2A4" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="-23" r="4" fill="#F3E4CF"/></g><g transform="translate(120 122) scale(1.05)"><path d="M-30 14q-4-36 30-40 34 4 30 40-6 10-30 10t-30-10z" fill="url(#${uid}1)"/><path d="M0-24q-2 12-14 20M0-24q0 12-4 24M0-24q2 12 14 20M0-24q0 12 5 24" fill="none" stroke="#D9C2A4" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="-23" r="4" fill="#F3E4CF"/></g><path d="M38 122q0 26 82 26t82-26v52q0 30-82 30t-82-30z" fill="url(#${uid}0)"/><path d="M38 140q6 24 82 24t82-24M38 172q6 24 82 24t82-24" fill="none" stroke="#8A5A20" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 146v46M100 152v48M140 152v48M180 146v46" fill="none" stroke="#8A5A20" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".35"/><path d="M48 146v34" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    { shadow: [120, 209, 88, 6] },
  );
}
