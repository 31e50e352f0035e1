/** The geometric mean of ratios, in which twice and half cancel out, and its standard error. */
export function meanRatio(ratios: readonly number[]): { readonly mean: number; readonly error: number } {
  const logs = ratios.map(Math.log);
  const meanLog = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - meanLog) ** 2, 0) / (logs.length - 1);
  const mean = Math.exp(meanLog);
  return { mean, error: mean * Math.sqrt(variance / logs.length) };
}
