import { afterAll, beforeAll, expect, it } from 'vitest';
import { controls } from '#core/contract/sandbox/controls.ts';
import { routes } from '#core/site/routes.ts';
import { demoSubscribers } from '../../demo/subscribers.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());

/** Where the row of each field of an address is. */
const tables: Readonly<Record<string, readonly [table: string, column: string]>> = {
  goodsId: ['goods', 'goods_id'],
  skuId: ['skus', 'sku_id'],
  rightsId: ['rights', 'rights_id'],
  messageId: ['messages', 'message_id'],
  questionId: ['questions', 'question_id'],
  id: ['addresses', 'address_id'],
  videosId: ['videos', 'videos_id'],
  templateId: ['agreements', 'template_id'],
  hallId: ['lounge_halls', 'hall_id'],
  stationId: ['stations', 'station_id'],
  productId: ['products', 'product_id'],
  businessId: ['businesses', 'business_id'],
  orderNo: ['orders', 'order_no'],
  groupNo: ['buy_groups', 'group_no'],
  shopCode: ['shops', 'shop_id'],
  sessionId: ['seckill_sessions', 'session_id'],
  orderId: ['card_exchanges', 'exchange_id'],
};

it('each page of one row opens with a row that exists in a new demo', async () => {
  const found = await server.sandbox(controls.samples, {});
  const missing: string[] = [];
  for (const { page, query } of found)
    for (const [field, id] of Object.entries(query)) {
      const [table, column] = tables[field] ?? [];
      if (table === undefined || column === undefined) continue;
      const row = await server.db
        .selectFrom(table as 'goods')
        .select(column as 'goods_id')
        .where(column as 'goods_id', '=', id)
        .executeTakeFirst();
      if (!row) missing.push(`${page}: ${field}=${id}`);
    }
  expect(missing).toEqual([]);
  const pages = found.map(({ page }) => page);
  expect(pages).toEqual(expect.arrayContaining(['goodsDetail', 'orderDetail', 'groupShare', 'storeAddress']));
  const known = new Set<string>(routes.map(({ page }) => page));
  expect(pages.filter((page) => !known.has(page))).toEqual([]);
});

it('who may see a row is a demo subscriber, whom one tap signs in', async () => {
  const mobiles = new Set(demoSubscribers.map(({ mobile }) => mobile));
  const found = await server.sandbox(controls.samples, {});
  expect(found.filter(({ mobile }) => mobile !== null && !mobiles.has(mobile))).toEqual([]);
  expect(found.find(({ page }) => page === 'orderDetail')?.mobile).toMatch(/^138/);
});
