import { asMember, claimEngine, type ClaimEngine } from '#server/testing/kills/claim-engine.ts';
import type { ClaimLoadPlan, ClaimLoadResult, ClaimTarget } from './claim-load-plan.ts';
import { percentile } from './percentile.ts';
import { plainClaims } from './plain-claims.ts';

// The channel keeps this process alive until its plan arrives.
process.channel?.ref();
process.once('message', (plan) => {
  void runPlan(plan as ClaimLoadPlan).then((result) => process.send?.(result, () => process.disconnect()));
});

async function runPlan({
  databaseUrl,
  code,
  warmUp,
  measured,
  clients,
  maxSeconds,
}: ClaimLoadPlan): Promise<ClaimLoadResult> {
  const engine = code === 'engine' ? claimEngine(databaseUrl) : plainClaims(databaseUrl);
  await claimAll(engine, warmUp, clients, maxSeconds);
  const result = await claimAll(engine, measured, clients, maxSeconds);
  await engine.close();
  return result;
}

async function claimAll(
  { claim }: ClaimEngine,
  { productId, right, holders }: ClaimTarget,
  clients: number,
  maxSeconds: number,
): Promise<ClaimLoadResult> {
  const timesMs: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + maxSeconds * 1000;
  let next = 0;
  let claimed = 0;
  const client = async () => {
    for (let holder = holders[next++]; holder && performance.now() < until; holder = holders[next++]) {
      const sentAt = performance.now();
      await claim(asMember(holder.userId), {
        productId,
        ...right,
        subscriptionId: holder.subscriptionId,
        channelId: 'C0013',
      });
      timesMs.push(performance.now() - sentAt);
      claimed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return {
    claimed,
    seconds: (performance.now() - startedAt) / 1000,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
  };
}
