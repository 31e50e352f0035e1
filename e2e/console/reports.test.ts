import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('finance reads claims and orders by day, product, city and host, narrows them down, and takes them along', async () => {
  const desk = await open('demo-finance');
  await desk.getByRole('link', { name: '概览' }).first().waitFor();
  await desk.goto('/content/console/reports');
  await desk.getByRole('heading', { name: '报表', level: 1 }).waitFor();
  await desk.getByText(/数据到 \d\d-\d\d \d\d:\d\d:\d\d/).waitFor();
  await desk.getByRole('img', { name: '领取与到账' }).waitFor();
  await desk.getByRole('row', { name: /^合计/ }).waitFor();
  await expectAccessible(desk);
  await desk.screenshot({ path: '.cache/reports-claims.png', fullPage: true });

  await desk.getByRole('button', { name: '订单', exact: true }).click();
  await desk.getByRole('button', { name: '按商品' }).click();
  const chart = desk.getByRole('img', { name: '实收最多的商品' });
  await chart.waitFor();
  await desk.screenshot({ path: '.cache/reports-orders.png', fullPage: true });
  await desk.emulateMedia({ colorScheme: 'dark' });
  await desk.screenshot({ path: '.cache/reports-orders-dark.png', fullPage: true });
  const first = desk.locator('main table button').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await desk.getByRole('button', { name: `去掉筛选 商品 ${name}` }).waitFor();
  await desk.getByRole('button', { name: '90 天' }).click();
  await desk.reload();
  await desk.getByRole('button', { name: `去掉筛选 商品 ${name}` }).waitFor();
  expect(new URL(desk.url()).searchParams.get('report')).toBe('orders');
  expect(await desk.getByRole('button', { name: '90 天' }).getAttribute('aria-pressed')).toBe('true');
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(file.suggestedFilename()).toContain('订单报表');

  for (const [tab, seen] of [
    ['漏斗', '来访到付款'],
    ['活动成本', '活动花费，元'],
    ['页面事件', '看页面与点击'],
  ] as const) {
    await desk.getByRole('button', { name: tab, exact: true }).click();
    await desk.getByRole('img', { name: seen }).waitFor();
    await expectAccessible(desk);
    await desk.screenshot({ path: `.cache/reports-${tab}.png` });
  }
  await desk.getByRole('button', { name: '续费', exact: true }).click();
  await desk.getByRole('region', { name: '续费留存' }).waitFor();
  await expectAccessible(desk);
  await desk.screenshot({ path: '.cache/reports-renewals.png' });

  await desk.goto('/content/console/reports?from=2001-01-01T00:00:00Z&until=2001-01-02T00:00:00Z');
  await desk.getByText('这段时间没有符合条件的数据').waitFor();
  expect(errors).toEqual([]);
});
