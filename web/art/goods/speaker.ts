import type { Drawing } from '../drawing.ts';
import { horizontalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A pair of speakers. */
export function speaker({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#1B3A7A'],
      [0.2, '#6FA2F2'],
      [0.6, '#2F6BDD'],
      [1, '#142C63'],
    ]) +
      radialGradient(
        uid + '1',
        [
          [0, '#5B6880'],
          [0.5, '#252D3C'],
          [1, '#0E131C'],
        ],
        0.4,
        0.35,
        0.75,
      ) +
      radialGradient(
        uid + '2',
        [
          [0, '#8E9BB2'],
          [1, '#2A3140'],
        ],
        0.4,
        0.35,
        0.7,
      ) +
      radialGradient(
        uid + '3',
        [
          [0, '#8E9BB2'],
          [1, '#2A3140'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    `<rect x="36" y="70" width="78" height="136" rx="20" fill="url(#${uid}0)"/><rect x="37" y="71" width="76" height="134" rx="19" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><circle cx="75" cy="102" r="17" fill="#E8F0FF"/><circle cx="75" cy="102" r="13" fill="url(#${uid}1)"/><circle cx="75" cy="158" r="31" fill="#E8F0FF"/><circle cx="75" cy="158" r="26" fill="url(#${uid}1)"/><circle cx="75" cy="158" r="10" fill="url(#${uid}2)"/><path d="M59 148a20 20 0 0 1 12-10" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M45 88v40" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="126" y="70" width="78" height="136" rx="20" fill="url(#${uid}0)"/><rect x="127" y="71" width="76" height="134" rx="19" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><circle cx="165" cy="102" r="17" fill="#E8F0FF"/><circle cx="165" cy="102" r="13" fill="url(#${uid}1)"/><circle cx="165" cy="158" r="31" fill="#E8F0FF"/><circle cx="165" cy="158" r="26" fill="url(#${uid}1)"/><circle cx="165" cy="158" r="10" fill="url(#${uid}3)"/><path d="M149 148a20 20 0 0 1 12-10" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M135 88v40" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M100 48c8-10 32-10 40 0M88 36c14-16 50-16 64 0" fill="none" stroke="#2F7BF0" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".5"/><path d="M206 48q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#5C9DFF" opacity="1"/>`,
    { shadow: [120, 209, 92, 7] },
  );
}
