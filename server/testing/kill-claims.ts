import { setTimeout as sleep } from 'node:timers/promises';
import { environments } from '#core/config/environments.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { addCardCodes } from './add-card-codes.ts';
import { addHolders } from './add-holders.ts';
import { faultsIn, type HistoryFaults } from './claim-history.ts';
import { brokenInvariants } from './claim-invariants.ts';
import { claimingClients } from './claiming-clients.ts';
import { eventually } from './eventually.ts';
import { exchangeFaults, type ExchangeFaults } from './exchange-history.ts';
import { exchangingClients, keptExchanges } from './exchanging-clients.ts';
import type { RunningMain } from './run-main.ts';
import { sampleOf, seededInt } from './seeded.ts';
import { otherAnswers } from './until-answered.ts';

export interface KillPlan {
  readonly databaseUrl: string;
  readonly kills: number;
  /** Decides at which moments it kills, and whose request is sent again in the end. */
  readonly seed: number;
  /** Starts the product's process on that database. */
  start(): RunningMain;
  /** In place of the product's, now and then the database's processes are killed. */
  readonly database?: { readonly every: number; kill(): Promise<void> };
}

export interface KillStory {
  readonly databaseKills: number;
  /** Claims and exchanges somebody was told about, and how many requests had to be repeated until they were. */
  readonly acknowledged: number;
  readonly exchanged: number;
  readonly repeated: number;
  /** Told to look for their exchange in the records instead of being told of it. */
  readonly sentAway: number;
  /** What was heard beside: owners' looks at their own list, and counts of the stock. */
  readonly looks: number;
  readonly counts: number;
  /** Requests sent once more in the end, word for word, and those that were told something else. */
  readonly sentAgain: number;
  readonly changed: readonly string[];
  readonly faults: HistoryFaults;
  readonly exchangeFaults: ExchangeFaults;
  readonly refusals: readonly string[];
  readonly broken: readonly string[];
}

const subscribers = 20_000;
/** A server is killed within this time: every other one counted from its start, before it has told much, the rest from its first claim on, in full swing. */
const longestLifeMs = 400;
/** Of claims, and of exchanges. */
const sentAgainOfEach = 150;
const { base } = environments.dev;

/** Subscribers claim, exchange codes, look and count while the processes under them are killed at random moments; what they heard is held against what is there. */
export async function killClaims({
  databaseUrl,
  kills,
  seed,
  start,
  database,
}: KillPlan): Promise<KillStory> {
  const below = seededInt(seed);
  let running = start();
  let origin = await running.origin();
  const held = await addHolders(databaseUrl, {
    groups: 1,
    rightsPerGroup: 1,
    stock: subscribers,
    holders: subscribers,
  });
  const { db, close } = openDatabase({ url: databaseUrl, pool: 2 });
  const codes = await addCardCodes(databaseUrl, db, subscribers);
  const root = () => origin + base;
  const claiming = claimingClients(root, db, held);
  const exchanging = exchangingClients(root, codes, held.holders);
  const told = () => claiming.heard.history.told.length;
  let databaseKills = 0;

  for (let kill = 1; kill <= kills; kill += 1) {
    const before = told();
    if (kill % 2 === 0)
      await eventually(
        async () => told(),
        (now) => now > before,
        60_000,
      );
    await sleep(below(longestLifeMs));
    if (database && kill % database.every === 0) {
      databaseKills += 1;
      await database.kill();
      await eventually(
        () =>
          fetch(`${origin}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        Boolean,
        60_000,
      );
    } else {
      running.child.kill('SIGKILL');
      await running.ended;
      running = start();
      origin = await running.origin();
    }
  }
  try {
    await claiming.stop();
    const answered = exchanging.stop();
    // The keys of requests that died are free again, and claims in dead hands are due.
    await advance(origin, 120_000);
    await answered;
    await nothingUnderWay(db, [held.productId, codes.productId]);
    const { history } = claiming.heard;
    const claims = await db
      .selectFrom('claims')
      .select(['user_id as owner', 'cycle', 'claim_id as claimId', 'state'])
      .where('product_id', '=', held.productId)
      .execute();
    const again = [claiming, exchanging].flatMap(({ heard }) => sampleOf(heard.told, sentAgainOfEach, below));
    const changed = await otherAnswers(again);
    return {
      databaseKills,
      acknowledged: history.told.length,
      exchanged: exchanging.heard.exchanges.length,
      repeated: claiming.heard.repeated + exchanging.heard.repeated,
      sentAway: exchanging.heard.sentAway,
      looks: history.looks.length,
      counts: history.counts.length,
      sentAgain: again.length,
      changed,
      faults: faultsIn(history, { claims, stock: subscribers }),
      exchangeFaults: exchangeFaults(exchanging.heard.exchanges, await keptExchanges(db, codes)),
      refusals: [...claiming.heard.refusals, ...exchanging.heard.refusals],
      broken: [
        ...(await brokenInvariants(db, held.productId)),
        ...(await brokenInvariants(db, codes.productId)),
      ],
    };
  } finally {
    await close();
    running.child.kill('SIGTERM');
    await running.ended;
  }
}

const advance = (origin: string, advanceMs: number) =>
  fetch(`${origin}/sandbox/api/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
  });

/** Every claim is delivered in the end: what was in somebody's hands when they died is due again after a while. */
async function nothingUnderWay(db: Db, productIds: readonly string[]): Promise<void> {
  const underWay = () =>
    db
      .selectFrom('claims')
      .select('claim_id')
      .where('product_id', 'in', productIds)
      .where('state', '=', 'delivering')
      .limit(1)
      .execute();
  await eventually(underWay, (rows) => rows.length === 0, 600_000);
}
