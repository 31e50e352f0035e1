import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { aCardCode } from '../../../testing/data/a-card-code.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { exchangesOf, release } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const claimsOf = (userId: string) =>
  server.db
    .selectFrom('claims')
    .select('claim_id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'failed')
    .execute();

it('a code that is exchanged while its time ends gives its right once, or nothing and stays unused', () =>
  raced(
    async () => ({ as: await aMember(server), ...(await aCardCode(server)) }),
    async ({ as, code, batchId }) => {
      await server.db
        .updateTable('card_code_batches')
        .set({ ends_at: new Date(server.now().getTime() + 2_000) })
        .where('batch_id', '=', batchId)
        .execute();
      const [exchanged] = await Promise.all([
        server.call(cardCode.exchangeCardCode, { cardCode: code }, { as }),
        server.advance(2_000),
      ]);
      const stored = await server.db
        .selectFrom('card_exchanges')
        .select('exchange_id')
        .where('batch_id', '=', batchId)
        .where('released_at', 'is', null)
        .execute();
      const many = exchanged.success ? 1 : 0;
      expect([stored.length, (await claimsOf(as.userId)).length]).toEqual([many, many]);
    },
  ));

it('a code is released or its right claimed, never both', () =>
  raced(
    async () => {
      const as = await aMember(server);
      const batch = await aCardCode(server);
      await server.data(cardCode.exchangeCardCode, { cardCode: batch.code }, { as });
      const [exchange] = await exchangesOf(server.db, { userId: as.userId }).execute();
      if (!exchange) throw new Error('the exchange is missing');
      // As after a delivery that failed: the code is exchanged, and nothing is claimed.
      await server.db.deleteFrom('claims').where('user_id', '=', as.userId).execute();
      await server.db
        .deleteFrom('group_use')
        .where('subscription_id', '=', exchange.subscription_id)
        .execute();
      return { as, exchange, ...batch };
    },
    async ({ as, exchange, productId, rightsId }) => {
      const { group_id: groupId } = await server.db
        .selectFrom('rights')
        .select('group_id')
        .where('rights_id', '=', rightsId ?? '')
        .executeTakeFirstOrThrow();
      const subscriptionId = exchange.subscription_id;
      await Promise.all([
        server.call(
          cardProduct.receiveRights,
          { productId, groupId, rightsId: rightsId ?? '', subscriptionId },
          { as },
        ),
        release(server.db, exchange, server.now()),
      ]);
      const { released_at } = await server.db
        .selectFrom('card_exchanges')
        .select('released_at')
        .where('exchange_id', '=', exchange.exchange_id)
        .executeTakeFirstOrThrow();
      expect((await claimsOf(as.userId)).length).toBe(released_at === null ? 1 : 0);
    },
  ));
