import type { Drawing } from '../drawing.ts';
import { linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Printed photographs. */
export function photos({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#BFE6FF'],
      [1, '#7CC4F0'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#FFE3B8'],
        [1, '#F5A65A'],
      ]),
    `<g transform="rotate(13 120 124)"><rect x="58" y="52" width="124" height="148" rx="8" fill="#fff"/><rect x="68" y="62" width="104" height="100" rx="4" fill="url(#${uid}1)"/></g><g transform="rotate(-10 120 124)"><rect x="58" y="52" width="124" height="148" rx="8" fill="#fff"/><rect x="58" y="52" width="124" height="148" rx="8" fill="none" stroke="#D5E3EC" stroke-width="1.6"/><rect x="68" y="62" width="104" height="100" rx="4" fill="url(#${uid}0)"/><circle cx="146" cy="86" r="12" fill="#FFD65C"/><path d="M68 140q24-36 46-10 18-28 58 8v24H68z" fill="#4BAF6E"/><path d="M68 150q40-20 104 0v12H68z" fill="#2F8A4A"/><path d="M100 138h26v-12l-13-10-13 10z" fill="#fff"/><path d="M97 127l16-13 16 13" fill="none" stroke="#C8402E" stroke-width="5" stroke-linejoin="round"/><rect x="80" y="174" width="60" height="6" rx="3" fill="#DCE7EE"/><rect x="80" y="185" width="38" height="5" rx="2.5" fill="#E9F0F5"/></g><path d="M200 57q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5FB4E8" opacity="1"/><path d="M40 75q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#8CDCFF" opacity="1"/>`,
    { shadow: [122, 210, 76, 6] },
  );
}
