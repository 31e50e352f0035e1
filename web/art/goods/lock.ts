import type { Drawing } from '../drawing.ts';
import { horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A padlock with its key. */
export function lock({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#B97D18'],
      [0.2, '#FFE7A8'],
      [0.6, '#F0B94A'],
      [1, '#A86C10'],
    ]),
    `<path d="M76 108V84a38 38 0 0 1 76 0v24" fill="none" stroke="#8E99A6" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/><path d="M72 104V84a38 38 0 0 1 30-37" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><rect x="50" y="104" width="128" height="102" rx="24" fill="url(#${uid}0)"/><rect x="51" y="105" width="126" height="100" rx="23" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/><circle cx="114" cy="146" r="15" fill="#5A3A0A"/><path d="M107 150h14l5 32h-24z" fill="#5A3A0A"/><path d="M64 126v56" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(-38 176 164)"><circle cx="176" cy="134" r="19" fill="none" stroke="#2F7BF0" stroke-width="12"/><rect x="171" y="150" width="11" height="62" rx="4" fill="#2F7BF0"/><rect x="180" y="184" width="16" height="9" rx="3" fill="#2F7BF0"/><rect x="180" y="200" width="12" height="9" rx="3" fill="#2F7BF0"/><path d="M164 128q3-7 10-8" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M196 59q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#E3B25A" opacity="1"/>`,
    { shadow: [124, 211, 84, 6] },
  );
}
