import type { Drawing } from './drawing.ts';
import { linearGradient } from './gradients.ts';
import { motifPattern, type Motif } from './motifs.ts';

export interface MotifOptions {
  readonly colour?: string;
  readonly opacity?: number;
  readonly scale?: number;
  readonly height?: number;
}

/** A motif that fades out towards its foot, 390 wide. */
export function motifDrawing(
  name: Motif,
  uid: string,
  { colour = '#fff', opacity = 0.13, scale = 1, height = 300 }: MotifOptions = {},
): Drawing {
  const full = `width="390" height="${height}"`;
  const defs =
    motifPattern(name, uid, colour, opacity, scale) +
    linearGradient(`${uid}f`, [
      [0, '#fff'],
      [0.55, '#fff', 0.6],
      [1, '#fff', 0],
    ]) +
    `<mask id="${uid}m"><rect ${full} fill="url(#${uid}f)"/></mask>`;
  return {
    width: 390,
    height,
    fit: 'xMidYMin slice',
    body: `<defs>${defs}</defs><rect ${full} fill="url(#${uid})" mask="url(#${uid}m)"/>`,
  };
}
