import type { Drawing } from './drawing.ts';
import { linearGradient } from './gradients.ts';
import { wheelPoint } from './wheel-point.ts';

/** The still rim of the lottery wheel, on a 320 grid. */
export function wheelRim(uid: string): Drawing {
  const bulbs = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = wheelPoint(index * 15, 146);
    return `<circle cx="${x}" cy="${y}" r="${index % 2 ? 4 : 4.8}" fill="${index % 2 ? '#FFF3C4' : '#fff'}"/>`;
  }).join('');
  const defs =
    linearGradient(`${uid}r`, [
      [0, '#FFB057'],
      [0.5, '#F2542D'],
      [1, '#B9201A'],
    ]) +
    linearGradient(`${uid}g`, [
      [0, '#FFF3C9'],
      [1, '#E2A63C'],
    ]);
  return {
    width: 320,
    height: 320,
    body: `<defs>${defs}</defs><circle cx="160" cy="160" r="159" fill="url(#${uid}g)"/><circle cx="160" cy="160" r="155" fill="url(#${uid}r)"/>${bulbs}<circle cx="160" cy="160" r="136" fill="url(#${uid}g)"/>`,
  };
}
