import { rosette } from './rosette.ts';

/** The level's outline: a circle for one lobe, else a rosette whose dips soften from six lobes on. */
export const petal = (cx: number, cy: number, R: number, lobes: number): string =>
  lobes === 1
    ? `M${cx - R} ${cy}a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0z`
    : rosette(cx, cy, R, lobes, lobes >= 6 ? 0.86 : 0.76);
