import type { Deps } from './deps.ts';
import { sweepRequests } from './http/sweep-requests.ts';
import type { ServiceJobs } from './jobs/service-jobs.ts';
import { sweepIssuedProofs } from './sandbox/issued-proofs.ts';
import { serviceJobs } from './services/jobs.ts';

/** All background work of the product. */
export const allJobs = (
  deps: Deps,
  config: { readonly logRetentionDays: number },
): readonly ServiceJobs[] => [...serviceJobs(deps, config), { sweeps: [sweepRequests, sweepIssuedProofs] }];
