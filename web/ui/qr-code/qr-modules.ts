import { encode } from 'uqr';

/** A scanner needs this many light modules around the code. */
export const quietZone = 4;

export interface QrModules {
  /** Modules along one side, the quiet zone included. */
  readonly side: number;
  /** The dark modules as one SVG path, in runs along the rows. */
  readonly path: string;
}

/** Encodes a text; error correction M, or Q with a mark in the middle. */
export function qrModules(text: string, covered = false): QrModules {
  const { data, size } = encode(text, { ecc: covered ? 'H' : 'M', border: quietZone });
  return {
    side: size,
    path: data
      .map((row, y) =>
        runsOf(row)
          .map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)
          .join(''),
      )
      .join(''),
  };
}

interface Run {
  readonly from: number;
  readonly length: number;
}

const runsOf = (row: readonly boolean[]): readonly Run[] =>
  row.reduce<readonly Run[]>((runs, dark, x) => {
    if (!dark) return runs;
    const last = runs[runs.length - 1];
    return last && last.from + last.length === x
      ? [...runs.slice(0, -1), { from: last.from, length: last.length + 1 }]
      : [...runs, { from: x, length: 1 }];
  }, []);
