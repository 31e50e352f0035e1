import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { environments } from '#core/config/environments.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { addHolders, type Holder } from './add-holders.ts';
import { brokenInvariants } from './claim-invariants.ts';
import { eventually } from './eventually.ts';
import type { RunningMain } from './run-main.ts';
import { sendCall } from './send-call.ts';

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
  /** Told about, and not there. */
  readonly lost: number;
  /** Told about two different claims of the same month. */
  readonly twice: number;
  /** There, and nobody was ever told. */
  readonly untold: number;
  readonly refusals: readonly string[];
  readonly broken: readonly string[];
}

const clients = 16;
const subscribers = 20_000;
const { base } = environments.dev;
const busy = /请求正在处理中/;

/** Subscribers claim and repeat with their key what was not answered, as a page does, while the processes under them are killed at random moments. */
export async function killClaims({ databaseUrl, kills, start, database }: KillPlan): Promise<KillStory> {
  let running = start();
  let origin = await running.origin();
  const { productId, rights: [right], holders } = await addHolders(databaseUrl, { groups: 1, rightsPerGroup: 1, stock: subscribers, holders: subscribers });
  if (!right) throw new Error('the product has no right');

  const told = new Map<string, string>();
  const refusals: string[] = [];
  let [next, repeated, twice, databaseKills, enough] = [0, 0, 0, 0, false];
  const claimUntilAnswered = async ({ accessToken, subscriptionId, userId }: Holder, key: string): Promise<void> => {
    for (; ; repeated += 1, await sleep(10)) {
      const answered = await sendCall(origin + base, cardProduct.receiveRights, { productId, ...right, subscriptionId }, { as: { accessToken }, headers: { 'Idempotency-Key': key } }).catch(() => undefined);
      if (!answered || answered.envelope.code === '-1' || busy.test(answered.envelope.message)) continue;
      const { success, message, data } = answered.envelope;
      if (!success) return void refusals.push(message);
      const name = `${userId} ${claimCycle(Date.parse(data.claimedAt)).cycle}`;
      if ((told.get(name) ?? data.claimId) !== data.claimId) twice += 1;
      told.set(name, data.claimId);
      return;
    }
  };
  const client = async (): Promise<void> => {
    for (let at = next++; !enough; at = next++) {
      const holder = holders[at % holders.length];
      if (holder) await claimUntilAnswered(holder, `kill-claims-${at}`);
    }
  };
  const load = Promise.all(Array.from({ length: clients }, client));

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
    // The keys of requests that died are free again after thirty seconds.
    await advance(origin, 31_000);
  }
  enough = true;
  await load;
  const { db, close } = openDatabase({ url: databaseUrl, pool: 2 });
  try {
    await nothingUnderWay(db, origin, productId);
    const kept = new Set((await db.selectFrom('claims').select('claim_id').where('product_id', '=', productId).where('state', '<>', 'failed').execute()).map(({ claim_id }) => claim_id));
    const heard = new Set(told.values());
    return { databaseKills, acknowledged: told.size, repeated, twice, refusals, lost: without(heard, kept), untold: without(kept, heard), broken: await brokenInvariants(db, productId) };
  } finally {
    await close();
    running.child.kill('SIGTERM');
    await running.ended;
  }
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): number => [...some].filter((each) => !others.has(each)).length;

const advance = (origin: string, advanceMs: number) =>
  fetch(`${origin}/sandbox/api/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ advanceMs }) });

/** Every claim is delivered in the end: what was in somebody's hands when they died is due again after a while. */
async function nothingUnderWay(db: Db, origin: string, productId: string): Promise<void> {
  await advance(origin, 120_000);
  const underWay = () => db.selectFrom('claims').select('claim_id').where('product_id', '=', productId).where('state', '=', 'delivering').limit(1).execute();
  await eventually(underWay, (rows) => rows.length === 0, 600_000);
}
