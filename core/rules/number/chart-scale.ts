const steps = [1, 2, 4, 5, 8, 10];

/** The top of a chart's axis: the next round number, with a round half. */
export function chartTop(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return (steps.find((step) => step * power >= highest) ?? 10) * power;
}
