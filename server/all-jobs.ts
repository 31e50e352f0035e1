import type { Deps } from './deps.ts';
import { writeMinutesWork } from './http/figures/write-minutes.ts';
import { sweepSecurityLog } from './http/sweeps/sweep-security-log.ts';
import { sweepRequests } from './http/sweeps/sweep-requests.ts';
import { sweepRounds } from './jobs/write-rounds.ts';
import { fillSubscribersJob } from './jobs/fill-subscribers.ts';
import { newProcessName } from './jobs/process-name.ts';
import type { ServiceJobs, Work } from './jobs/service-jobs.ts';
import { sweepIssuedProofs } from './sandbox/hosts/issued-proofs.ts';
import { openedUpstreamsWork } from './services/operators/upstreams/opened-upstreams.ts';
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

/** All background work of the product. */
export const allJobs = (
  deps: Deps,
  config: { readonly logRetentionDays: number },
): readonly ServiceJobs[] => [
  serviceJobs(deps, config),
  {
    sweeps: [sweepRequests, sweepIssuedProofs, sweepSecurityLog, sweepRounds],
    recurring: [fillSubscribersJob(deps.db, deps.clock)],
    works: [flushSecurityLog(deps), writeMinutesWork(deps, newProcessName()), openedUpstreamsWork(deps)],
  },
];
