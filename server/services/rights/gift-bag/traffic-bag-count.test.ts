import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { giftBag } from '#core/contract/order/gift-bag.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let rightsId: string;
let soldOut: string;
const product = { productId: trafficBagProductId };
const groupId = 'bags';
beforeAll(async () => {
  server = await testServer();
  await server.db
    .insertInto('products')
    .values({
      product_id: trafficBagProductId,
      family: 'cardProduct',
      name: '会员流量礼包',
      vip_type_id: null,
      price_fen: 990,
      pic_url: '',
      starts_next_month: true,
      delivery_limit_seconds: 600,
    })
    .execute();
  await server.db
    .insertInto('right_groups')
    .values({
      group_id: groupId,
      product_id: trafficBagProductId,
      name: '流量礼包',
      choose_count: 2,
      sort: 1,
    })
    .execute();
  ({ rightsId } = await aRight(server, { beside: { ...product, groupId, rightsId: '' } }));
  ({ rightsId: soldOut } = await aRight(server, { beside: { ...product, groupId, rightsId: '' } }));
  member = await aMember(server);
});
afterAll(() => server.stop());

const count = (as: TestMember) => server.data(giftBag.trafficBagCount, {}, { as });

it('counts the bags of the month and what is left, and begins anew with the next month (§7 flowGiftBagHaveCount)', async () => {
  const { subscriptionId } = await aSubscription(server, { member, product });
  const month = claimCycle(server.now()).cycle;
  expect(await count(member)).toEqual({ haveCount: 0, leftCount: 2, month });
  // One of the two is gone: the page lets only the other be claimed.
  await server.db.updateTable('rights').set({ monthly_stock: 0 }).where('rights_id', '=', soldOut).execute();
  expect(await count(member)).toEqual({ haveCount: 0, leftCount: 1, month });
  await server.db
    .updateTable('rights')
    .set({ monthly_stock: null })
    .where('rights_id', '=', soldOut)
    .execute();
  await server.data(
    cardProduct.receiveRights,
    { ...product, groupId, rightsId, subscriptionId },
    { as: member },
  );
  expect(await count(member)).toEqual({ haveCount: 1, leftCount: 1, month });
  await server.advance(claimCycle(server.now()).endsAt - server.now().getTime());
  // A month may be longer than a session.
  const again = await aMember(server, { mobile: member.mobile });
  expect(await count(again)).toEqual({ haveCount: 0, leftCount: 2, month: claimCycle(server.now()).cycle });
});

it('a product opened this month counts from the next one, and without it there is none', async () => {
  const [fresh, none] = [await aMember(server), await aMember(server)];
  await aSubscription(server, { member: fresh, product, openedAt: server.now() });
  expect(await count(fresh)).toMatchObject({ haveCount: 0, leftCount: 0 });
  expect(await count(none)).toMatchObject({ haveCount: 0, leftCount: 0 });
  expect(await server.call(giftBag.trafficBagCount, {})).toMatchObject({ code: '-2' });
});
