import { startTestCluster } from '#server/testing/databases/test-cluster.ts';

/** Called by vitest once for each of Stryker's workers; the returned function undoes it. */
export async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startTestCluster();
  return stop;
}
