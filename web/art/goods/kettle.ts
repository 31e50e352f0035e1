import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** An electric kettle. */
export function kettle({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#8FA9A3'],
      [0.3, '#F4FBF9'],
      [0.7, '#CFE3DD'],
      [1, '#6E8F87'],
    ]) +
      linearGradient(uid + 'k', [
        [0, '#2E4A44'],
        [1, '#0F2420'],
      ]),
    `<path d="M164 84q44 0 40 50-4 40-40 44v-16q22-4 24-30 2-30-24-30z" fill="url(#${uid}k)"/><path d="M66 78 34 66q-4 20 22 44z" fill="url(#${uid}a)"/><path d="M70 70h90l14 122q0 8-8 8H64q-8 0-8-8z" fill="url(#${uid}a)"/><path d="M64 72q4-22 52-22t50 22z" fill="url(#${uid}k)"/><rect x="104" y="38" width="24" height="14" rx="7" fill="#0F2420"/><rect x="52" y="194" width="126" height="14" rx="6" fill="url(#${uid}k)"/><rect x="102" y="112" width="14" height="62" rx="7" fill="#fff" opacity=".8"/><rect x="102" y="140" width="14" height="34" rx="7" fill="#25A9EA"/><path d="M78 88 70 182" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".9"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"><path d="M40 56c-6-8 6-12 0-22M58 52c-5-7 5-10 0-18"/></g>`,
    { shadow: [116, 210, 74, 6] },
  );
}
