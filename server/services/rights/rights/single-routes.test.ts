import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import type { Family } from '../../../db/schema/rights.ts';
import { remindRegistered } from './pre-register.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const ofFamily = async (family: Family, traits: Parameters<typeof aRight>[1] = {}) => {
  const right = await aRight(server, traits);
  await server.db.updateTable('products').set({ family }).where('product_id', '=', right.productId).execute();
  return right;
};

describe('special rights', () => {
  it('are shown to a guest, to a subscriber without the product and to a holder, each with their own status', async () => {
    const right = await ofFamily('special');
    const { member } = await aHolder(server, right);
    const input = { productId: right.productId };
    expect(await server.data(singleRights.specialRights, input)).toMatchObject({
      opened: false,
      rightsList: [{ recvStatus: 3, recvReason: '开通后可领取', orderFlag: 0, hint: '充值到您的手机号' }],
    });
    expect(await server.data(singleRights.specialRights, input, { as: await aMember(server) })).toMatchObject(
      { opened: false, rightsList: [{ recvStatus: 3 }] },
    );
    expect(await server.data(singleRights.specialRights, input, { as: member })).toMatchObject({
      opened: true,
      rightsList: [{ recvStatus: 0, orderFlag: 1 }],
    });
  });
});

describe('one right alone', () => {
  it('is visible to every caller, and not found when there is none', async () => {
    const { rightsId } = await aRight(server);
    expect(await server.data(singleRights.singleRightDetail, { rightsId })).toMatchObject({
      rightsId,
      subscriptionId: null,
      rechargeMobile: null,
    });
    expect(await server.call(singleRights.singleRightDetail, { rightsId: 'nothing' })).toMatchObject({
      code: '0',
      message: '没有找到该权益',
    });
  });

  it('is claimed through the calls of easy-use and upgrade by their own products only', async () => {
    for (const [family, call] of [
      ['rwy', singleRights.receiveEasyUseRights],
      ['upgrade', singleRights.receiveUpgradeRights],
    ] as const) {
      const { member, claim } = await aHolder(server, await ofFamily(family));
      expect(await server.data(call, claim, { as: member })).toMatchObject({ recvStatus: 1 });
      const foreign = await aHolder(server, await ofFamily('dq'));
      expect(await server.call(call, foreign.claim, { as: foreign.member })).toMatchObject({
        code: '0',
        message: '没有找到该权益',
      });
    }
  });

  it('says whether it can be claimed, and else where it can be bought', async () => {
    const right = await aRight(server);
    await server.db
      .updateTable('rights')
      .set({ goods_id: 'g1', sku_id: 'g1.1' })
      .where('rights_id', '=', right.rightsId)
      .execute();
    const { member, claim } = await aHolder(server, right);
    expect(await server.data(singleRights.claimOrBuy, { rightsId: right.rightsId }, { as: member })).toEqual({
      canReceive: true,
      canBuy: true,
      recvStatus: 0,
      reason: '',
      goodsSku: { goodsId: 'g1', skuId: 'g1.1' },
    });
    await server.data(cardProduct.receiveRights, claim, { as: member });
    expect(
      await server.data(
        singleRights.claimOrBuy,
        { rightsId: right.rightsId, skuId: 'other' },
        { as: member },
      ),
    ).toMatchObject({ canReceive: false, canBuy: false });
    expect(
      await server.data(singleRights.claimOrBuy, { rightsId: right.rightsId }, { as: await aMember(server) }),
    ).toMatchObject({ canReceive: false, canBuy: true, reason: '开通后可领取' });
  });
});

describe('registering for a right before it opens', () => {
  it('happens once, and a message comes when it opens', async () => {
    const opens = new Date(server.now().getTime() + 2 * hour);
    const right = await aRight(server, { beginsAt: opens });
    const { member } = await aHolder(server, right);
    const first = await server.data(
      singleRights.preRegisterRight,
      { rightsId: right.rightsId },
      { as: member },
    );
    expect(first).toMatchObject({ remindsAt: opens.toISOString() });
    expect(
      await server.data(singleRights.preRegisterRight, { rightsId: right.rightsId }, { as: member }),
    ).toEqual(first);
    expect(
      await server.data(singleRights.preRightDetail, { rightsId: right.rightsId }, { as: member }),
    ).toMatchObject({ preRegistered: true, opensAt: opens.toISOString() });
    expect(await server.data(singleRights.preRightDetail, { rightsId: right.rightsId })).toMatchObject({
      preRegistered: false,
    });
    expect(await remindRegistered(server.deps)).toBe(0);
    await server.advance(2 * hour);
    await remindRegistered(server.deps);
    const [message] = await server.sandbox(upstreams.inbox, { mobile: member.mobile });
    expect(message?.text).toContain('已开放领取');
    expect(await remindRegistered(server.deps)).toBe(0);
  });

  it('reminds many in one run, leaves out closed accounts, and keeps what the gateway did not receive', async () => {
    const right = await aRight(server, { beginsAt: new Date(server.now().getTime() + hour) });
    const members = await Promise.all(Array.from({ length: 60 }, () => aMember(server)));
    for (const as of members)
      await server.data(singleRights.preRegisterRight, { rightsId: right.rightsId }, { as });
    await server.db
      .updateTable('users')
      .set({ closed_at: server.now() })
      .where('user_id', '=', members[0]?.userId ?? '')
      .execute();
    const reminded: string[] = [];
    const later = (outcome: 'sent' | 'held-back') => ({
      ...server.deps,
      clock: { now: () => new Date(server.now().getTime() + 2 * hour) },
      sms: {
        send: async ({ mobile }: { mobile: string }) => (
          outcome === 'sent' && reminded.push(mobile),
          outcome
        ),
      },
    });
    expect(await remindRegistered(later('held-back'))).toBe(0);
    expect(await remindRegistered(later('sent'))).toBe(59);
    expect(new Set(reminded)).toEqual(new Set(members.slice(1).map(({ mobile }) => mobile)));
  });

  it('is not needed for one that is open, and not possible for one that is not there', async () => {
    const { member, claim } = await aHolder(server, await aRight(server));
    expect(
      await server.call(singleRights.preRegisterRight, { rightsId: claim.rightsId }, { as: member }),
    ).toMatchObject({ code: '0', message: '该权益已经开放，可以直接领取' });
    expect(
      await server.call(singleRights.preRegisterRight, { rightsId: 'nothing' }, { as: member }),
    ).toMatchObject({ code: '0', message: '没有找到该权益' });
  });
});

it('what was loaded onto a card is listed to its owner alone, newest first', async () => {
  const { member, claim } = await aHolder(server, await aRight(server));
  const charge = (at: string) => ({
    record_id: freshId('charge'),
    user_id: member.userId,
    product_id: claim.productId,
    content: '10GB 流量',
    amount_fen: 0,
    state: 'charged' as const,
    charged_at: new Date(at),
  });
  await server.db
    .insertInto('card_charges')
    .values([charge('2026-01-01'), charge('2026-02-01')])
    .execute();
  const { list, total } = await server.data(cardProduct.chargeRecords, { pageSize: 1 }, { as: member });
  expect([total, list.map(({ chargedAt }) => chargedAt.slice(0, 10))]).toEqual([2, ['2026-02-01']]);
  expect(await server.data(cardProduct.chargeRecords, {}, { as: await aMember(server) })).toMatchObject({
    total: 0,
    list: [],
  });
});
