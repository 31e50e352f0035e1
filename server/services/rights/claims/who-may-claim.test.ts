import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const levels = [1, 2, 3, 4];
const notEnough = { code: '0', message: '升级会员后可领', data: null };

describe('who may claim (A2)', () => {
  it.each(levels.flatMap((level) => levels.map((minLevel) => [level, minLevel] as const)))(
    'level %i, where level %i is required',
    async (level, minLevel) => {
      const right = await aRight(server, { level, minLevel });
      const { member, claim } = await aHolder(server, right);
      expect(await server.call(cardProduct.receiveRights, claim, { as: member })).toMatchObject(
        level >= minLevel ? { success: true } : notEnough,
      );
    },
  );

  it('a guest has to sign in, a subscriber without the product finds nothing', async () => {
    const { claim } = await aHolder(server, await aRight(server));
    expect(await server.call(cardProduct.receiveRights, claim)).toMatchObject({ code: '-2', data: null });
    expect(
      await server.call(cardProduct.receiveRights, claim, { as: await aMember(server, { level: 4 }) }),
    ).toMatchObject({ code: '0', message: '没有找到该权益', data: null });
  });

  it('a higher level from another product counts, until that product ends', async () => {
    const right = await aRight(server, { level: 1, minLevel: 3 });
    const { member, claim } = await aHolder(server, right);
    expect(await server.call(cardProduct.receiveRights, claim, { as: member })).toMatchObject(notEnough);
    const better = await aRight(server, { level: 3 });
    await server.db
      .insertInto('subscriptions')
      .values({
        subscription_id: `${claim.subscriptionId}-old`,
        user_id: member.userId,
        product_id: better.productId,
        opened_at: new Date(0),
        ends_at: server.now(),
      })
      .execute();
    expect(await server.call(cardProduct.receiveRights, claim, { as: member })).toMatchObject(notEnough);
    await server.db
      .insertInto('subscriptions')
      .values({
        subscription_id: `${claim.subscriptionId}-new`,
        user_id: member.userId,
        product_id: better.productId,
        opened_at: new Date(0),
        ends_at: null,
      })
      .execute();
    expect(await server.call(cardProduct.receiveRights, claim, { as: member })).toMatchObject({
      success: true,
    });
  });
});
