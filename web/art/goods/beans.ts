import type { Drawing } from '../drawing.ts';
import { horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bag of coffee beans. */
export function beans({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#8A5A34'],
      [0.22, '#D9A878'],
      [0.6, '#B98250'],
      [1, '#7A4C28'],
    ]),
    `<path d="M76 60h88l8 20v112q0 14-14 14H82q-14 0-14-14V80z" fill="url(#${uid}0)"/><path d="M76 46h88v18H76z" fill="#9A6A40"/><path d="M76 55h88" fill="none" stroke="#6B4422" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="5 5"/><path d="M80 86v98" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M101.69 115.69A18.39 18.39 0 0 1 138.31 115.69A18.39 18.39 0 0 1 138.31 152.31A18.39 18.39 0 0 1 101.69 152.31A18.39 18.39 0 0 1 101.69 115.69Z" fill="#FFF6EA"/><path d="M104.3 118.3A15.77 15.77 0 0 1 135.7 118.3A15.77 15.77 0 0 1 135.7 149.7A15.77 15.77 0 0 1 104.3 149.7A15.77 15.77 0 0 1 104.3 118.3Z" fill="none" stroke="#B98250" stroke-width="1.6"/><g transform="translate(120 134) rotate(40)"><ellipse cx="0" cy="0" rx="15" ry="10" fill="#7A4522"/><ellipse cx="-4" cy="-4" rx="6" ry="2.5" fill="#fff" opacity=".22"/><path d="M-14 0q8-6 14 0t14 0" fill="none" stroke="#3A1C0A" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><circle cx="146" cy="74" r="5" fill="#5E3A1C"/><circle cx="146" cy="74" r="2" fill="#2E1A0A"/><g transform="translate(56 198) rotate(24)"><ellipse cx="0" cy="0" rx="15" ry="10" fill="#6B3B1C"/><ellipse cx="-4" cy="-4" rx="6" ry="2.5" fill="#fff" opacity=".22"/><path d="M-14 0q8-6 14 0t14 0" fill="none" stroke="#3A1C0A" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(82 206) rotate(-18)"><ellipse cx="0" cy="0" rx="15" ry="10" fill="#7A4522"/><ellipse cx="-4" cy="-4" rx="6" ry="2.5" fill="#fff" opacity=".22"/><path d="M-14 0q8-6 14 0t14 0" fill="none" stroke="#3A1C0A" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(182 196) rotate(-28)"><ellipse cx="0" cy="0" rx="15" ry="10" fill="#7A4522"/><ellipse cx="-4" cy="-4" rx="6" ry="2.5" fill="#fff" opacity=".22"/><path d="M-14 0q8-6 14 0t14 0" fill="none" stroke="#3A1C0A" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(168 207) rotate(10)"><ellipse cx="0" cy="0" rx="15" ry="10" fill="#6B3B1C"/><ellipse cx="-4" cy="-4" rx="6" ry="2.5" fill="#fff" opacity=".22"/><path d="M-14 0q8-6 14 0t14 0" fill="none" stroke="#3A1C0A" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(198 206) rotate(40)"><ellipse cx="0" cy="0" rx="15" ry="10" fill="#6B3B1C"/><ellipse cx="-4" cy="-4" rx="6" ry="2.5" fill="#fff" opacity=".22"/><path d="M-14 0q8-6 14 0t14 0" fill="none" stroke="#3A1C0A" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M196 57q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#E9A45C" opacity="1"/>`,
    { shadow: [122, 212, 86, 6] },
  );
}
