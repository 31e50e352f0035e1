import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aRight, type TestRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const holdersOf = (right: TestRight, many: number) =>
  Promise.all(Array.from({ length: many }, () => aHolder(server, right)));
const listOf = ({ member, claim }: TestHolder) =>
  server.data(cardProduct.memberRights, { offerId: claim.productId }, { as: member });
const claimOf = ({ member, claim }: TestHolder) =>
  server.data(cardProduct.receiveRights, claim, { as: member });

describe('lists of rights that are read together', () => {
  it('are separate in one batch: of the given product, with what its holder has claimed', async () => {
    const [one, another] = [await aRight(server, { choose: 2 }), await aRight(server)];
    await aRight(server, { beside: one });
    const holders = [...(await holdersOf(one, 12)), ...(await holdersOf(another, 12))];
    const claimIds = new Map(
      await Promise.all(
        holders
          .filter((_holder, at) => at % 3 === 0)
          .map(async (holder) => [holder, (await claimOf(holder)).claimId] as const),
      ),
    );
    const lists = await Promise.all(holders.map(listOf));
    for (const [at, list] of lists.entries()) {
      const holder = holders[at];
      expect(list).toMatchObject({
        productId: holder?.claim.productId,
        subscriptionId: holder?.claim.subscriptionId,
        claimedCount: holder && claimIds.has(holder) ? 1 : 0,
      });
      expect(list.groupList.flatMap(({ rightsList }) => rightsList)).toHaveLength(at < 12 ? 2 : 1);
      expect(list.groupList[0]?.chosenCount).toBe(list.claimedCount);
    }
  });

  it('show the given subscription, or the one held longest', async () => {
    const right = await aRight(server);
    const holder = await aHolder(server, right);
    const { subscriptionId } = await aSubscription(server, { member: holder.member, product: right });
    await server.data(cardProduct.receiveRights, { ...holder.claim, subscriptionId }, { as: holder.member });
    const [first, second] = await Promise.all([
      server.data(
        cardProduct.memberRights,
        { offerId: right.productId, subscriptionId: holder.claim.subscriptionId },
        { as: holder.member },
      ),
      server.data(
        cardProduct.memberRights,
        { offerId: right.productId, subscriptionId },
        { as: holder.member },
      ),
    ]);
    expect([first.claimedCount, second.claimedCount]).toEqual([0, 1]);
  });

  it('show a change to every later request', async () => {
    const right = await aRight(server, { stock: 1 });
    const [first, second] = [await aHolder(server, right), await aHolder(server, right)];
    expect((await listOf(second)).claimableCount).toBe(1);
    await claimOf(first);
    expect((await listOf(second)).groupList[0]?.rightsList[0]).toMatchObject({
      recvStatus: 3,
      recvReason: '本月已领完',
      lackStockFlag: 1,
    });
    await server.db
      .updateTable('rights')
      .set({ show_name: '换了名字' })
      .where('rights_id', '=', right.rightsId)
      .execute();
    expect((await listOf(second)).groupList[0]?.rightsList[0]?.rightsShowName).toBe('换了名字');
  });
});
