import { setTimeout as sleep } from 'node:timers/promises';
import { environments } from '#core/config/environments.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { openDatabase, type Db } from '../../db/database.ts';
import { addCardCodes } from '../data/add-card-codes.ts';
import { addHolders } from '../data/add-holders.ts';
import { faultsIn, type HistoryFaults } from '../histories/claim-history.ts';
import { brokenInvariants } from '../invariants/claim-invariants.ts';
import { claimingClients } from './claiming-clients.ts';
import { eventually } from '../eventually.ts';
import { exchangeFaults, type ExchangeFaults } from '../histories/exchange-history.ts';
import { exchangingClients, storedExchanges } from './exchanging-clients.ts';
import type { RunningMain } from '../run-main.ts';
import { sampleOf, seededInt } from '../seeded.ts';
import { otherAnswers } from '../until-answered.ts';
import { callSandbox } from '../call-sandbox.ts';

export interface KillPlan {
  readonly databaseUrl: string;
  readonly kills: number;
  /** Decides the moments of the kills and which requests are repeated in the end. */
  readonly seed: number;
  /** Starts the product on that database; `first` with the demo data, whose rights are copied. */
  start(first: boolean): RunningMain;
  /** Kills the database's processes now and then instead of the product's. */
  readonly database?: { readonly every: number; kill(): Promise<void> };
}

export interface KillStory {
  readonly databaseKills: number;
  /** Confirmed claims and exchanges, and the number of repetitions. */
  readonly acknowledged: number;
  readonly exchanged: number;
  readonly repeated: number;
  /** Clients that were referred to their records. */
  readonly sentAway: number;
  /** Reads of own lists and of the stock. */
  readonly looks: number;
  readonly counts: number;
  /** Requests repeated in the end, and those with another answer. */
  readonly sentAgain: number;
  readonly changed: readonly string[];
  readonly faults: HistoryFaults;
  readonly exchangeFaults: ExchangeFaults;
  readonly refusals: readonly string[];
  readonly broken: readonly string[];
}

/** More than are served between two kills; those of many kills are enough for all. */
const subscribersPerKill = 1_500;
const maxSubscribers = 20_000;
/** A server is killed within this time: alternately counted from its start and from its first claim. */
const longestLifeMs = 400;
/** Clients of claims and of exchanges. */
const sentAgainOfEach = 150;
const { base } = environments.dev;

/** Clients claim, exchange codes and read while processes are killed at random; then their answers are compared with the rows. */
export async function killClaims({
  databaseUrl,
  kills,
  seed,
  start,
  database,
}: KillPlan): Promise<KillStory> {
  const below = seededInt(seed);
  const subscribers = Math.min(maxSubscribers, kills * subscribersPerKill);
  let running = start(true);
  let origin = await running.origin();
  const added = await addHolders(databaseUrl, {
    groups: 1,
    rightsPerGroup: 1,
    stock: subscribers,
    holders: subscribers,
  });
  const { db, close } = openDatabase({ url: databaseUrl, pool: 2, noTimeouts: true });
  const codes = await addCardCodes(databaseUrl, db, subscribers);
  const root = () => origin + base;
  const claiming = claimingClients(root, db, added);
  const exchanging = exchangingClients(root, codes, added.holders);
  const confirmed = () => claiming.record.history.confirmed.length;
  let databaseKills = 0;

  for (let kill = 1; kill <= kills; kill += 1) {
    const before = confirmed();
    if (kill % 2 === 0)
      await eventually(
        async () => confirmed(),
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
      running = start(false);
      origin = await running.origin();
    }
  }
  try {
    await claiming.stop();
    const answered = exchanging.stop();
    // The keys of crashed requests are released and leases have expired.
    await advance(origin, 120_000);
    await answered;
    await nothingUnderWay(db, [added.productId, codes.productId]);
    const { history } = claiming.record;
    const claims = await db
      .selectFrom('claims')
      .select(['user_id as owner', 'cycle', 'claim_id as claimId', 'state'])
      .where('product_id', '=', added.productId)
      .execute();
    const again = [claiming, exchanging].flatMap(({ record }) =>
      sampleOf(record.answered, sentAgainOfEach, below),
    );
    const changed = await otherAnswers(again);
    return {
      databaseKills,
      acknowledged: history.confirmed.length,
      exchanged: exchanging.record.exchanges.length,
      repeated: claiming.record.repeated + exchanging.record.repeated,
      sentAway: exchanging.record.sentAway,
      looks: history.looks.length,
      counts: history.counts.length,
      sentAgain: again.length,
      changed,
      faults: faultsIn(history, { claims, stock: subscribers }),
      exchangeFaults: exchangeFaults(exchanging.record.exchanges, await storedExchanges(db, codes)),
      refusals: [...claiming.record.refusals, ...exchanging.record.refusals],
      broken: [
        ...(await brokenInvariants(db, added.productId)),
        ...(await brokenInvariants(db, codes.productId)),
      ],
    };
  } finally {
    await close();
    running.child.kill('SIGTERM');
    await running.ended;
  }
}

const advance = (origin: string, advanceMs: number) => callSandbox(origin, controls.moveClock, { advanceMs });

/** Waits until every claim is delivered; claims leased by a crashed process come due again. */
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
