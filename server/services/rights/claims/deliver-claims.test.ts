import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { orderQuery } from '#core/contract/content/order-query.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aRight, type RightTraits, type TestRight } from '../../../testing/data/a-right.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
});
afterEach(async () => {
  await supplier('ok');
  await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const supplier = (mode: 'ok' | 'slow' | 'fail' | 'timeout') =>
  server.sandbox(upstreams.setSupplier, { mode });
const claimed = async (traits: RightTraits = {}) => {
  const right = await aRight(server, traits);
  const holder = await aHolder(server, right);
  const { claimId } = await claimAgain(holder);
  return { right, holder, claimId };
};
const claimAgain = ({ member, claim }: TestHolder) =>
  server.data(cardProduct.receiveRights, claim, { as: member });
const claimRow = (claimId: string) =>
  server.db.selectFrom('claims').selectAll().where('claim_id', '=', claimId).executeTakeFirstOrThrow();
const becomes = (claimId: string, state: string) =>
  eventually(
    () => claimRow(claimId),
    (row) => row.state === state,
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
const granted = async (claimId: string) =>
  (
    await server.db
      .selectFrom('sandbox_grants')
      .selectAll()
      .where('claim_id', '=', claimId)
      .executeTakeFirst()
  )?.outcome;
const remaining = async ({ rightsId }: TestRight) =>
  (
    await server.db
      .selectFrom('rights_stock')
      .select('remaining')
      .where('rights_id', '=', rightsId)
      .executeTakeFirst()
  )?.remaining;
const used = async ({ claim }: TestHolder) =>
  (
    await server.db
      .selectFrom('group_use')
      .select('used')
      .where('subscription_id', '=', claim.subscriptionId)
      .executeTakeFirst()
  )?.used;
const shown = async ({ member, claim }: TestHolder) => {
  const { groupList } = await server.data(
    cardProduct.memberRights,
    { offerId: claim.productId },
    { as: member },
  );
  return groupList[0]?.rightsList[0]?.recvStatus;
};

describe('delivering a claim (decisions §4)', () => {
  it('the supplier grants it, and the right shows as claimed', async () => {
    const { holder, claimId } = await claimed();
    await becomes(claimId, 'delivered');
    expect(await shown(holder)).toBe(2);
    expect(await events(claimId)).toEqual(['claimed', 'delivered']);
    expect(await claimAgain(holder)).toMatchObject({ claimId, recvStatus: 2, message: '领取成功' });
  });

  it.each([
    ['code', /^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/],
    ['link', /^http:\/\/\S+#[0-9A-F]{12}$/],
  ] as const)(
    'a right that brings a %s has it in the record and in the order, and nowhere in the log',
    async (delivery, looks) => {
      const right = await aRight(server);
      await server.db
        .updateTable('rights')
        .set({ delivery, hint: '' })
        .where('rights_id', '=', right.rightsId)
        .execute();
      const holder = await aHolder(server, right);
      expect(await server.data(cardProduct.rightDetail, holder.claim, { as: holder.member })).toMatchObject({
        delivery,
      });
      const { claimId } = await claimAgain(holder);
      const { note } = await becomes(claimId, 'delivered');
      expect(note).toMatch(looks);
      const { list } = await server.data(cardProduct.receivedRights, { claimId }, { as: holder.member });
      expect(list).toMatchObject([{ claimId, note }]);
      expect(
        (await server.data(orderQuery.orderDetail, { orderId: claimId }, { as: holder.member })).deliveries,
      ).toEqual([{ label: '发放内容', content: note }]);
      expect(server.logs().join('\n')).not.toContain(note.slice(-12));
    },
  );

  it('a code that was granted without an answer is returned by the revocation', async () => {
    await supplier('timeout');
    const right = await aRight(server, { deliveryLimitSeconds: 1 });
    await server.db
      .updateTable('rights')
      .set({ delivery: 'code' })
      .where('rights_id', '=', right.rightsId)
      .execute();
    const { claimId } = await claimAgain(await aHolder(server, right));
    await server.advance(2_000);
    expect((await becomes(claimId, 'delivered')).note).toMatch(/^[0-9A-F-]{14}$/);
  });

  it('a supplier that refuses gives slot, quota and stock back, and the right can be claimed again', async () => {
    await supplier('fail');
    const { right, holder, claimId } = await claimed({ stock: 3 });
    const lost = await becomes(claimId, 'failed');
    expect(lost.note).toBe('合作方暂时缺货，名额已退回，可改选或稍后再领');
    expect([await remaining(right), await used(holder), await shown(holder)]).toEqual([3, 0, 0]);

    await supplier('ok');
    const again = await claimAgain(holder);
    expect(again.claimId).not.toBe(claimId);
    await becomes(again.claimId, 'delivered');
    expect([await remaining(right), await used(holder), await shown(holder)]).toEqual([2, 1, 2]);
  });

  it('a slow supplier leaves the right at 领取中 until it is done', async () => {
    await supplier('slow');
    const holder = await aHolder(server, await aRight(server));
    const { claimId, recvStatus, message } = await claimAgain(holder);
    expect([recvStatus, message]).toEqual([1, '领取成功，正在为您发放']);
    const { settled_at: settledAt, claimed_at: claimedAt } = await becomes(claimId, 'delivered');
    expect((settledAt?.getTime() ?? 0) - claimedAt.getTime()).toBeGreaterThanOrEqual(1_500);
  });

  it('a supplier out of service is retried, and delivers when it is back', async () => {
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const { holder, claimId } = await claimed();
    await eventually(
      () => events(claimId),
      (list) => list.includes('unanswered'),
    );
    expect(await shown(holder)).toBe(1);
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    await server.advance(3_000);
    await becomes(claimId, 'delivered');
    expect((await claimRow(claimId)).tries).toBeGreaterThan(1);
  });

  it('a supplier that stays away until the time limit: the claim is given back right then', async () => {
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const { right, holder, claimId } = await claimed({ stock: 2, deliveryLimitSeconds: 120 });
    await eventually(
      () => events(claimId),
      (list) => list.includes('unanswered'),
    );
    const { deliver_by: deliverBy } = await claimRow(claimId);
    await server.db.updateTable('claims').set({ tries: 6 }).where('claim_id', '=', claimId).execute();
    await server.advance(100_000);
    const waiting = await eventually(
      () => claimRow(claimId),
      (row) => row.tries > 6 && row.next_try_at.getTime() === deliverBy.getTime(),
    );
    expect(waiting.state).toBe('delivering');
    await server.advance(20_000);
    const lost = await becomes(claimId, 'failed');
    expect(lost.note).toContain('合作方超时未响应');
    expect([await remaining(right), await used(holder), await shown(holder)]).toEqual([2, 0, 0]);
    expect(await events(claimId)).toContain('to-reconcile');
  });

  it('a grant without an answer is recognised by the revocation', async () => {
    await supplier('timeout');
    const { right, holder, claimId } = await claimed({ stock: 2, deliveryLimitSeconds: 1 });
    await server.advance(2_000);
    await becomes(claimId, 'delivered');
    expect(await granted(claimId)).toBe('granted');
    expect([await remaining(right), await used(holder), await shown(holder)]).toEqual([1, 1, 2]);
  });

  it('is ordered with one id, so that a repeated order is one order', async () => {
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const { claimId } = await claimed();
    await eventually(
      () => events(claimId),
      (list) => list.includes('unanswered'),
    );
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    await server.advance(3_000);
    await becomes(claimId, 'delivered');
    expect(
      await server.db
        .selectFrom('sandbox_grants')
        .select('outcome')
        .where('claim_id', '=', claimId)
        .execute(),
    ).toEqual([{ outcome: 'granted' }]);
  });

  it('a claim that is given back is given back once', async () => {
    await supplier('fail');
    const { right, claimId } = await claimed({ stock: 3 });
    await becomes(claimId, 'failed');
    const { rows } =
      await sql`select fail_claims(array[${claimId}], '{again}', '{again}', '{null}', now())`.execute(
        server.db,
      );
    expect(rows).toEqual([]);
    expect(await remaining(right)).toBe(3);
    expect(await events(claimId)).toEqual(['claimed', 'refused']);
  });

  it('survives a restart: what was delivering when the server stopped is delivered by the next', async () => {
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const { holder, claimId } = await claimed();
    await server.stop();
    server = await testServer({ database });
    expect((await claimRow(claimId)).state).toBe('delivering');
    expect(await shown(holder)).toBe(1);
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    await server.advance(120_000);
    await becomes(claimId, 'delivered');
  });
});
