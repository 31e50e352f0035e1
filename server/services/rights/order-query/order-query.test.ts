import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { orderQuery } from '#core/contract/content/order-query.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { testEncryption } from '../../../testing/databases/test-encryption.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const order = (orderId: string, as: TestMember) => server.data(orderQuery.orderDetail, { orderId }, { as });

describe('a claim shown as an order (§7 getOrderDetail)', () => {
  it('costs nothing, and its log follows the delivery', async () => {
    const right = await aRight(server);
    const { member, claim } = await aHolder(server, right);
    const { claimId, claimedAt } = await server.data(cardProduct.receiveRights, claim, { as: member });
    const done = await eventually(
      () => order(claimId, member),
      ({ state, log }) => state === 'done' && log.length === 2,
    );
    expect(done).toMatchObject({
      orderId: claimId,
      stateName: '已完成',
      goodsId: null,
      skuId: null,
      rightsId: right.rightsId,
      goodsName: '视频会员月卡',
      skuName: '随心看权益包',
      quantity: 1,
      benefitMobile: maskMobile(member.mobile),
      priceLines: [{ label: '实付', amountFen: 0 }],
      payableFen: 0,
      payMethodName: '权益领取',
      createdAt: claimedAt,
      payBefore: null,
    });
    expect(done.log.map(({ note }) => note)).toEqual(['已领取，等待发放', '发放成功']);
  });

  it('is closed when it could not be delivered', async () => {
    await server.sandbox(upstreams.setSupplier, { mode: 'fail' });
    const { member, claim } = await aHolder(server, await aRight(server));
    const { claimId } = await server.data(cardProduct.receiveRights, claim, { as: member });
    const closed = await eventually(
      () => order(claimId, member),
      ({ state, log }) => state === 'closed' && log.length === 2,
    );
    await server.sandbox(upstreams.setSupplier, { mode: 'ok' });
    expect(closed).toMatchObject({
      stateName: '已关闭',
      deliveries: [],
      log: [{ state: 'delivering' }, { state: 'closed', note: '发放未成功，名额已退回' }],
    });
  });

  it("another user's is not found, byte for byte like one that does not exist (A1)", async () => {
    const { member, claim } = await aHolder(server, await aRight(server));
    const { claimId } = await server.data(cardProduct.receiveRights, claim, { as: member });
    const other = await aMember(server);
    const [foreign, unknown] = await Promise.all(
      [claimId, freshId('claim')].map((orderId) =>
        server.send(orderQuery.orderDetail, { orderId }, { as: other }),
      ),
    );
    expect(foreign?.text).toBe(unknown?.text);
    expect(foreign?.envelope).toMatchObject({ code: '0', message: '没有找到该订单' });
    expect(await server.call(orderQuery.orderDetail, { orderId: claimId })).toMatchObject({ code: '-2' });
  });
});

describe('the exchange of a card code shown as an order', () => {
  const anExchange = async (member: TestMember) => {
    const right = await aRight(server);
    const { subscriptionId } = await aSubscription(server, { member, product: right });
    const [exchangeId, batchId, hash] = [freshId('exchange'), freshId('batch'), Buffer.from(freshId('code'))];
    const now = server.now();
    await server.db
      .insertInto('card_code_batches')
      .values({
        batch_id: batchId,
        act_num: '',
        name: '美丽卡',
        pic_url: 'art:card',
        grants: 'product',
        product_id: right.productId,
        rights_id: null,
        months: 1,
        begins_at: new Date(now.getTime() - 1_000),
        ends_at: new Date(now.getTime() + 1_000),
      })
      .execute();
    await server.db
      .insertInto('card_codes')
      .values({ code_hash: hash, batch_id: batchId, created_at: now })
      .execute();
    await server.db
      .insertInto('card_exchanges')
      .values({
        exchange_id: exchangeId,
        code_hash: hash,
        batch_id: batchId,
        user_id: member.userId,
        subscription_id: subscriptionId,
        mobile_sealed: testEncryption.mobiles.seal(member.mobile),
        channel_id: 'F00000000',
        exchanged_at: now,
        tried_at: now,
        released_at: null,
      })
      .execute();
    return exchangeId;
  };

  it('is done once the product is open', async () => {
    const member = await aMember(server);
    const exchangeId = await anExchange(member);
    expect(await order(exchangeId, member)).toMatchObject({
      orderId: exchangeId,
      state: 'done',
      goodsName: '美丽卡',
      payMethodName: '卡密兑换',
      payableFen: 0,
      benefitMobile: maskMobile(member.mobile),
      log: [{ state: 'done', note: '已开通，长期有效' }],
    });
    expect(
      await server.call(orderQuery.orderDetail, { orderId: exchangeId }, { as: await aMember(server) }),
    ).toMatchObject({ code: '0', message: '没有找到该订单' });
  });
});
