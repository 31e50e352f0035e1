import { startTestCluster } from './test-cluster.ts';

/** Called by vitest once for all server tests; the returned function stops the cluster. */
export const setup = async (): Promise<() => Promise<void>> => (await startTestCluster()).stop;
