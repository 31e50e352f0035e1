/** Times in buckets that grow by 2 %: any percentile to within that, in a fixed few kilobytes. */
export class LatencyHistogram {
  readonly #counts = new Uint32Array(1_200);
  #total = 0;

  add(ms: number): void {
    const bucket = bucketOf(ms);
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#total += 1;
  }

  /** The time within which this share of all was answered. */
  at(share: number): number {
    let seen = 0;
    for (const [bucket, count] of this.#counts.entries()) {
      seen += count;
      if (count > 0 && seen >= share * this.#total) return least * growth ** (bucket + 1);
    }
    return 0;
  }
}

const least = 0.01;
const growth = 1.02;
const bucketOf = (ms: number): number => Math.max(0, Math.min(1_199, Math.floor(Math.log(ms / least) / Math.log(growth))));
