import { afterAll, beforeAll, expect, it } from 'vitest';
import { membership } from '#core/contract/user/membership.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { aRight } from '../../testing/data/a-right.ts';
import { aSubscription } from '../../testing/data/a-subscription.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('a product has saved what the rights it delivered this year would have cost singly, in every call that names it', async () => {
  const [right, other] = [await aRight(server), await aRight(server)];
  const [member, stranger] = [await aMember(server), await aMember(server)];
  await server.db
    .updateTable('rights')
    .set({ worth_fen: 5_000 })
    .where('rights_id', '=', right.rightsId)
    .execute();
  const { year } = chinaTime(server.now());
  const now = server.now();
  const claim = (
    userId: string,
    subscriptionId: string,
    of: typeof right,
    cycle: string,
    state: 'delivered' | 'delivering' | 'failed',
  ) => ({
    claim_id: freshId('claim'),
    user_id: userId,
    subscription_id: subscriptionId,
    product_id: of.productId,
    group_id: of.groupId,
    rights_id: of.rightsId,
    cycle,
    state,
    channel_id: 'C0013',
    sms_id: null,
    wt_ac: null,
    wt_ac_id: null,
    claimed_at: now,
    settled_at: state === 'delivering' ? null : now,
    next_try_at: now,
    deliver_by: now,
  });
  const { subscriptionId } = await aSubscription(server, { member, product: right });
  const { subscriptionId: second } = await aSubscription(server, { member, product: other });
  const { subscriptionId: foreign } = await aSubscription(server, { member: stranger, product: right });
  await server.db
    .insertInto('claims')
    .values([
      claim(member.userId, subscriptionId, right, `${year}-01`, 'delivered'),
      claim(member.userId, subscriptionId, right, `${year}-02`, 'delivered'),
      claim(member.userId, subscriptionId, right, `${year}-03`, 'delivering'),
      claim(member.userId, subscriptionId, right, `${year}-04`, 'failed'),
      claim(member.userId, subscriptionId, right, `${year - 1}-12`, 'delivered'),
      claim(member.userId, second, other, `${year}-01`, 'delivered'),
      claim(stranger.userId, foreign, right, `${year}-01`, 'delivered'),
    ])
    .execute();
  const pageId = freshId('page');
  await server.db
    .insertInto('page_products')
    .values(
      [right, other].map(({ productId }) => ({ page_id: pageId, product_id: productId, rights_id: '' })),
    )
    .execute();
  const lists = await Promise.all([
    server.data(membership.userVipInfo, {}, { as: member }),
    server.data(membership.orderedProducts, { pageId }, { as: member }),
  ]);
  for (const { openProductInfoList } of lists)
    expect(
      Object.fromEntries(openProductInfoList.map(({ subscriptionId: id, savedFen }) => [id, savedFen])),
    ).toEqual({ [subscriptionId]: 10_000, [second]: 0 });
  const [vipTypeId, rightTypeId] = [77_001, 77_001];
  await server.db
    .insertInto('vip_types')
    .values({
      vip_type_id: vipTypeId,
      level: 1,
      name: '会员',
      group_name: '',
      group_flag: '0',
      pic_url: '',
      show_rights: true,
    })
    .execute();
  await server.db
    .updateTable('products')
    .set({ vip_type_id: vipTypeId })
    .where('product_id', '=', right.productId)
    .execute();
  await server.db
    .insertInto('vip_type_rights')
    .values({ vip_type_id: vipTypeId, right_type_id: rightTypeId })
    .execute();
  const saved = { subscriptionId, savedFen: 10_000 };
  expect(await server.data(membership.vipOfType, { vipTypeId }, { as: member })).toMatchObject(saved);
  expect(await server.data(membership.highestVipWithRight, { rightTypeId }, { as: member })).toMatchObject(
    saved,
  );
});
