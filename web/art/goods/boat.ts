import type { Drawing } from '../drawing.ts';
import { linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A water-town boat with its arched mat roof, before a stone bridge. */
export function boat({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + 'h', [
      [0, '#B5713A'],
      [1, '#6B3A17'],
    ]) +
      linearGradient(uid + 'r', [
        [0, '#5C6B80'],
        [0.6, '#37435A'],
        [1, '#232C3E'],
      ]) +
      linearGradient(uid + 'b', [
        [0, '#FFFFFF'],
        [1, '#C9DDEA'],
      ]),
    `<path d="M30 152q8-4 16-12 36-58 74-58t74 58q8 8 16 12v14H164q0-44-44-44t-44 44H30z" fill="url(#${uid}b)"/><path d="M38 142q44-66 82-66t82 66" fill="none" stroke="#A8C4D6" stroke-width="6" stroke-linecap="round"/>
<ellipse cx="120" cy="196" rx="100" ry="15" fill="#8CC7E8" opacity=".55"/><path d="M78 170q4-50 46-50t46 50z" fill="url(#${uid}r)"/><g fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"><path d="M98 168q2-38 14-46M124 168v-48M150 168q-2-38-14-46"/></g><path d="M86 160q6-32 30-36" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>
<path d="M34 160q10 44 52 44h72q44 0 56-48-20 16-44 16H78q-26 0-44-12z" fill="url(#${uid}h)"/><path d="M44 172q20 10 38 10h88q20 0 34-10" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/><path d="M196 96 176 196" stroke="#7A4A20" stroke-width="6" stroke-linecap="round"/><circle cx="66" cy="150" r="8" fill="#E8432E"/><path d="M66 136v6M66 158v5" stroke="#F1C35E" stroke-width="4" stroke-linecap="round"/>
<g fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"><path d="M36 206q10-6 20 0t20 0M150 208q10-6 20 0t20 0"/></g>`,
    { shadow: [122, 210, 84, 7] },
  );
}
