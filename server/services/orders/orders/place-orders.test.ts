import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#core/contract/envelope.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aFlashSale, type TestFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { freshId } from '../../../testing/fresh.ts';
import { repeated } from '../../../testing/repeated.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { flashSaleReservations } from '../../activities/flash-sales/reserve-flash-sale.ts';
import { placeOrders } from './place-orders.ts';
import type { OrderRequest, Placed } from './price-requests.ts';
import { orderSubmission } from './submit-order.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const members = (many: number) => Promise.all(Array.from({ length: many }, () => aMember(server)));

/** A request for one piece, which is reserved. */
async function aRequest(
  { userId }: TestMember,
  { skuId, activityId }: TestFlashSale,
  change: Partial<OrderRequest['input']> = {},
): Promise<OrderRequest> {
  const reserved = await flashSaleReservations(server.deps)({ userId, activityId, quantity: 1 });
  return {
    userId,
    key: freshId('key'),
    digest: Buffer.alloc(32),
    input: { lines: [{ skuId, quantity: 1 }], activityId, payableFen: 500, ...change },
    benefitMobile: undefined,
    reservationId: reserved.kind === 'held' ? reserved.reservationId : undefined,
  };
}

const requestsFor = async (many: number, sale: TestFlashSale) => {
  const requests: OrderRequest[] = [];
  for (const as of await members(many)) requests.push(await aRequest(as, sale));
  return requests;
};

async function aCard({ userId }: TestMember): Promise<string> {
  const card_code = freshId('card');
  await server.db
    .insertInto('user_coupons')
    .values({
      card_code,
      user_id: userId,
      coupon_type: 'qyfd',
      amount_fen: 300,
      title: '福袋券',
      expires_at: new Date(server.now().getTime() + 86_400_000),
      template_id: null,
    })
    .execute();
  return card_code;
}

const wordsOf = (placed: Placed | undefined): string =>
  placed && 'order' in placed ? (placed.isNew ? 'new' : 'earlier') : (placed?.message ?? 'none');
const orderNoOf = (placed: Placed | undefined) =>
  placed && 'order' in placed ? placed.order.order_no : undefined;

/** Orders and reservations of a sale, and what order log and lines have of them. */
const stored = async ({ skuId, activityId }: TestFlashSale) => {
  const { rows } = await sql<{ orders: number; logged: number; ordered: number; reserved: number }>`
    select count(distinct l.order_no)::integer as orders, count(distinct g.order_no)::integer as logged,
      (select count(*)::integer from sale_reservations r join seckill_goods k using (session_id, goods_id)
        where k.activity_id = ${activityId} and r.state = 'ordered') as ordered,
      (select count(*)::integer from sale_reservations r join seckill_goods k using (session_id, goods_id)
        where k.activity_id = ${activityId} and r.state = 'held') as reserved
    from order_lines l join orders o using (order_no) left join order_log g using (order_no) where l.sku_id = ${skuId}`.execute(
    server.db,
  );
  return rows[0];
};

const failWith = (state: string) => `raise exception 'fails' using errcode = '${state}';`;

/** Makes the first inserts of one subscriber's orders do this instead, while the work runs. */
async function whileOrdersFail(
  userId: string,
  doInstead: string,
  work: () => Promise<void>,
  { times = 1_000 } = {},
): Promise<void> {
  await sql`create sequence failed_orders`.execute(server.db);
  await sql`
    create function fail_order() returns trigger language plpgsql as ${sql.raw(`$$ begin
      if new.user_id = '${userId}' and nextval('failed_orders') <= ${times} then ${doInstead} end if;
      return new;
    end $$`)}`.execute(server.db);
  await sql`create trigger fail_order before insert on orders for each row execute function fail_order()`.execute(
    server.db,
  );
  try {
    await work();
  } finally {
    await sql`drop trigger fail_order on orders`.execute(server.db);
    await sql`drop function fail_order()`.execute(server.db);
    await sql`drop sequence failed_orders`.execute(server.db);
  }
}

describe('orders of a sale in one batch', () => {
  it('are refused for their own reasons only; the others are written', { timeout: 120_000 }, () =>
    repeated(async (below) => {
      const sale = await aFlashSale(server, {
        goods: { total: 40 },
        goodsTraits: { coupon_types: ['qyfd'] },
      });
      const good = await requestsFor(6, sale);
      const [priced, expired, carded, other, twice] = await members(5);
      if (!priced || !expired || !carded || !other || !twice) throw new Error('members are missing');
      const cardCode = await aCard(carded);
      const late = await aRequest(expired, sale);
      const first = await aRequest(twice, sale);
      const withCard = await aRequest(carded, sale, { payableFen: 200, cardCodes: [cardCode] });
      const requested: readonly (readonly [OrderRequest, string])[] = [
        ...good.map((request) => [request, 'new'] as const),
        [await aRequest(priced, sale, { payableFen: 499 }), '价格已更新为5元，请确认后重新提交'],
        [late, '为您保留的名额已失效，请重新抢购'],
        [withCard, 'new'],
        // The card of another subscriber takes nothing off.
        [
          await aRequest(other, sale, { payableFen: 200, cardCodes: [cardCode] }),
          '价格已更新为5元，请确认后重新提交',
        ],
      ];
      const batch = requested
        .map((pair) => ({ pair, at: below(1_000) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ pair }) => pair);
      // The same key again, and another key for the same piece and for the card that is used.
      const again = { ...first, key: freshId('key') };
      const cardAgain = { ...withCard, key: freshId('key') };
      const requests = [first, ...batch.map(([request]) => request), first, again, cardAgain];
      // After the last reservation, which would release it.
      await server.db
        .updateTable('sale_reservations')
        .set({ expires_at: server.now() })
        .where('reservation_id', '=', late.reservationId ?? '')
        .execute();
      const placed = await placeOrders(
        server.deps,
        requests.map((request) => ({ ...request })),
      );
      expect(placed.map(wordsOf)).toEqual([
        'new',
        ...batch.map(([, words]) => words),
        'earlier',
        '为您保留的名额已失效，请重新抢购',
        '价格已更新为5元，请确认后重新提交',
      ]);
      expect(orderNoOf(placed.at(-3))).toBe(orderNoOf(placed[0]));
      expect(await stored(sale)).toEqual({ orders: 8, logged: 8, ordered: 8, reserved: 3 });
    }),
  );

  it('of physical goods take the stock of an area in their order, until it is used up', async () => {
    const sale = await aFlashSale(server, { goodsTraits: { kind: 'physical' } });
    await server.db
      .insertInto('area_stock')
      .values({ sku_id: sale.skuId, area_num: '320100', inventory: 2 })
      .execute();
    const requests: OrderRequest[] = [];
    for (const as of await members(4))
      requests.push(await aRequest(as, sale, { addressId: await anAddress(server, as) }));
    const [first, second, third, foreign] = requests;
    if (!first || !second || !third || !foreign) throw new Error('requests are missing');
    const stolen = { ...foreign, input: { ...foreign.input, addressId: first.input.addressId } };
    const placed = await placeOrders(server.deps, [first, stolen, second, third]);
    expect(placed.map(wordsOf)).toEqual(['new', '没有找到该收货地址', 'new', '该地区暂时缺货']);
    const { inventory } = await server.db
      .selectFrom('area_stock')
      .select('inventory')
      .where('sku_id', '=', sale.skuId)
      .executeTakeFirstOrThrow();
    expect(inventory).toBe(0);
  });

  it('deduct each subscriber’s own points, and are paid where nothing is left to pay', async () => {
    const sale = await aFlashSale(server);
    const buyers = await members(3);
    const owned = [200, 700, 0];
    const requests: OrderRequest[] = [];
    for (const [at, as] of buyers.entries()) {
      const points = owned[at] ?? 0;
      await server.db.updateTable('users').set({ points }).where('user_id', '=', as.userId).execute();
      requests.push(await aRequest(as, sale, { usePoints: true, payableFen: Math.max(0, 500 - points) }));
    }
    const placed = await placeOrders(server.deps, requests);
    expect(placed.map((each) => ('order' in each ? each.order.state : each.message))).toEqual([
      'created',
      'paid',
      'created',
    ]);
    const left = await Promise.all(
      buyers.map(({ userId }) =>
        server.db.selectFrom('users').select('points').where('user_id', '=', userId).executeTakeFirst(),
      ),
    );
    expect(left.map((user) => user?.points)).toEqual([0, 200, 0]);
    const { rows: moved } = await sql<{ fen: number }>`
      select e.amount_fen as fen from ledger_entries e join order_lines l using (order_no)
      where l.sku_id = ${sale.skuId} and e.account = 'points' order by 1`.execute(server.db);
    expect(moved.map(({ fen }) => fen)).toEqual([200, 500]);
  });

  it('are not written when the points of one cannot be deducted', async () => {
    const sale = await aFlashSale(server);
    const [poor] = await members(1);
    if (!poor) throw new Error('a member is missing');
    const { userId } = poor;
    await server.db.updateTable('users').set({ points: 200 }).where('user_id', '=', userId).execute();
    const requests = [
      await aRequest(poor, sale, { usePoints: true, payableFen: 300 }),
      ...(await requestsFor(2, sale)),
    ];
    const spend = 'update users set points = 0 where user_id = new.user_id;';
    await whileOrdersFail(userId, spend, () =>
      expect(placeOrders(server.deps, requests)).rejects.toThrow('AI豆不足，请重新确认价格'),
    );
    expect(await stored(sale)).toEqual({ orders: 0, logged: 0, ordered: 0, reserved: 3 });
    expect((await placeOrders(server.deps, requests)).map(wordsOf)).toEqual(['new', 'new', 'new']);
  });

  it('are none when the switch of the session is off', async () => {
    const sale = await aFlashSale(server);
    const requests = await requestsFor(4, sale);
    await server.db
      .updateTable('seckill_sessions')
      .set({ is_on: false })
      .where('session_id', '=', sale.sessionId)
      .execute();
    const placed = await placeOrders(server.deps, requests);
    expect(new Set(placed.map(wordsOf))).toEqual(new Set(['活动已暂停，请稍后再来']));
    expect(await stored(sale)).toMatchObject({ orders: 0, ordered: 0, reserved: 4 });
  });

  it('are all written or none', async () => {
    const sale = await aFlashSale(server);
    const requests = await requestsFor(5, sale);
    await whileOrdersFail(requests[3]?.userId ?? '', failWith('XX000'), async () => {
      await expect(placeOrders(server.deps, requests)).rejects.toThrow('fails');
      expect(await stored(sale)).toEqual({ orders: 0, logged: 0, ordered: 0, reserved: 5 });
    });
    expect((await placeOrders(server.deps, requests)).map(wordsOf)).toEqual(requests.map(() => 'new'));
    expect(await stored(sale)).toEqual({ orders: 5, logged: 5, ordered: 5, reserved: 0 });
  });
});

describe('orders of a sale that are submitted at once', () => {
  it('are written although the database rejects one of them', async () => {
    const sale = await aFlashSale(server, { goods: { total: 12 } });
    const buyers = await members(12);
    const submit = orderSubmission(server.deps);
    const submitAll = () =>
      Promise.allSettled(
        buyers.map(({ userId, mobile }, at) =>
          submit(
            { userId, mobile, sessionId: '' },
            {
              lines: [{ skuId: sale.skuId, quantity: 1 }],
              activityId: sale.activityId,
              payableFen: 500,
            },
            `at-once-${sale.skuId}-${at}`,
          ),
        ),
      );
    await whileOrdersFail(buyers[5]?.userId ?? '', failWith('23514'), async () => {
      const settled = await submitAll();
      expect(settled.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))).toEqual([5]);
      expect(await stored(sale)).toEqual({ orders: 11, logged: 11, ordered: 11, reserved: 1 });
    });
    // Each key has its order now, or gets it.
    expect((await submitAll()).map(({ status }) => status)).toEqual(buyers.map(() => 'fulfilled'));
    expect(await stored(sale)).toEqual({ orders: 12, logged: 12, ordered: 12, reserved: 0 });
  });
});

describe('a batch of a sale that the database ends', () => {
  const endings = [
    ['by a deadlock', failWith('40P01'), 'all'],
    ['by a statement timeout', failWith('57014'), 'some'],
    ['with its connection', 'perform pg_terminate_backend(pg_backend_pid());', 'some'],
  ] as const;
  it.each(endings)(
    '%s charges each subscriber once, and sells each piece once',
    async (_how, end, answered) => {
      const sale = await aFlashSale(server, { goods: { total: 12 } });
      const buyers = await members(12);
      await server.db
        .updateTable('users')
        .set({ points: 300 })
        .where(
          'user_id',
          'in',
          buyers.map(({ userId }) => userId),
        )
        .execute();
      const submitAll = () =>
        Promise.all(
          buyers.map((as) =>
            server.call(
              orders.submitOrder,
              {
                lines: [{ skuId: sale.skuId, quantity: 1 }],
                activityId: sale.activityId,
                usePoints: true,
                payableFen: 200,
              },
              { as, headers: { 'idempotency-key': `ended-${as.userId}` } },
            ),
          ),
        );
      let first: Awaited<ReturnType<typeof submitAll>> = [];
      await whileOrdersFail(
        buyers[5]?.userId ?? '',
        end,
        async () => {
          first = await submitAll();
        },
        { times: 1 },
      );
      const written = first.filter(({ success }) => success);
      expect(written.length < 12 ? 'some' : 'all').toBe(answered);
      // The others are answered '-1' and can be sent again; their pieces stay reserved.
      expect(first.every(({ success, code }) => success || code === codes.broken)).toBe(true);
      expect(await stored(sale)).toEqual({
        orders: written.length,
        logged: written.length,
        ordered: written.length,
        reserved: 12 - written.length,
      });
      const second = await submitAll();
      expect(second.map(({ data }) => data?.state)).toEqual(buyers.map(() => 'created'));
      for (const [at, { data }] of first.entries())
        if (data) expect(second[at]?.data?.orderNo).toBe(data.orderNo);
      expect(await stored(sale)).toEqual({ orders: 12, logged: 12, ordered: 12, reserved: 0 });
      const { rows } = await sql<{ points: number; charges: number; sold: number }>`
      select u.points, (select count(*)::integer from ledger_entries e join orders o using (order_no)
          where o.user_id = u.user_id and e.account = 'points') as charges,
        (select sold from seckill_goods where activity_id = ${sale.activityId}) as sold
      from users u where user_id = any(${buyers.map(({ userId }) => userId)}::text[])`.execute(server.db);
      expect(rows).toEqual(buyers.map(() => ({ points: 0, charges: 1, sold: 12 })));
    },
  );

  it('by a deadlock is written again when it has one order', async () => {
    const [as, sale] = [await aMember(server), await aFlashSale(server)];
    await whileOrdersFail(
      as.userId,
      failWith('40P01'),
      async () => {
        const lines = [{ skuId: sale.skuId, quantity: 1 }];
        for (const requested of [
          { lines, activityId: sale.activityId, payableFen: 500 },
          { lines, payableFen: 2_000 },
        ])
          expect(await server.call(orders.submitOrder, requested, { as })).toMatchObject({ success: true });
      },
      { times: 2 },
    );
  });
});
