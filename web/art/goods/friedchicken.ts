import type { Drawing } from '../drawing.ts';
import { horizontalGradient, radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bucket of fried chicken. */
export function friedchicken({ stage = 'coral', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#FFCB6B'],
        [0.5, '#E58A2A'],
        [1, '#A8520E'],
      ],
      0.36,
      0.3,
      0.85,
    ) +
      horizontalGradient(uid + '1', [
        [0, '#D5311F'],
        [0.33, '#FF7A5C'],
        [0.67, '#E8402A'],
        [1, '#B41F16'],
      ]),
    `<g transform="translate(120 74) rotate(4) scale(1)"><path d="M-5 16h10l2 30q5 2 5 7 0 7-7 7-3 0-5-3-2 3-5 3-7 0-7-7 0-5 5-7z" fill="#FFF6E6"/><path d="M0-46c24 0 34 22 30 42-3 16-16 26-30 26s-27-10-30-26c-4-20 6-42 30-42z" fill="url(#${uid}0)"/><path d="M-17-14q1-16 12-21" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="8" cy="-18" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="14" cy="0" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="-4" cy="6" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="-14" cy="2" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="2" cy="-30" r="2.4" fill="#FFE2A6" opacity=".8"/></g><g transform="translate(86 88) rotate(-16) scale(0.95)"><path d="M-5 16h10l2 30q5 2 5 7 0 7-7 7-3 0-5-3-2 3-5 3-7 0-7-7 0-5 5-7z" fill="#FFF6E6"/><path d="M0-46c24 0 34 22 30 42-3 16-16 26-30 26s-27-10-30-26c-4-20 6-42 30-42z" fill="url(#${uid}0)"/><path d="M-17-14q1-16 12-21" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="8" cy="-18" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="14" cy="0" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="-4" cy="6" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="-14" cy="2" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="2" cy="-30" r="2.4" fill="#FFE2A6" opacity=".8"/></g><g transform="translate(155 88) rotate(16) scale(0.95)"><path d="M-5 16h10l2 30q5 2 5 7 0 7-7 7-3 0-5-3-2 3-5 3-7 0-7-7 0-5 5-7z" fill="#FFF6E6"/><path d="M0-46c24 0 34 22 30 42-3 16-16 26-30 26s-27-10-30-26c-4-20 6-42 30-42z" fill="url(#${uid}0)"/><path d="M-17-14q1-16 12-21" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="8" cy="-18" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="14" cy="0" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="-4" cy="6" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="-14" cy="2" r="2.4" fill="#FFE2A6" opacity=".8"/><circle cx="2" cy="-30" r="2.4" fill="#FFE2A6" opacity=".8"/></g><path d="M54 108h132l-14 90q-2 10-12 10H80q-10 0-12-10z" fill="url(#${uid}1)"/><path d="M74 108h18l6 100H88zM148 108h18l-14 100h-10zM111 108h18l-4 100h-10z" fill="#fff" opacity=".92"/><ellipse cx="120" cy="108" rx="66" ry="11" fill="#FFEBDD"/><ellipse cx="120" cy="110" rx="58" ry="8" fill="#B9501A"/><circle cx="90" cy="104" r="15" fill="url(#${uid}0)"/><circle cx="150" cy="104" r="15" fill="url(#${uid}0)"/><circle cx="120" cy="105" r="19" fill="url(#${uid}0)"/><ellipse cx="120" cy="110" rx="66" ry="11" fill="none" stroke="#fff" stroke-width="3"/><path d="M66 128l9 66" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    { shadow: [120, 210, 64, 6] },
  );
}
