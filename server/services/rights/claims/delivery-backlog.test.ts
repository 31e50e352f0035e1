import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../../deps.ts';
import type { RightTraits, TestRight } from '../../../testing/data/a-right.ts';
import { brokenInvariants } from '../../../testing/invariants/claim-invariants.ts';
import { deliverClaims } from '../../../testing/deliver-claims.ts';
import {
  anInstanceOf,
  aRightFrom,
  claimForMany,
  ManualSupplier,
  type Instance,
} from '../../../testing/deliveries.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import type { RightsSupplier } from '../../../upstreams/suppliers/port.ts';
import { claimDeliverer } from './deliver-claims.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
// Nothing is left for the next story.
afterEach(() =>
  server.db
    .updateTable('claims')
    .set({ state: 'delivered', settled_at: server.now() })
    .where('state', '=', 'delivering')
    .execute(),
);
afterAll(() => server.stop());

const second = 1_000;
/** Far from the real clock, so that the server's own deliverer finds nothing due; each story on a day of its own. */
let day = Date.parse('2041-03-01T12:00:00+08:00');
const aDay = () => (day += 86_400_000);

const anInstance = (supplier: RightsSupplier, atMs: number) => anInstanceOf(server, supplier, atMs);
const aRightOf = (supplier: string, traits?: RightTraits) => aRightFrom(server, supplier, traits);
const claimMany = (deps: Deps, right: TestRight, many: number) => claimForMany(server, deps, right, many);
const claimRow = (claimId: string) =>
  server.db.selectFrom('claims').selectAll().where('claim_id', '=', claimId).executeTakeFirstOrThrow();
const statesOf = async ({ rightsId }: TestRight) =>
  (await server.db.selectFrom('claims').select('state').where('rights_id', '=', rightsId).execute()).map(
    ({ state }) => state,
  );
const events = async (claimId: string) =>
  (
    await server.db
      .selectFrom('claim_trace')
      .select('event')
      .where('claim_id', '=', claimId)
      .orderBy('step')
      .execute()
  ).map(({ event }) => event);
const granted = { kind: 'granted' } as const;

/** Delivers like the worker, at a supplier that answers in order; returns how many were under way each time. */
async function workThrough(instance: Instance, supplier: ManualSupplier, many: number): Promise<number[]> {
  const { startDue, idle } = claimDeliverer(instance);
  const atOnce: number[] = [];
  for (let left = many; left > 0;) {
    await startDue();
    atOnce.push(supplier.underWay);
    const firsts = new Set(supplier.requests.slice(many - left, many - left + 10));
    left -= firsts.size;
    supplier.answer(granted, (order) => firsts.has(order));
    await instance.claimsDue.wait(second);
  }
  await idle();
  return atOnce;
}

describe('a backlog of deliveries', () => {
  it('goes out many at once and is refilled as they end, never more than one supplier bears', async () => {
    const supplier = new ManualSupplier();
    const instance = anInstance(supplier, aDay());
    const right = await aRightOf(freshId('supplier'), { stock: 130 });
    await claimMany(instance, right, 130);
    const atOnce = await workThrough(instance, supplier, 130);
    expect(Math.max(...atOnce)).toBe(50);
    expect(atOnce.slice(0, 8).every((many) => many > 20)).toBe(true);
    expect(supplier.requests).toHaveLength(130);
    expect(new Set(supplier.requests.map(({ claimId }) => claimId)).size).toBe(130);
    expect(await statesOf(right)).toEqual(Array(130).fill('delivered'));
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });

  it('of a supplier without answers delays no other supplier', async () => {
    const supplier = new ManualSupplier();
    const instance = anInstance(supplier, aDay());
    const [silent, other] = [await aRightOf(freshId('silent')), await aRightOf(freshId('other'))];
    await claimMany(instance, silent, 80);
    instance.atMs += second;
    await claimMany(instance, other, 5);
    const { startDue, idle } = claimDeliverer(instance);
    await startDue();
    expect(supplier.underWay).toBe(55);
    supplier.answer(granted, ({ rightsId }) => rightsId === other.rightsId);
    await eventually(
      () => statesOf(other),
      (states) => states.every((state) => state === 'delivered'),
    );
    expect(await statesOf(silent)).toEqual(Array(80).fill('delivering'));
    await claimMany(instance, other, 3);
    expect(await startDue()).toBe(3);
    supplier.answer(granted);
    await idle();
  });

  it('begins with what is overdue, however much is due before it', async () => {
    const supplier = new ManualSupplier();
    const instance = anInstance(supplier, aDay());
    const name = freshId('supplier');
    const [first] = await claimMany(instance, await aRightOf(name, { deliveryLimitSeconds: 60 }), 1);
    if (first === undefined) throw new Error('nothing claimed');
    await server.db
      .updateTable('claims')
      .set({ tries: 5, next_try_at: new Date(instance.atMs + 60 * second) })
      .where('claim_id', '=', first)
      .execute();
    instance.atMs += 30 * second;
    await claimMany(instance, await aRightOf(name), 60);
    instance.atMs += 31 * second;
    const { startDue, idle } = claimDeliverer(instance);
    await startDue();
    expect([supplier.requests[0]?.claimId, supplier.underWay]).toEqual([first, 50]);
    supplier.answer(granted);
    await idle();
  });

  it('of a supplier that is being spared waits untouched: no try is counted, nothing is written into its trace, and at its limit it is given back', async () => {
    const spared: RightsSupplier = {
      grant: async () => ({ kind: 'held-back' }),
      revoke: async () => ({ kind: 'held-back' }),
      query: async () => ({ kind: 'held-back' }),
    };
    const instance = anInstance(spared, aDay());
    const right = await aRightOf(freshId('supplier'), { stock: 60, deliveryLimitSeconds: 60 });
    const claims = await claimMany(instance, right, 60);
    await deliverClaims(instance);
    const [one = ''] = claims;
    expect(await claimRow(one)).toMatchObject({
      state: 'delivering',
      tries: 0,
      next_try_at: new Date(instance.atMs),
    });
    expect(await events(one)).toEqual(['claimed']);
    instance.atMs += 60 * second;
    await deliverClaims(instance);
    await deliverClaims(instance);
    expect(await statesOf(right)).toEqual(Array(60).fill('failed'));
    expect(await events(one)).toEqual(['claimed', 'refused', 'to-reconcile']);
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });
});

describe('a supplier that does not answer', () => {
  it('is retried with exponential backoff and jitter, after a minute at most', async () => {
    const supplier: RightsSupplier = {
      grant: async () => ({ kind: 'unknown', reason: 'silent' }),
      revoke: async () => ({ kind: 'unknown', reason: '' }),
      query: async () => ({ kind: 'unknown', reason: '' }),
    };
    const instance = anInstance(supplier, aDay());
    const claims = await claimMany(
      instance,
      await aRightOf(freshId('supplier'), { deliveryLimitSeconds: 3_600 }),
      4,
    );
    for (const seconds of [2, 4, 8, 16, 32, 48, 48]) {
      await deliverClaims(instance);
      const waits = (await Promise.all(claims.map(claimRow))).map(
        ({ next_try_at: next }) => (next.getTime() - instance.atMs) / second,
      );
      for (const wait of waits) {
        expect(wait).toBeGreaterThanOrEqual(seconds * 0.75 - 0.001);
        expect(wait).toBeLessThanOrEqual(Math.min(60, seconds * 1.25));
      }
      expect(new Set(waits).size).toBeGreaterThan(1);
      instance.atMs += 60 * second;
    }
    expect((await claimRow(claims[0] ?? '')).tries).toBe(7);
  });
});

describe('two instances', () => {
  it('never ask about one claim while one of them waits for its supplier', async () => {
    const supplier = new ManualSupplier();
    const atMs = aDay();
    const [one, two] = [anInstance(supplier, atMs), anInstance(supplier, atMs)];
    const right = await aRightOf(freshId('supplier'));
    await claimMany(one, right, 30);
    const deliverers = [claimDeliverer(one), claimDeliverer(two)];
    await Promise.all(deliverers.map(({ startDue }) => startDue()));
    one.atMs = two.atMs = atMs + 6 * second;
    await Promise.all(deliverers.map(({ startDue }) => startDue()));
    expect(supplier.requests).toHaveLength(30);
    supplier.answer(granted);
    await Promise.all(deliverers.map(({ idle }) => idle()));
  });

  it.each([
    ['granted', granted, 'delivered'],
    ['refused', { kind: 'refused', reason: '' }, 'refused'],
  ] as const)(
    'that order the same claim, because a lease expired, store %s once',
    async (_how, outcome, event) => {
      const atMs = aDay();
      const [slow, quick] = [new ManualSupplier(), new ManualSupplier()];
      const [one, two] = [anInstance(slow, atMs), anInstance(quick, atMs)];
      const right = await aRightOf(freshId('supplier'), { stock: 3 });
      const [claimId = ''] = await claimMany(one, right, 1);
      const [first, other] = [claimDeliverer(one), claimDeliverer(two)];
      await first.startDue();
      two.atMs += 11 * second;
      await other.startDue();
      quick.answer(outcome);
      await other.idle();
      slow.answer(outcome);
      await first.idle();
      expect(await events(claimId)).toEqual(['claimed', event]);
      expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
    },
  );

  it('whose lease was lost does not change the next try', async () => {
    const atMs = aDay();
    const [slow, quick] = [new ManualSupplier(), new ManualSupplier()];
    const [one, two] = [anInstance(slow, atMs), anInstance(quick, atMs)];
    const [claimId = ''] = await claimMany(one, await aRightOf(freshId('supplier')), 1);
    const [first, other] = [claimDeliverer(one), claimDeliverer(two)];
    await first.startDue();
    one.atMs = two.atMs = atMs + 11 * second;
    await other.startDue();
    slow.answer({ kind: 'unknown', reason: 'late' });
    await first.idle();
    expect(await claimRow(claimId)).toMatchObject({
      state: 'delivering',
      next_try_at: new Date(atMs + 21 * second),
    });
    quick.answer(granted);
    await other.idle();
    expect(await events(claimId)).toEqual(['claimed', 'delivered']);
  });
});
