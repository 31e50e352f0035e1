import { startDeliveries } from '../../../services/orders/fulfilment/start-deliveries.ts';
import { eventually } from '../../eventually.ts';
import type { TestServer } from '../../test-server.ts';
import { aGoods } from '../a-goods.ts';
import { aMember, type TestMember } from '../a-member.ts';
import { aPaidOrder } from './a-paid-order.ts';
import { anAddress } from '../an-address.ts';

/** Physical goods of 20 yuan that are sold everywhere; returns their sku. */
export async function aParcelSku(server: TestServer): Promise<string> {
  const sku_id = `${await aGoods(server, { kind: 'physical', price_fen: 2_000 })}.1`;
  await server.db.insertInto('area_stock').values({ sku_id, area_num: '*', inventory: 10_000 }).execute();
  return sku_id;
}

interface OrderToSend {
  readonly as?: TestMember | undefined;
  readonly skuIds?: readonly string[] | undefined;
  readonly pay?: typeof aPaidOrder;
}

/** A paid order of physical goods that waits to be sent. */
export async function anOrderToSend(server: TestServer, { as, skuIds, pay = aPaidOrder }: OrderToSend = {}) {
  const owner = as ?? (await aMember(server));
  const orderNo = await pay(server, owner, {
    lines: (skuIds ?? [await aParcelSku(server)]).map((skuId) => ({ skuId, quantity: 1 })),
    addressId: await anAddress(server, owner),
  });
  await eventually(
    async () => {
      await startDeliveries(server.deps);
      return server.db
        .selectFrom('orders')
        .select('state')
        .where('order_no', '=', orderNo)
        .executeTakeFirst();
    },
    (order) => order?.state === 'delivering',
  );
  return { as: owner, orderNo };
}
