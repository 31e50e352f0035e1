import { randomBytes } from 'node:crypto';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { invoicesWork } from '../../services/orders/invoices/issue-invoices.ts';
import { eventually } from '../eventually.ts';
import type { TestServer } from '../test-server.ts';
import { aGoods } from './a-goods.ts';
import { aMember, type TestMember } from './a-member.ts';
import { aPaidOrder } from './orders/a-paid-order.ts';

/** A done order of codes of 20 yuan each, which are not shown, so each line can be refunded. */
export async function anOrderOfCodes(
  server: TestServer,
  as: TestMember,
  lines = 1,
  pay: typeof aPaidOrder = aPaidOrder,
): Promise<string> {
  const skuIds = await Promise.all(
    Array.from({ length: lines }, async () => {
      const sku_id = `${await aGoods(server, { kind: 'code', price_fen: 2_000 })}.1`;
      await server.db
        .insertInto('sku_codes')
        .values({
          code_id: randomBytes(8).toString('hex'),
          sku_id,
          code_sealed: server.deps.encryption.goodsCodes.seal('6285310777310400'),
          valid_until: new Date(server.now().getTime() + 100 * 86_400_000),
        })
        .execute();
      return sku_id;
    }),
  );
  const orderNo = await pay(server, as, { lines: skuIds.map((skuId) => ({ skuId, quantity: 1 })) });
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as }),
    ({ state }) => state === 'done',
  );
  return orderNo;
}

/** An order with an issued invoice. */
export async function anIssuedInvoice(
  server: TestServer,
  pay?: typeof aPaidOrder,
): Promise<{ readonly orderNo: string; readonly invoiceNo: string }> {
  const owner = await aMember(server);
  const orderNo = await anOrderOfCodes(server, owner, 1, pay);
  await server.data(
    afterSale.requestInvoice,
    { orderNo, titleKind: 'person', title: '王小明', email: 'wang@example.com' },
    { as: owner },
  );
  await eventually(
    async () => {
      await invoicesWork(server.deps).run();
      return server.data(afterSale.invoice, { orderNo }, { as: owner });
    },
    ({ request }) => request?.state === 'issued',
  );
  return { orderNo, invoiceNo: `${orderNo}-F1` };
}
