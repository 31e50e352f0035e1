import { hostname } from 'node:os';
import type { Deps } from './deps.ts';
import { writeMinutesWork } from './http/figures/write-minutes.ts';
import { sweepSecurityLog } from './http/sweeps/sweep-security-log.ts';
import { sweepRequests } from './http/sweeps/sweep-requests.ts';
import type { ServiceJobs, Work } from './jobs/service-jobs.ts';
import { sweepIssuedProofs } from './sandbox/hosts/issued-proofs.ts';
import { serviceJobs } from './services/jobs.ts';

const flushSecurityLog = ({ securityLog }: Deps): Work => ({
  name: 'security-log',
  everyMs: 1_000,
  run: async () => {
    await securityLog.flush();
    return 0;
  },
  afterStop: () => securityLog.flush(),
});

/** Counts of different processes are different rows, also after a restart. */
const thisProcess = `${hostname()}:${process.pid}:${Date.now().toString(36)}`;

/** All background work of the product. */
export const allJobs = (
  deps: Deps,
  config: { readonly logRetentionDays: number },
): readonly ServiceJobs[] => [
  serviceJobs(deps, config),
  {
    sweeps: [sweepRequests, sweepIssuedProofs, sweepSecurityLog],
    works: [flushSecurityLog(deps), writeMinutesWork(deps.db, deps.minutes, thisProcess)],
  },
];
