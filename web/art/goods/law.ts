import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A golden balance on a book of laws. */
export function law({ stage = 'blue', uid = 'g' }: StagedOptions = {}): Drawing {
  const pan = (x: number) =>
    `<path d="M${x} 88 ${x - 24} 138M${x} 88l24 50" stroke="#C9953A" stroke-width="2.6"/><path d="M${x - 30} 136h60q-4 24-30 24t-30-24z" fill="url(#${uid}g)"/><ellipse cx="${x}" cy="137" rx="30" ry="6" fill="#FFF3CF"/>`;
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'g', [
      [0, '#FFE9AE'],
      [0.5, '#EDBE5C'],
      [1, '#B9812A'],
    ]) +
      diagonalGradient(uid + 'b', [
        [0, '#4F86E8'],
        [1, '#1B489F'],
      ]),
    `<rect x="58" y="182" width="124" height="26" rx="8" fill="url(#${uid}b)"/><path d="M66 190h108v10H66z" fill="#fff"/><path d="M66 195h108" stroke="#C9D6EC" stroke-width="2"/><path d="M58 190a8 8 0 0 1 8-8h34l-10 26H66a8 8 0 0 1-8-8z" fill="#fff" opacity=".14"/>
<path d="M88 184q0-16 18-16h28q18 0 18 16z" fill="url(#${uid}g)"/><rect x="114" y="70" width="12" height="104" rx="6" fill="url(#${uid}g)"/><path d="M58 90q62-22 124 0" fill="none" stroke="url(#${uid}g)" stroke-width="9" stroke-linecap="round"/>${pan(60)}${pan(180)}<path d="${rosette(120, 66, 19, 4)}" fill="url(#${uid}g)"/><path d="${rosette(120, 66, 10, 4)}" fill="#fff" opacity=".75"/>`,
    { shadow: [120, 210, 78, 7] },
  );
}
