import { session } from '#core/contract/user/session.ts';
import type { LoadRequest, LoadResult } from '../harness/load-order.ts';
import { meanRatio } from '../harness/mean-ratio.ts';
import { median } from '../harness/median.ts';
import { percentile } from '../harness/percentile.ts';
import { report } from '../harness/report.ts';
import type { ClaimStage } from './claim-stage.ts';

const connections = 500;
const rounds = 16;
const pairsInRound = 6;
/** In each half of a pair; short, so that both halves meet the machine in the same mood. */
const subscribers = 4_000;
const maxSeconds = 30;
const guestSeconds = 1;

const perSecond = ({ sent, seconds }: LoadResult): number => sent / seconds;

interface Pair {
  readonly nothing: LoadResult;
  readonly claims: LoadResult;
  readonly serverUs: number;
  readonly databaseUs: number;
}

/**
 * Claims beside an empty call, which is the same request of other subscribers about a right that is not there, and beside a guest's question who they are.
 * Which of a pair comes first changes from pair to pair, and deliveries, which give way to both, are settled by hand after the round: nothing is anybody's handicap.
 */
export async function measureSpeed(stage: ClaimStage): Promise<void> {
  const { method, prefix, path } = session.loginStatus;
  const guest: LoadRequest = { method, path: stage.base + prefix + path };
  const ask = (requests: readonly LoadRequest[], good?: string) =>
    stage.ask({ requests, connections, maxSeconds, ...(good !== undefined && { good }) });
  let apart = 0;
  const broken: string[] = [];

  const measurePair = async (
    nothing: readonly LoadRequest[],
    claims: readonly LoadRequest[],
    nothingFirst: boolean,
  ): Promise<Pair> => {
    const early = nothingFirst ? await ask(nothing, notThere) : undefined;
    const before = stage.cpu();
    const claimed = await ask(claims);
    const after = stage.cpu();
    const usEach = (ms: number) => (1000 * ms) / claimed.sent;
    return {
      claims: claimed,
      nothing: early ?? (await ask(nothing, notThere)),
      serverUs: usEach(after.server - before.server),
      databaseUs: usEach(after.database - before.database),
    };
  };

  const measureRound = async (): Promise<{
    readonly guests: LoadResult;
    readonly pairs: readonly Pair[];
  }> => {
    const half = pairsInRound * subscribers;
    const held = await stage.hold(2 * half, half);
    const ofOld = {
      ...held,
      rights: held.rights.map((right) => ({ ...right, rightsId: `${right.rightsId}-of-old` })),
    };
    const [claims, nothing] = [stage.claims(held).slice(0, half), stage.claims(ofOld).slice(half)];
    const guests = await stage.ask({ requests: [guest], once: false, connections, maxSeconds: guestSeconds });
    const pairs: Pair[] = [];
    for (let from = 0; from < half; from += subscribers) {
      const these = (requests: readonly LoadRequest[]) => requests.slice(from, from + subscribers);
      pairs.push(await measurePair(these(nothing), these(claims), pairs.length % 2 === 0));
    }
    apart += Math.abs(
      (await stage.kept(held)).claims - pairs.reduce((sum, pair) => sum + pair.claims.good, 0),
    );
    broken.push(...(await stage.broken(held)));
    await stage.settle(held);
    return { guests, pairs };
  };

  await measureRound(); // instances have run for a while when the crowd comes
  const made: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < rounds; round += 1) made.push(await measureRound());

  const pairs = made.flatMap((round) => round.pairs);
  const middle = (of: (pair: Pair) => number) => median(pairs.map(of));
  const besideNothing = meanRatio(pairs.map(({ claims, nothing }) => perSecond(claims) / perSecond(nothing)));
  const besideGuests = meanRatio(
    made.map(
      ({ guests, pairs: theirs }) =>
        median(theirs.map(({ claims }) => perSecond(claims))) / perSecond(guests),
    ),
  );
  const timesMs = pairs.flatMap(({ claims }) => claims.timesMs);
  const all = [
    ...made.map(({ guests }) => guests),
    ...pairs.flatMap(({ nothing, claims }) => [nothing, claims]),
  ];
  report(
    `The claim path over HTTP: one right, two instances, ${connections} connections, ${pairs.length} pairs`,
    [
      { what: 'claims a second', value: middle(({ claims }) => perSecond(claims)) },
      {
        what: 'claims beside the same request about nothing',
        unit: '×',
        value: besideNothing.mean,
        goal: { atLeast: 0.8 },
      },
      { what: 'how far that may be off (one standard error)', unit: '×', value: besideNothing.error },
      { what: "claims beside a guest's loginStatus", unit: '×', value: besideGuests.mean },
      { what: 'p50', unit: 'ms', value: percentile(timesMs, 0.5) },
      { what: 'p99', unit: 'ms', value: percentile(timesMs, 0.99), goal: { atMost: 300 } },
      { what: 'CPU of a claim, server', unit: 'µs', value: middle(({ serverUs }) => serverUs) },
      { what: 'CPU of a claim, database', unit: 'µs', value: middle(({ databaseUs }) => databaseUs) },
      {
        what: 'answers of another kind than asked for',
        value: all.reduce((sum, { sent, good }) => sum + sent - good, 0),
        must: 0,
      },
      { what: 'claims told and claims kept apart', value: apart, must: 0 },
      { what: 'stock, quota or month wrong', value: broken.length, must: 0 },
    ],
  );
  for (const [words, times] of all.flatMap(({ bad }) => Object.entries(bad)))
    console.log(`${times} × ${words}`);
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
}

const notThere = '没有找到该权益';
