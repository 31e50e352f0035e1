import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CrowdOrder, CrowdResult, Wanted } from './crowd-order.ts';
import { spawnBeside } from './spawn-beside.ts';

const crowdProcess = fileURLToPath(new URL('crowd-process.ts', import.meta.url));
const processes = 2;

/** Two processes, as two instances of the product, each with half of the clients and of the subscribers. */
export async function crowd(order: CrowdOrder): Promise<CrowdResult> {
  const half = (wanted: Wanted, at: number): Wanted => ({
    ...wanted,
    holders: wanted.holders.filter((_holder, place) => place % processes === at),
  });
  const halves = Array.from({ length: processes }, (_, at) => ({
    ...order,
    clients: order.clients / processes,
    warmUp: half(order.warmUp, at),
    wanted: half(order.wanted, at),
  }));
  const results = await Promise.all(halves.map(follow));
  return {
    claimed: results.reduce((sum, { claimed }) => sum + claimed, 0),
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
    p50Ms: Math.max(...results.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
  };
}

async function follow(order: CrowdOrder): Promise<CrowdResult> {
  const beside = spawnBeside(crowdProcess);
  try {
    const answered = once(beside.process, 'message');
    beside.process.send(order);
    const [result] = (await answered) as [CrowdResult];
    return result;
  } finally {
    await beside.stop();
  }
}
