import { session } from '#core/contract/user/session.ts';
import type { LoadRequest, LoadResult } from '../harness/load-plan.ts';
import { meanRatio } from '../harness/mean-ratio.ts';
import { median } from '../harness/median.ts';
import { percentile } from '../harness/percentile.ts';
import { report } from '../harness/report.ts';
import type { ClaimSetup } from './claim-setup.ts';

const connections = 500;
const rounds = 16;
const pairsInRound = 6;
/** In each half of a pair; few, so that both halves run within the same second. */
const subscribers = 4_000;
const maxSeconds = 30;
const guestSeconds = 1;

const perSecond = ({ sent, seconds }: LoadResult): number => sent / seconds;

interface Pair {
  readonly missing: LoadResult;
  readonly claims: LoadResult;
  readonly serverUs: number;
  readonly databaseUs: number;
}

/**
 * Claims compared with the same request of other subscribers for a right that does not exist, and with a guest's loginStatus. The
 * order within a pair alternates. Deliveries, which wait for quiet moments, are settled by a statement after the round.
 */
export async function measureSpeed(setup: ClaimSetup): Promise<void> {
  const { method, prefix, path } = session.loginStatus;
  const guest: LoadRequest = { method, path: setup.base + prefix + path };
  const send = (requests: readonly LoadRequest[], good?: string) =>
    setup.send({ requests, connections, maxSeconds, ...(good !== undefined && { good }) });
  let difference = 0;
  const broken: string[] = [];

  const measurePair = async (
    missing: readonly LoadRequest[],
    claims: readonly LoadRequest[],
    missingFirst: boolean,
  ): Promise<Pair> => {
    const early = missingFirst ? await send(missing, notFoundText) : undefined;
    const before = setup.cpu();
    const claimed = await send(claims);
    const after = setup.cpu();
    const microsecondsEach = (ms: number) => (1000 * ms) / claimed.sent;
    return {
      claims: claimed,
      missing: early ?? (await send(missing, notFoundText)),
      serverUs: microsecondsEach(after.server - before.server),
      databaseUs: microsecondsEach(after.database - before.database),
    };
  };

  const measureRound = async (): Promise<{
    readonly guests: LoadResult;
    readonly pairs: readonly Pair[];
  }> => {
    const half = pairsInRound * subscribers;
    const added = await setup.hold(2 * half, half);
    const missingRights = {
      ...added,
      rights: added.rights.map((right) => ({ ...right, rightsId: `${right.rightsId}-missing` })),
    };
    const [claims, missing] = [setup.claims(added).slice(0, half), setup.claims(missingRights).slice(half)];
    const guests = await setup.send({
      requests: [guest],
      once: false,
      connections,
      maxSeconds: guestSeconds,
    });
    const pairs: Pair[] = [];
    for (let from = 0; from < half; from += subscribers) {
      const these = (requests: readonly LoadRequest[]) => requests.slice(from, from + subscribers);
      pairs.push(await measurePair(these(missing), these(claims), pairs.length % 2 === 0));
    }
    difference += Math.abs(
      (await setup.stored(added)).claims - pairs.reduce((sum, pair) => sum + pair.claims.good, 0),
    );
    broken.push(...(await setup.brokenInvariants(added)));
    await setup.settle(added);
    return { guests, pairs };
  };

  await measureRound(); // warm-up
  const measured: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound());

  const pairs = measured.flatMap((round) => round.pairs);
  const medianOf = (of: (pair: Pair) => number) => median(pairs.map(of));
  const comparedWithMissing = meanRatio(
    pairs.map(({ claims, missing }) => perSecond(claims) / perSecond(missing)),
  );
  const comparedWithGuests = meanRatio(
    measured.map(
      ({ guests, pairs: pairsOfRound }) =>
        median(pairsOfRound.map(({ claims }) => perSecond(claims))) / perSecond(guests),
    ),
  );
  const timesMs = pairs.flatMap(({ claims }) => claims.timesMs);
  const all = [
    ...measured.map(({ guests }) => guests),
    ...pairs.flatMap(({ missing, claims }) => [missing, claims]),
  ];
  report(
    `The claim path over HTTP: one right, two instances, ${connections} connections, ${pairs.length} pairs`,
    [
      { what: 'claims a second', value: medianOf(({ claims }) => perSecond(claims)) },
      {
        what: 'claims compared with the request for a missing right',
        unit: '×',
        value: comparedWithMissing.mean,
        goal: { atLeast: 0.8 },
      },
      { what: 'its standard error', unit: '×', value: comparedWithMissing.error },
      { what: "claims compared with a guest's loginStatus", unit: '×', value: comparedWithGuests.mean },
      { what: 'p50', unit: 'ms', value: percentile(timesMs, 0.5) },
      { what: 'p99', unit: 'ms', value: percentile(timesMs, 0.99), goal: { atMost: 300 } },
      { what: 'CPU of a claim, server', unit: 'µs', value: medianOf(({ serverUs }) => serverUs) },
      { what: 'CPU of a claim, database', unit: 'µs', value: medianOf(({ databaseUs }) => databaseUs) },
      {
        what: 'wrong answers',
        value: all.reduce((sum, { sent, good }) => sum + sent - good, 0),
        must: 0,
      },
      { what: 'difference of answered and stored claims', value: difference, must: 0 },
      { what: 'stock, quota or month wrong', value: broken.length, must: 0 },
    ],
  );
  for (const [words, times] of all.flatMap(({ bad }) => Object.entries(bad)))
    console.log(`${times} × ${words}`);
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
}

const notFoundText = '没有找到该权益';
