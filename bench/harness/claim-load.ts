import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ClaimLoadPlan, ClaimLoadResult, ClaimTarget } from './claim-load-plan.ts';
import { spawnProcess } from './spawn-process.ts';

const claimLoadProcess = fileURLToPath(new URL('claim-load-process.ts', import.meta.url));
const processes = 2;

/** Claims from two processes, as two instances of the product would, each with half of the clients and of the subscribers. */
export async function claimLoad(plan: ClaimLoadPlan): Promise<ClaimLoadResult> {
  const half = (target: ClaimTarget, at: number): ClaimTarget => ({
    ...target,
    holders: target.holders.filter((_holder, place) => place % processes === at),
  });
  const halves = Array.from({ length: processes }, (_, at) => ({
    ...plan,
    clients: plan.clients / processes,
    warmUp: half(plan.warmUp, at),
    measured: half(plan.measured, at),
  }));
  const results = await Promise.all(halves.map(runPlan));
  return {
    claimed: results.reduce((sum, { claimed }) => sum + claimed, 0),
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
    p50Ms: Math.max(...results.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
  };
}

async function runPlan(plan: ClaimLoadPlan): Promise<ClaimLoadResult> {
  const spawned = spawnProcess(claimLoadProcess);
  try {
    const answered = once(spawned.process, 'message');
    spawned.process.send(plan);
    const [result] = (await answered) as [ClaimLoadResult];
    return result;
  } finally {
    await spawned.stop();
  }
}
