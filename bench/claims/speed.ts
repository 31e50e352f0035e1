import { session } from '#core/contract/user/session.ts';
import type { Held } from '#server/testing/add-holders.ts';
import type { LoadRequest, LoadResult } from '../harness/load-order.ts';
import { median } from '../harness/median.ts';
import { percentile } from '../harness/percentile.ts';
import { report } from '../harness/report.ts';
import type { ClaimStage } from './claim-stage.ts';

const connections = 500;
const pairs = 21;
/** In each half of a pair; short, so that both halves meet the machine in the same mood. */
const subscribers = 6_000;
const maxSeconds = 30;
const guestSeconds = 1;

const perSecond = ({ sent, seconds }: LoadResult): number => sent / seconds;

interface Pair {
  readonly guests: LoadResult;
  readonly nothing: LoadResult;
  readonly claims: LoadResult;
  readonly serverUs: number;
  readonly databaseUs: number;
}

/**
 * Claims beside an empty call, which is the same request of other subscribers about a right that is not there, and beside a guest's question who they are.
 * The claims of a pair come last and have arrived at their subscribers before the next: deliveries are nobody's handicap.
 */
export async function measureSpeed(stage: ClaimStage): Promise<void> {
  const { method, prefix, path } = session.loginStatus;
  const guest: LoadRequest = { method, path: stage.base + prefix + path };
  const askGuest = () => stage.ask({ requests: [guest], once: false, connections, maxSeconds: guestSeconds });
  const askNothing = (held: Held) =>
    stage.ask({ requests: stage.claims({ ...held, rights: held.rights.map((right) => ({ ...right, rightsId: `${right.rightsId}-of-old` })) }).slice(subscribers), connections, maxSeconds, good: '没有找到该权益' });
  const claimAll = (requests: readonly LoadRequest[]) => stage.ask({ requests, connections, maxSeconds });
  let apart = 0;
  const broken: string[] = [];

  const measurePair = async (): Promise<Pair> => {
    const held = await stage.hold(2 * subscribers, subscribers);
    const guests = await askGuest();
    const nothing = await askNothing(held);
    const before = stage.cpu();
    const claims = await claimAll(stage.claims(held).slice(0, subscribers));
    const after = stage.cpu();
    apart += Math.abs((await stage.kept(held)).claims - claims.good);
    broken.push(...(await stage.broken(held)));
    await stage.delivered(held);
    return { guests, nothing, claims, serverUs: (1000 * (after.server - before.server)) / claims.sent, databaseUs: (1000 * (after.database - before.database)) / claims.sent };
  };

  for (let warmUp = 0; warmUp < 2; warmUp += 1) await measurePair(); // instances have run for a while when the crowd comes
  const made: Pair[] = [];
  for (let pair = 0; pair < pairs; pair += 1) made.push(await measurePair());

  const middle = (of: (pair: Pair) => number) => median(made.map(of));
  const timesMs = made.flatMap(({ claims }) => claims.timesMs);
  const all = made.flatMap(({ guests, nothing, claims }) => [guests, nothing, claims]);
  report(`The claim path over HTTP: one right, two instances, ${connections} connections, the middle of ${pairs} pairs`, [
    { what: 'claims a second', value: middle(({ claims }) => perSecond(claims)) },
    { what: 'claims beside the same request about nothing', unit: '×', value: middle(({ claims, nothing }) => perSecond(claims) / perSecond(nothing)), goal: { atLeast: 0.8 } },
    { what: "claims beside a guest's loginStatus", unit: '×', value: middle(({ claims, guests }) => perSecond(claims) / perSecond(guests)) },
    { what: 'p50', unit: 'ms', value: percentile(timesMs, 0.5) },
    { what: 'p99', unit: 'ms', value: percentile(timesMs, 0.99), goal: { atMost: 300 } },
    { what: 'CPU of a claim, server', unit: 'µs', value: middle(({ serverUs }) => serverUs) },
    { what: 'CPU of a claim, database', unit: 'µs', value: middle(({ databaseUs }) => databaseUs) },
    { what: 'answers of another kind than asked for', value: all.reduce((sum, { sent, good }) => sum + sent - good, 0), must: 0 },
    { what: 'claims told and claims kept apart', value: apart, must: 0 },
    { what: 'stock, quota or month wrong', value: broken.length, must: 0 },
  ]);
  for (const [words, times] of all.flatMap(({ bad }) => Object.entries(bad))) console.log(`${times} × ${words}`);
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
}
