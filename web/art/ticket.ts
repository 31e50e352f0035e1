import type { Drawing } from './drawing.ts';
import { diagonalGradient } from './gradients.ts';
import { motifPattern } from './motifs.ts';

/** A coupon with a torn left panel, 351 × 96. */
export function ticket(uid: string): Drawing {
  const [w, h, x, r, n] = [351, 96, 105.3, 10, 7];
  const outline = `M${r} 0H${x - n}a${n} ${n} 0 0 0 ${2 * n} 0H${w - r}a${r} ${r} 0 0 1 ${r} ${r}V${h - r}a${r} ${r} 0 0 1-${r} ${r}H${x + n}a${n} ${n} 0 0 0-${2 * n} 0H${r}a${r} ${r} 0 0 1-${r}-${r}V${r}a${r} ${r} 0 0 1 ${r}-${r}z`;
  const defs =
    diagonalGradient(`${uid}a`, [
      [0, '#FF7A4D'],
      [1, '#DB2B1F'],
    ]) +
    `<clipPath id="${uid}c"><path d="${outline}"/></clipPath>${motifPattern('cloud', `${uid}p`, '#fff', 0.16, 0.55)}`;
  return {
    width: w,
    height: h,
    body: `<defs>${defs}</defs><g clip-path="url(#${uid}c)"><rect width="${w}" height="${h}" fill="#FFF4EE"/><rect width="${x}" height="${h}" fill="url(#${uid}a)"/><rect width="${x}" height="${h}" fill="url(#${uid}p)"/><path d="M${x} 12V${h - 12}" stroke="#DB2B1F" stroke-opacity=".35" stroke-width="1.5" stroke-dasharray="3 4"/></g>`,
  };
}
