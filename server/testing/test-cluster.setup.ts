import { startTestCluster } from './test-cluster.ts';

/** Called by vitest once for all server tests; what it returns ends the cluster after the last. */
export const setup = async (): Promise<() => Promise<void>> => (await startTestCluster()).stop;
