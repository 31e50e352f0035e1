import assert from 'node:assert/strict';
import type { Claimed } from '#core/contract/content/rights.shapes.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { aHolder, type TestHolder } from '../data/a-holder.ts';
import { aRight, type TestRight } from '../data/a-right.ts';
import { brokenInvariants } from '../invariants/claim-invariants.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';
import { ClaimModel, type Expected, type KnownClaim, type Sent } from './model.ts';
import { Simulation, type Request } from './simulation.ts';

const deliveryLimitSeconds = 200;
const stock = [2, 3, undefined] as const;
const choose = 2;
const members = 4;

/** The system under test: a group of three rights with two choices, and four subscribers. */
export class ClaimSystem {
  readonly simulation: Simulation;
  readonly #server: TestServer;
  readonly #rights: readonly TestRight[];
  readonly #holders: readonly TestHolder[];

  private constructor(server: TestServer, rights: readonly TestRight[], holders: readonly TestHolder[]) {
    this.#server = server;
    this.#rights = rights;
    this.#holders = holders;
    this.simulation = new Simulation(server.deps);
  }

  static async create(server: TestServer): Promise<ClaimSystem> {
    const first = await aRight(server, { stock: stock[0], choose, deliveryLimitSeconds });
    const others = await Promise.all([
      aRight(server, { beside: first, stock: stock[1] }),
      aRight(server, { beside: first }),
    ]);
    return new ClaimSystem(
      server,
      [first, ...others],
      await Promise.all(Array.from({ length: members }, () => aHolder(server, first))),
    );
  }

  static model = (): ClaimModel => new ClaimModel(stock, choose);

  request({ holder: who, right: which, key }: Pick<Sent, 'holder' | 'right' | 'key'>): Request {
    const [holder, right] = [this.#holders[who], this.#rights[which]];
    if (!holder || !right) throw new Error('unknown holder or right');
    return { holder, right, key };
  }

  newRequest = (holder: number, right: number): Sent => ({
    holder,
    right,
    key: freshId('key'),
    unheard: true,
    claimed: undefined,
  });

  /** Compares an answer with the expected one, and adds its claim to the model. */
  learn(model: ClaimModel, sent: Sent, expected: Expected, envelope: Envelope<Claimed>): void {
    const { holder, right } = sent;
    const { success, code, message, data } = envelope;
    if (expected.kind === 'refused') {
      assert.deepEqual([success, code, data], [false, '0', null]);
      assert.match(message, expected.why);
      return;
    }
    assert.deepEqual([success, message], [true, '']);
    if (expected.kind === 'claimed') {
      assert.equal(data.claimId, expected.claimId);
      sent.claimed = JSON.stringify(envelope);
      return;
    }
    assert(!model.claims.some(({ claimId }) => claimId === data.claimId));
    const { nowMs, cycle } = this.simulation;
    sent.claimed = JSON.stringify(envelope);
    model.claims.push({
      claimId: data.claimId,
      holder,
      right,
      cycle,
      state: 'delivering',
      deliverBy: nowMs + deliveryLimitSeconds * 1000,
    });
  }

  /** The rows equal the model, and the invariants hold. */
  async check(model: ClaimModel): Promise<void> {
    const [{ productId } = { productId: '' }] = this.#rights;
    const stored = await this.stored();
    const plain = (claims: readonly KnownClaim[]) =>
      claims
        .map(({ claimId, holder, right, cycle, state }) => [claimId, holder, right, cycle, state].join(' '))
        .sort();
    assert.deepEqual(plain(stored), plain(model.claims));
    assert.deepEqual(await brokenInvariants(this.#server.db, productId), []);
    const { ledger } = this.simulation.supplier;
    assert.deepEqual(
      stored.filter(({ state, claimId }) => state === 'delivered' && ledger.get(claimId) !== 'granted'),
      [],
    );
  }

  async stored(): Promise<KnownClaim[]> {
    const rows = await this.#server.db
      .selectFrom('claims')
      .selectAll()
      .where('product_id', '=', this.#rights[0]?.productId ?? '')
      .execute();
    return rows.map((row) => ({
      claimId: row.claim_id,
      holder: this.#holders.findIndex(({ member }) => member.userId === row.user_id),
      right: this.#rights.findIndex(({ rightsId }) => rightsId === row.rights_id),
      cycle: row.cycle,
      deliverBy: row.deliver_by.getTime(),
      state: row.state,
    }));
  }
}
