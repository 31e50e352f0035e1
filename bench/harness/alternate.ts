import { median } from './median.ts';

export interface Alternation<Measured> {
  readonly baseline: readonly Measured[];
  readonly loaded: readonly Measured[];
  /** The median of the ratios within pairs: slow drifts of the machine affect both of a pair. */
  ratio(of: (measured: Measured) => number): number;
}

/** Measures the same thing alone and under a load, alternately; each comes first in half of the pairs. */
export async function alternate<Measured>(
  pairs: number,
  measure: { baseline(): Promise<Measured>; loaded(): Promise<Measured> },
): Promise<Alternation<Measured>> {
  const measured: Record<'baseline' | 'loaded', Measured>[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const loadedFirst = pair % 2 === 1 ? await measure.loaded() : undefined;
    const baseline = await measure.baseline();
    measured.push({ baseline, loaded: loadedFirst ?? (await measure.loaded()) });
  }
  return {
    baseline: measured.map((pair) => pair.baseline),
    loaded: measured.map((pair) => pair.loaded),
    ratio: (of) => median(measured.map((pair) => of(pair.loaded) / of(pair.baseline))),
  };
}
