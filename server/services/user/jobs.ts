import type { ServiceJobs } from '../../jobs/service-jobs.ts';
import { sweepSignIns } from './session/sweep-sign-ins.ts';

export const userJobs: ServiceJobs = { sweeps: [sweepSignIns] };
