type Grid = readonly (readonly boolean[])[];

const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_y, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Data codewords of each block at error correction M, by version (ISO/IEC 18004, table 9). */
const blocksOfM: Readonly<Record<number, readonly number[]>> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
  10: [43, 43, 43, 43, 44],
};
const alignments: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};

/** Whether a module belongs to a finder, timing, alignment, format or version pattern. */
function isFunction(version: number, side: number, y: number, x: number): boolean {
  if (y === 6 || x === 6) return true;
  if ((y < 9 && x < 9) || (y < 9 && x >= side - 8) || (y >= side - 8 && x < 9)) return true;
  if (version >= 7 && ((y < 6 && x >= side - 11) || (x < 6 && y >= side - 11))) return true;
  const centres = alignments[version] ?? [];
  return centres.some((cy) =>
    centres.some((cx) => {
      const inCorner =
        (cy === 6 && cx === 6) || (cy === 6 && cx === side - 7) || (cy === side - 7 && cx === 6);
      return !inCorner && Math.abs(y - cy) <= 2 && Math.abs(x - cx) <= 2;
    }),
  );
}

/** The bits in reading order: two columns at a time from the right, up and down in turn. */
function bitsOf(grid: Grid, version: number, mask: (y: number, x: number) => boolean): number[] {
  const side = grid.length;
  const bits: number[] = [];
  let up = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < side; step += 1) {
      const y = up ? side - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFunction(version, side, y, x)) bits.push(Number((grid[y]?.[x] ?? false) !== mask(y, x)));
    }
    up = !up;
  }
  return bits;
}

const numberOf = (bits: readonly number[]): number => bits.reduce((sum, bit) => sum * 2 + bit, 0);

/** Reads a QR code of byte mode, error correction M and version 1 to 10, without its quiet zone, as a scanner would. */
export function readQr(grid: Grid): string {
  const version = (grid.length - 17) / 4;
  const format = [0, 1, 2, 3, 4].map((x) => Number(grid[8]?.[x] ?? false));
  const [level1, level2, ...maskBits] = format.map((bit, at) => bit ^ ([1, 0, 1, 0, 1][at] ?? 0));
  if (level1 !== 0 || level2 !== 0) throw new Error('not error correction M');
  const mask = masks[numberOf(maskBits)];
  const sizes = blocksOfM[version];
  if (!mask || !sizes) throw new Error(`version ${version} is not known`);
  const bits = bitsOf(grid, version, mask);
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    numberOf(bits.slice(at * 8, at * 8 + 8)),
  );
  const blocks = sizes.map((): number[] => []);
  let at = 0;
  for (let place = 0; place < Math.max(...sizes); place += 1)
    for (const [which, size] of sizes.entries())
      if (place < size) {
        blocks[which]?.push(codewords[at] ?? 0);
        at += 1;
      }
  const data = blocks.flat().flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (word >> bit) & 1));
  if (numberOf(data.slice(0, 4)) !== 4) throw new Error('not byte mode');
  const lengthBits = version < 10 ? 8 : 16;
  const length = numberOf(data.slice(4, 4 + lengthBits));
  const start = 4 + lengthBits;
  const bytes = Uint8Array.from({ length }, (_, byte) =>
    numberOf(data.slice(start + byte * 8, start + byte * 8 + 8)),
  );
  return new TextDecoder().decode(bytes);
}
