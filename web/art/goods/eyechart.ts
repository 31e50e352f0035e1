import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** An eye chart above spectacles. */
export function eyechart({ stage = 'teal', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#fff'],
      [1, '#EDF5F3'],
    ]),
    `<rect x="62" y="30" width="116" height="150" rx="14" fill="url(#${uid}0)"/><rect x="63" y="31" width="114" height="148" rx="13" fill="none" stroke="#fff" stroke-width="2"/><rect x="62" y="30" width="116" height="14" rx="7" fill="#12AE9D"/><g transform="translate(120 64) rotate(0) scale(1.35)"><path d="M-10-10h20v5H-5v2.5h13v5H-5v2.5h15v5h-20z" fill="#24433D"/></g><g transform="translate(98 94) rotate(90) scale(0.95)"><path d="M-10-10h20v5H-5v2.5h13v5H-5v2.5h15v5h-20z" fill="#24433D"/></g><g transform="translate(142 94) rotate(180) scale(0.95)"><path d="M-10-10h20v5H-5v2.5h13v5H-5v2.5h15v5h-20z" fill="#24433D"/></g><g transform="translate(90 118) rotate(0) scale(0.66)"><path d="M-10-10h20v5H-5v2.5h13v5H-5v2.5h15v5h-20z" fill="#24433D"/></g><g transform="translate(120 118) rotate(-90) scale(0.66)"><path d="M-10-10h20v5H-5v2.5h13v5H-5v2.5h15v5h-20z" fill="#24433D"/></g><g transform="translate(150 118) rotate(180) scale(0.66)"><path d="M-10-10h20v5H-5v2.5h13v5H-5v2.5h15v5h-20z" fill="#24433D"/></g><g fill="none" stroke="#2B3A4A" stroke-width="7" stroke-linecap="round"><rect x="46" y="146" width="62" height="50" rx="22" fill="#BFEAFF" fill-opacity=".72"/><rect x="132" y="146" width="62" height="50" rx="22" fill="#BFEAFF" fill-opacity=".72"/><path d="M108 166q12-10 24 0M46 164l-14-8M194 164l14-8"/></g><path d="M60 162q4-8 14-8M146 162q4-8 14-8" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="196" cy="74" r="0" fill="#fff"/><path d="M202 83q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#3CC9B1" opacity="1"/><path d="M40 101q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#7CCBB6" opacity="1"/>`,
    { shadow: [120, 210, 84, 6] },
  );
}
