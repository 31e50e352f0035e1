import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A tea tin with a poured cup. */
export function tea({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#1F6B4B'],
      [0.25, '#4CA57B'],
      [0.65, '#2C8159'],
      [1, '#134C34'],
    ]) +
      horizontalGradient(uid + 'g', [
        [0, '#FFF0BE'],
        [1, '#C9953A'],
      ]) +
      linearGradient(uid + 'w', [
        [0, '#fff'],
        [1, '#EAF1EC'],
      ]) +
      diagonalGradient(uid + 'l', [
        [0, '#9BDB7A'],
        [1, '#3E9A4B'],
      ]),
    `<rect x="68" y="70" width="92" height="134" rx="14" fill="url(#${uid}a)"/><path d="M68 90h92" stroke="#0E3A27" stroke-opacity=".4" stroke-width="2"/><rect x="62" y="54" width="104" height="34" rx="11" fill="url(#${uid}a)"/><rect x="62" y="80" width="104" height="6" fill="url(#${uid}g)"/><rect x="72" y="60" width="46" height="4" rx="2" fill="#fff" opacity=".45"/><path d="${rosette(114, 144, 33, 4)}" fill="url(#${uid}w)"/><path d="${rosette(114, 144, 29, 4)}" fill="none" stroke="#C9953A" stroke-width="1.5"/><path d="M102 160c-2-20 8-32 28-34 0 20-8 34-28 34zm-2 4l18-24" fill="url(#${uid}l)" stroke="#2C8159" stroke-width="1.8" stroke-linecap="round"/><path d="M78 98v90" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>
<path d="M148 176h54v10q0 22-27 22t-27-22z" fill="#fff"/><ellipse cx="175" cy="176" rx="27" ry="7.5" fill="#F0F5F1"/><ellipse cx="175" cy="176.5" rx="22.5" ry="5.4" fill="#B9D77A"/><path d="M172 162c-5-6 5-9 0-16M182 162c-4-5 4-8 0-13" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    { shadow: [128, 209, 84, 7] },
  );
}
