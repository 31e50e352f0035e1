import { encode } from 'uqr';

/** A scanner needs this many light modules around the code. */
export const quietZone = 4;

export interface QrModules {
  /** Modules along one side, the quiet zone included. */
  readonly side: number;
  /** The dark modules as one SVG path, in runs along the rows. */
  readonly path: string;
}

/** A run of dark modules along a row. */
export interface QrRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Encodes a text; error correction M, or H with a mark in the middle. */
export function qrRuns(
  text: string,
  covered = false,
): { readonly side: number; readonly runs: readonly QrRun[] } {
  const { data, size } = encode(text, { ecc: covered ? 'H' : 'M', border: quietZone });
  return {
    side: size,
    runs: data.flatMap((row, y) => runsOf(row).map(({ from, length }) => ({ x: from, y, length }))),
  };
}

export function qrModules(text: string, covered = false): QrModules {
  const { side, runs } = qrRuns(text, covered);
  return { side, path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('') };
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
