import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import type { Family } from '../../../db/schema/rights.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const holderOf = async (family: Family) => {
  const right = await aRight(server);
  const owned = await aHolder(server, right);
  await server.db.updateTable('products').set({ family }).where('product_id', '=', right.productId).execute();
  return owned;
};
const paging = { pageNum: 1, pageSize: 10 };

describe('a rights family is a row over one engine', () => {
  it.each([
    ['dq', rightsFamilies.dqRights],
    ['partner-yg', rightsFamilies.partnerRetailRights],
    ['shuiyunjs', rightsFamilies.shuiyunRights],
  ] as const)('%s shows the rights of its own product only', async (family, call) => {
    const { member, claim } = await holderOf(family);
    expect(await server.data(call, {}, { as: member })).toMatchObject({
      productId: claim.productId,
      subscriptionId: claim.subscriptionId,
      claimableCount: 1,
    });
    expect(await server.call(call, { offerId: 'another' }, { as: member })).toMatchObject({
      code: '0',
      message: '您还没有开通该产品',
    });
    expect(
      await server.call(call, { subscriptionId: claim.subscriptionId }, { as: await aMember(server) }),
    ).toMatchObject({ code: '0', message: '您还没有开通该产品' });
    const { member: other } = await holderOf('cardProduct');
    expect(await server.call(call, {}, { as: other })).toMatchObject({ code: '0' });
  });

  it('shuiyunjs claims through its own route, once, and refuses another family’s right there', async () => {
    const { member, claim } = await holderOf('shuiyunjs');
    const first = await server.data(
      rightsFamilies.receiveShuiyunRights,
      { ...claim, smsId: 'S1' },
      { as: member },
    );
    expect(await server.data(rightsFamilies.receiveShuiyunRights, claim, { as: member })).toMatchObject({
      claimId: first.claimId,
    });
    expect(
      await server.db
        .selectFrom('claims')
        .select('sms_id')
        .where('claim_id', '=', first.claimId)
        .executeTakeFirst(),
    ).toEqual({ sms_id: 'S1' });
    const foreign = await holderOf('dq');
    expect(
      await server.call(rightsFamilies.receiveShuiyunRights, foreign.claim, { as: foreign.member }),
    ).toMatchObject({ code: '0', message: '没有找到该权益' });
    expect(await server.data(rightsFamilies.shuiyunReceivedRights, paging, { as: member })).toMatchObject({
      total: 1,
    });
    expect(await server.data(rightsFamilies.dqReceivedRights, paging, { as: member })).toMatchObject({
      total: 0,
      list: [],
    });
  });

  it('lists the products of a family, and says when there is none', async () => {
    const { member, claim } = await holderOf('partner');
    expect(await server.data(rightsFamilies.partnerProducts, {}, { as: member })).toMatchObject([
      { productId: claim.productId },
    ]);
    expect(await server.data(rightsFamilies.dqOrderedProduct, {}, { as: member })).toBeNull();
    const dq = await holderOf('dq');
    expect(await server.data(rightsFamilies.dqOrderedProduct, {}, { as: dq.member })).toEqual({
      productId: dq.claim.productId,
      subscriptionId: dq.claim.subscriptionId,
    });
    expect(await server.data(rightsFamilies.partnerReceivedRights, paging, { as: member })).toMatchObject({
      total: 0,
    });
  });
});
