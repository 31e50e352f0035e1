import { asMember, claimEngine, type ClaimEngine } from '#server/testing/claim-engine.ts';
import type { CrowdOrder, CrowdResult, Wanted } from './crowd-order.ts';
import { percentile } from './percentile.ts';
import { plainClaims } from './plain-claims.ts';

// Nothing else keeps this process alive until it is told what to do.
process.channel?.ref();
process.once('message', (order) => {
  void follow(order as CrowdOrder).then((result) => process.send?.(result, () => process.disconnect()));
});

async function follow({
  databaseUrl,
  way,
  warmUp,
  wanted,
  clients,
  maxSeconds,
}: CrowdOrder): Promise<CrowdResult> {
  const engine = way === 'engine' ? claimEngine(databaseUrl) : plainClaims(databaseUrl);
  await claimAll(engine, warmUp, clients, maxSeconds);
  const result = await claimAll(engine, wanted, clients, maxSeconds);
  await engine.close();
  return result;
}

async function claimAll(
  { claim }: ClaimEngine,
  { productId, right, holders }: Wanted,
  clients: number,
  maxSeconds: number,
): Promise<CrowdResult> {
  const timesMs: number[] = [];
  const begun = performance.now();
  const until = begun + maxSeconds * 1000;
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
    seconds: (performance.now() - begun) / 1000,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
  };
}
