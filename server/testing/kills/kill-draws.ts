import { setTimeout as sleep } from 'node:timers/promises';
import { environments } from '#core/config/environments.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { openDatabase, type Db } from '../../db/database.ts';
import { aCouponOffer } from '../data/a-coupon-offer.ts';
import { aLottery } from '../data/a-lottery.ts';
import { aRight } from '../data/a-right.ts';
import { addHolders } from '../data/add-holders.ts';
import { brokenLotteryDraws, brokenFlashSaleDraws } from '../invariants/draw-invariants.ts';
import { eventually } from '../eventually.ts';
import { lotteryClients, type AnsweredDraw } from './lottery-clients.ts';
import type { RunningMain } from '../run-main.ts';
import { flashSaleDrawClients, wrongResults } from './flash-sale-draw-clients.ts';
import { sampleOf, seededInt } from '../seeded.ts';
import type { StallingDatabase } from '../databases/stalling-database.ts';
import { callSandbox } from '../call-sandbox.ts';

export interface DrawKillPlan {
  readonly databaseUrl: string;
  /** Carries the connections of the started processes to that database. */
  readonly wire: StallingDatabase;
  readonly kills: number;
  readonly seed: number;
  start(): RunningMain;
}

export interface DrawKillStory {
  /** Lottery draws and tickets that were confirmed, and repeated requests. */
  readonly drawn: number;
  readonly tickets: number;
  readonly repeated: number;
  readonly flashSalesDrawn: number;
  /** Draws requested again in the end. */
  readonly requestedAgain: number;
  /** What is wrong. */
  readonly faults: readonly string[];
}

/**
 * The statements at which connections hang until the process is killed: a draw that is not committed, the winners of a sale that are
 * not committed, and commits that are done but not answered; then at random.
 */
const moments = [
  { statement: 'insert into "lottery_draws"', hanging: 2 },
  { statement: 'update draw_entries e set won', hanging: 1 },
  { statement: 'commit\0', hanging: 3 },
  undefined,
] as const;
const longestLifeMs = 1_200;
const holdersPerKill = 100;
const dailyChances = 10;
/** Of each of two prizes; they are used up in the end. */
const unitsPerKill = 20;
const sample = 100;
const lotteryId = 'turntable';

/** Subscribers draw in a lottery and in flash sales while the process is killed; then their answers are compared with the rows. */
export async function killDraws(plan: DrawKillPlan): Promise<DrawKillStory> {
  const { databaseUrl, wire, kills, seed, start } = plan;
  const below = seededInt(seed);
  const { db, close } = openDatabase({ url: databaseUrl, pool: 2, noTimeouts: true });
  const here = { db, now: () => new Date() };
  const stock = kills * unitsPerKill;
  const { templateId } = await aCouponOffer(here);
  const { rightsId } = await aRight(here);
  const version = await aLottery(
    here,
    [
      { name: '券', weight: 1, templateId, stock },
      { name: '月卡', weight: 1, rightsId, stock },
      { name: '谢谢参与', weight: 1 },
    ],
    { lotteryId, dailyChances },
  );
  const { holders } = await addHolders(databaseUrl, {
    groups: 1,
    rightsPerGroup: 1,
    holders: kills * holdersPerKill,
  });
  let running = start();
  let origin = await running.origin();
  const root = () => origin + environments.dev.base;
  const players = lotteryClients(root, { lotteryId, version }, holders);
  const entrants = flashSaleDrawClients(root, db, holders);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const moment = moments[kill % moments.length];
      if (moment) {
        wire.loseAnswersTo(moment.statement);
        await eventually(
          async () => wire.unresponsive(),
          (hanging) => hanging >= moment.hanging,
        );
      } else await sleep(below(longestLifeMs));
      running.child.kill('SIGKILL');
      await running.ended;
      wire.resume();
      running = start();
      origin = await running.origin();
    }
    await eventually(
      () => unitsLeft(db),
      (left) => left === 0,
    );
    await Promise.all([players.stop(), entrants.stop()]);
    const again = sampleOf(players.record.draws, sample, below);
    const changed = await Promise.all(
      again.map(async (draw) => ((await players.drawAgain(draw)) === draw.result ? [] : [draw.drawId])),
    );
    await allDelivered(db, origin);
    return {
      drawn: players.record.draws.length,
      tickets: entrants.record.tickets.length,
      repeated: players.record.repeated + entrants.record.repeated,
      flashSalesDrawn: entrants.record.sessionIds.length,
      requestedAgain: again.length,
      faults: [
        ...players.record.refusals,
        ...entrants.record.refusals,
        ...changed.flat().map((drawId) => `draw ${drawId} has another answer later`),
        ...(await unlikeRows(db, players.record.draws)),
        ...(await brokenLotteryDraws(db)),
        ...(await wrongResults(root(), entrants.record)),
        ...(await brokenFlashSaleDraws(db)),
      ],
    };
  } finally {
    wire.resume();
    running.child.kill('SIGTERM');
    await running.ended;
    await close();
  }
}

const unitsLeft = async (db: Db): Promise<number> =>
  (await db.selectFrom('lottery_stock').select(['total', 'taken']).execute()).reduce(
    (left, { total, taken }) => left + total - taken,
    0,
  );

/** Every answered draw is one row, every row was answered, and both requests got the same. */
async function unlikeRows(db: Db, answered: readonly AnsweredDraw[]): Promise<string[]> {
  const results = Map.groupBy(answered, ({ drawId }) => drawId);
  const rows = await db.selectFrom('lottery_draws').select(['chance_id', 'user_id', 'number']).execute();
  const stored = new Map(rows.map((row) => [row.chance_id, row]));
  return [
    ...[...results].flatMap(([drawId, same]) => {
      const row = stored.get(drawId);
      const [first] = same;
      if (!row || !first) return [`draw ${drawId} was answered and is lost`];
      if (new Set(same.map(({ result }) => result)).size > 1) return [`draw ${drawId} has two answers`];
      const isLike = row.user_id === first.holder.userId && first.result.includes(`"number":${row.number},`);
      return isLike ? [] : [`draw ${drawId} was answered ${first.result} and is stored as ${row.number}`];
    }),
    ...rows
      .filter(({ chance_id }) => !results.has(chance_id))
      .map(({ chance_id }) => `draw ${chance_id} was never answered`),
  ];
}

/** Moves the clock until leases of killed processes have expired and prizes whose claim was lost are claimed again. */
async function allDelivered(db: Db, origin: string): Promise<void> {
  await callSandbox(origin, controls.moveClock, { advanceMs: 120_000 });
  await eventually(
    () =>
      db
        .selectFrom('lottery_draws as d')
        .leftJoin('claims as c', (join) =>
          join
            .onRef('c.user_id', '=', 'd.user_id')
            .onRef('c.subscription_id', '=', 'd.subscription_id')
            .on('c.state', '=', 'delivered'),
        )
        .select('d.chance_id')
        .where('d.subscription_id', 'is not', null)
        .where('c.claim_id', 'is', null)
        .limit(1)
        .execute(),
    (rows) => rows.length === 0,
    600_000,
  );
}
