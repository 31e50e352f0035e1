import { median } from './median.ts';

export interface Turns<Measured> {
  readonly without: readonly Measured[];
  readonly beside: readonly Measured[];
  /** The middle of the ratios of neighbours: what the machine does by the minute falls on both of a pair. */
  ratio(of: (measured: Measured) => number): number;
}

/** Measures the same thing without and beside something else in turns, each as often first as second. */
export async function inTurns<Measured>(
  pairs: number,
  measure: { without(): Promise<Measured>; beside(): Promise<Measured> },
): Promise<Turns<Measured>> {
  const made: Record<'without' | 'beside', Measured>[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const besideFirst = pair % 2 === 1 ? await measure.beside() : undefined;
    const without = await measure.without();
    made.push({ without, beside: besideFirst ?? (await measure.beside()) });
  }
  return {
    without: made.map((pair) => pair.without),
    beside: made.map((pair) => pair.beside),
    ratio: (of) => median(made.map((pair) => of(pair.beside) / of(pair.without))),
  };
}
