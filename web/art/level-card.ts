import type { Drawing } from './drawing.ts';
import { diagonalGradient, horizontalGradient } from './gradients.ts';
import { levels, type Level } from './levels.ts';
import { motifPattern } from './motifs.ts';
import { petal } from './petal.ts';

/** Ground of a member card: metal sheen, lattice fading in from the left, the level's petals at the right. */
export function levelCard(level: Level, uid: string, width = 366, height = 82): Drawing {
  const { lobes, ground, metal } = levels[level];
  const dark = level === 4;
  const ring = (R: number) => petal(width - 58, height / 2, R, lobes);
  const full = `width="${width}" height="${height}"`;
  const defs =
    diagonalGradient(`${uid}b`, [
      [0, ground[0]],
      [1, ground[1]],
    ]) +
    motifPattern('lattice', `${uid}p`, dark ? metal[1] : metal[2], dark ? 0.34 : 0.42, 0.62) +
    horizontalGradient(`${uid}f`, [
      [0, '#fff', 0],
      [0.55, '#fff', 0.25],
      [1, '#fff', 1],
    ]) +
    `<mask id="${uid}k"><rect ${full} fill="url(#${uid}f)"/></mask>` +
    horizontalGradient(`${uid}s`, [
      [0, '#fff', dark ? 0.1 : 0.65],
      [1, '#fff', 0],
    ]);
  const band = (x: number, w: number, foot: number) =>
    `M${width * x} 0h${width * w}L${width * foot} ${height}h-${width * w}z`;
  return {
    width,
    height,
    fit: 'xMaxYMid slice',
    body: `<defs>${defs}</defs><rect ${full} fill="url(#${uid}b)"/><rect ${full} fill="url(#${uid}p)" mask="url(#${uid}k)"/><path d="${band(0.1, 0.2, 0.14)}" fill="url(#${uid}s)"/><path d="${band(0.36, 0.05, 0.25)}" fill="url(#${uid}s)" opacity=".6"/><g fill="none" stroke="${dark ? metal[1] : '#fff'}" stroke-opacity="${dark ? 0.5 : 0.75}"><path d="${ring(height * 0.62)}" stroke-width="1.2"/><path d="${ring(height * 0.48)}"${dark ? '' : ' fill="#fff" fill-opacity=".22"'}/></g>`,
  };
}
