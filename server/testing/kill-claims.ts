import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { environments } from '#core/config/environments.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { addHolders } from './add-holders.ts';
import { faultsIn, type HistoryFaults } from './claim-history.ts';
import { brokenInvariants } from './claim-invariants.ts';
import { claimingClients } from './claiming-clients.ts';
import { eventually } from './eventually.ts';
import type { RunningMain } from './run-main.ts';

export interface KillPlan {
  readonly databaseUrl: string;
  readonly kills: number;
  /** Starts the product's process on that database. */
  start(): RunningMain;
  /** In place of the product's, now and then the database's processes are killed. */
  readonly database?: { readonly every: number; kill(): Promise<void> };
}

export interface KillStory {
  readonly databaseKills: number;
  /** Claims somebody was told about, and how many requests had to be repeated until they were. */
  readonly acknowledged: number;
  readonly repeated: number;
  /** What was heard beside: owners' looks at their own list, and counts of the stock. */
  readonly looks: number;
  readonly counts: number;
  readonly faults: HistoryFaults;
  readonly refusals: readonly string[];
  readonly broken: readonly string[];
}

const subscribers = 20_000;
const { base } = environments.dev;

/** Subscribers claim, look and count while the processes under them are killed at random moments; what they heard is held against what is there. */
export async function killClaims({ databaseUrl, kills, start, database }: KillPlan): Promise<KillStory> {
  let running = start();
  let origin = await running.origin();
  const held = await addHolders(databaseUrl, { groups: 1, rightsPerGroup: 1, stock: subscribers, holders: subscribers });
  const { db, close } = openDatabase({ url: databaseUrl, pool: 2 });
  const clients = claimingClients(() => origin + base, db, held);
  let databaseKills = 0;

  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(randomInt(150));
    if (database && kill % database.every === 0) {
      databaseKills += 1;
      await database.kill();
      await eventually(() => fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false), Boolean, 60_000);
    } else {
      running.child.kill('SIGKILL');
      await running.ended;
      running = start();
      origin = await running.origin();
    }
  }
  await clients.stop();
  try {
    const { history, refusals, repeated } = clients.heard;
    await nothingUnderWay(db, origin, held.productId);
    const claims = await db.selectFrom('claims').select(['user_id as owner', 'cycle', 'claim_id as claimId', 'state']).where('product_id', '=', held.productId).execute();
    return {
      databaseKills,
      acknowledged: history.told.length,
      repeated,
      looks: history.looks.length,
      counts: history.counts.length,
      faults: faultsIn(history, { claims, stock: subscribers }),
      refusals,
      broken: await brokenInvariants(db, held.productId),
    };
  } finally {
    await close();
    running.child.kill('SIGTERM');
    await running.ended;
  }
}

const advance = (origin: string, advanceMs: number) =>
  fetch(`${origin}/sandbox/api/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ advanceMs }) });

/** Every claim is delivered in the end: what was in somebody's hands when they died is due again after a while. */
async function nothingUnderWay(db: Db, origin: string, productId: string): Promise<void> {
  await advance(origin, 120_000);
  const underWay = () => db.selectFrom('claims').select('claim_id').where('product_id', '=', productId).where('state', '=', 'delivering').limit(1).execute();
  await eventually(underWay, (rows) => rows.length === 0, 600_000);
}
