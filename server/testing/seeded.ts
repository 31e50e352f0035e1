import { randomInt } from 'node:crypto';

/** Whole numbers below a bound, the same ones for the same seed (mulberry32). */
export type SeededInt = (below: number) => number;

export function seededInt(seed: number): SeededInt {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** SEED repeats a run; by default a random seed. */
export const seedOfRun = (): number => Number(process.env['SEED'] ?? randomInt(2 ** 31));

/** A sample without repetitions. */
export function sampleOf<Item>(items: readonly Item[], many: number, below: SeededInt): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(many, rest.length) }, () => rest.splice(below(rest.length), 1)).flat();
}
