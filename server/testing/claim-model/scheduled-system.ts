import assert from 'node:assert/strict';
import type fc from 'fast-check';
import type pg from 'pg';
import { Refusal } from '../../http/refusal.ts';
import { idOf } from '../../http/secrets.ts';
import { WakeSignal } from '../../jobs/wake-signal.ts';
import { LoadGate } from '../../jobs/load-gate.ts';
import { claimRights, type ClaimRight } from '../../services/rights/claims/claim-right.ts';
import type { Deps } from '../../deps.ts';
import { aHolder, type TestHolder } from '../data/a-holder.ts';
import { aRight, type TestRight } from '../data/a-right.ts';
import { brokenInvariants } from '../invariants/claim-invariants.ts';
import { deliverClaims } from '../deliver-claims.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';
import { SimulatedSupplier, type SupplierMode } from './supplier.ts';
import { gatedDb, type Traffic } from './traffic.ts';

/** One process of the product. */
interface Instance {
  alive: boolean;
  readonly deps: Deps;
  readonly claim: ClaimRight;
}

interface Sent {
  readonly holder: TestHolder;
  readonly right: TestRight;
  readonly key: string;
  readonly answers: string[];
  readonly refusals: string[];
}

const begins = Date.parse('2040-01-10T12:00:00+08:00');
const laterMs = 80_000;
const knownRefusals = /已领完|本月已选满/;

/** Two instances on one database. A seeded scheduler decides the order of their statements, so concurrency is reproducible. */
export class ScheduledSystem {
  readonly supplier = new SimulatedSupplier();
  /** The statements in their order. */
  readonly trace: string[] = [];
  readonly sent: Sent[] = [];
  readonly #underWay: Promise<void>[] = [];
  readonly #server: TestServer;
  readonly #traffic: Traffic;
  readonly #start: () => Instance;
  readonly #instances: Instance[];
  readonly #rights: readonly TestRight[];
  readonly #holders: readonly TestHolder[];
  #nowMs = begins;

  private constructor(
    server: TestServer,
    traffic: Traffic,
    start: (system: ScheduledSystem) => Instance,
    rights: readonly TestRight[],
    holders: readonly TestHolder[],
  ) {
    this.#server = server;
    this.#traffic = traffic;
    this.#rights = rights;
    this.#holders = holders;
    this.#start = () => start(this);
    this.#instances = [this.#start(), this.#start()];
  }

  static async create(
    server: TestServer,
    { scheduler, traffic, pool }: { scheduler: fc.Scheduler; traffic: Traffic; pool: pg.Pool },
  ): Promise<ScheduledSystem> {
    const first = await aRight(server, { stock: 2, choose: 2, deliveryLimitSeconds: 200 });
    const rights = [
      first,
      await aRight(server, { beside: first, stock: 3 }),
      await aRight(server, { beside: first }),
    ];
    const holders = [
      await aHolder(server, first),
      await aHolder(server, first),
      await aHolder(server, first),
      await aHolder(server, first),
    ];
    const start = (system: ScheduledSystem): Instance => {
      const gate = async (statement: string): Promise<void> => {
        const label =
          /(claim_batch_\w+|claim_facts|fail_claims)\(/.exec(statement)?.[1] ?? statement.trim().slice(0, 40);
        await scheduler.schedule(Promise.resolve(), label);
        if (!instance.alive) throw new Error('this process is dead');
        system.trace.push(label);
      };
      const deps: Deps = {
        ...server.deps,
        db: gatedDb(pool, traffic, gate),
        clock: { now: () => new Date(system.#nowMs) },
        supplier: system.supplier,
        claimsDue: new WakeSignal(),
        ordersPaid: new WakeSignal(),
        loadGate: new LoadGate(),
      };
      const instance: Instance = { alive: true, deps, claim: claimRights(deps) };
      return instance;
    };
    return new ScheduledSystem(server, traffic, start, rights, holders);
  }

  #instance(at: number): Instance {
    const instance = this.#instances[at % this.#instances.length];
    if (!instance) throw new Error('there is no instance');
    return instance;
  }

  /** Starts a claim without waiting for it. */
  claim(at: number, who: number, which: number): void {
    const [holder, right] = [this.#holders[who], this.#rights[which]];
    if (!holder || !right) throw new Error('unknown holder or right');
    const sent: Sent = { holder, right, key: freshId('key'), answers: [], refusals: [] };
    this.sent.push(sent);
    this.repeat(at, sent);
  }

  repeat(at: number, { holder: { member, claim }, right, key, answers, refusals }: Sent): void {
    const instance = this.#instance(at);
    const claiming = instance
      .claim({ ...member, sessionId: '' }, { ...claim, ...right, channelId: 'C0013' }, key)
      .then(
        (claimed) => void answers.push(JSON.stringify(claimed)),
        (error: unknown) => {
          if (error instanceof Refusal) refusals.push(error.message);
          else if (instance.alive) throw error;
        },
      );
    this.#underWay.push(claiming);
  }

  deliver(at: number, mode: SupplierMode): void {
    this.supplier.mode = mode;
    this.#underWay.push(
      deliverClaims(this.#instance(at).deps).then(
        () => undefined,
        () => undefined,
      ),
    );
  }

  /** Crashes an instance: it sends no more statements and answers nothing. */
  die(at: number): void {
    const place = at % this.#instances.length;
    this.#instance(at).alive = false;
    this.#instances[place] = this.#start();
  }

  advance(ms: number): void {
    this.#nowMs += ms;
  }

  /** Waits until started operations reach the scheduler, so that their order does not depend on timing. */
  async broken(): Promise<readonly string[]> {
    await this.#traffic.quiet();
    return this.#traffic.during(() => brokenInvariants(this.#server.db, this.#rights[0]?.productId ?? ''));
  }

  /** Repeats every request until it is answered and delivers everything; then compares the answers with the rows. */
  async end(scheduler: fc.Scheduler): Promise<void> {
    await scheduler.waitFor(Promise.all(this.#underWay));
    for (const sent of this.sent) if (sent.answers.length === 0) this.repeat(0, sent);
    await scheduler.waitFor(Promise.all(this.#underWay));
    this.advance(laterMs);
    this.supplier.mode = 'grants';
    for (let more = 1; more > 0;) more = await scheduler.waitFor(deliverClaims(this.#instance(0).deps));

    const rows = await this.#server.db
      .selectFrom('claims')
      .select(['claim_id', 'user_id', 'rights_id', 'state'])
      .where('product_id', '=', this.#rights[0]?.productId ?? '')
      .execute();
    const stored = new Map(rows.map((row) => [row.claim_id, row]));
    for (const { holder, right, key, answers, refusals } of this.sent) {
      assert(answers.length + refusals.length > 0, `${key} has no answer`);
      for (const refusal of refusals) assert.match(refusal, knownRefusals);
      const own = idOf(holder.member.userId, key);
      const claimed = answers.map((answer) => ({ answer, ...(JSON.parse(answer) as { claimId: string }) }));
      assert(
        new Set(claimed.filter(({ claimId }) => claimId === own).map(({ answer }) => answer)).size <= 1,
        `${key} was answered ${answers.join(' and ')}`,
      );
      for (const { claimId } of claimed)
        assert.deepEqual(
          [stored.get(claimId)?.user_id, stored.get(claimId)?.rights_id],
          [holder.member.userId, right.rightsId],
        );
    }
    assert.deepEqual(
      rows.filter(({ state }) => state === 'delivering'),
      [],
    );
    assert.deepEqual(
      rows.filter(
        ({ claim_id, state }) => state === 'delivered' && this.supplier.ledger.get(claim_id) !== 'granted',
      ),
      [],
    );
    assert.deepEqual(await this.broken(), []);
  }
}
