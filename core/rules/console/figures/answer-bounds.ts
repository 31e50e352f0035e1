/** Upper bounds of response times in milliseconds; each is a quarter more than the one before. */
const bounds: readonly number[] = Array.from({ length: 40 }, (_, at) => Math.round(1.25 ** at * 10) / 10);
const labels: readonly string[] = bounds.map(String);
const ratio = Math.log(1.25);

/** The bound that a response time is counted under. */
export function answerBound(seconds: number): string {
  const at = Math.max(0, Math.ceil(Math.log(Math.max(seconds * 1_000, 1)) / ratio - 1e-9));
  return labels[Math.min(at, labels.length - 1)] ?? '';
}

/** The time within which this share of the answers was given, in milliseconds; undefined without answers. */
export function answerTime(counts: ReadonlyMap<string, number>, share: number): number | undefined {
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
  if (total === 0) return undefined;
  let counted = 0;
  for (const label of labels) {
    counted += counts.get(label) ?? 0;
    if (counted >= total * share) return Number(label);
  }
  return bounds.at(-1);
}
