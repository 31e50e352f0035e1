import { expect, it } from 'vitest';
import { useProduct } from './support/use-product.ts';
import { accessibilityViolations, layoutShift, untilIdle, withoutMotion } from './support/visit.ts';

const product = useProduct();

it('shows the inbox and the clock, signs in with one tap and moves time forward', async () => {
  const { page, errors } = await product.phone();
  await page.goto('/');
  await page.getByRole('heading', { name: '短信收件箱' }).waitFor();
  const clock = page.getByRole('timer');
  await expect.poll(() => clock.textContent()).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  const before = await clock.textContent();
  await page.getByRole('button', { name: '快进1个月' }).click();
  await expect.poll(async () => (await clock.textContent())?.slice(0, 7)).not.toBe(before?.slice(0, 7));
  await page.getByRole('button', { name: '登录为13800000005' }).click();
  await page.getByText('已登录为').waitFor();
  await page.goto('/content/standalone-pages/rights-entrance');
  await page.getByRole('button', { name: '点击领取' }).first().waitFor();
  expect(errors).toEqual([]);
});

it('keeps a tap that comes before the scripts are loaded', async () => {
  const { page } = await product.phone();
  const tapped = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await tapped.promise;
    await route.continue();
  });
  await page.goto('/content/public-pages/login', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: '大字版' }).click();
  tapped.resolve();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['care'])).toBe('on');
});

it('the report shows the events of a visit, and the log can be read', async () => {
  const { page, errors } = await product.phone();
  await page.goto('/content/super-market/market-index');
  await page.getByRole('heading', { name: '限时秒杀' }).waitFor();
  const eventCount = async () => (await product.workbench.eventsReport()).total;
  await page.goto('/content/public-pages/login');
  await expect.poll(eventCount).toBeGreaterThan(0);
  await page.goto('/sandbox/report');
  await expect.poll(() => page.getByRole('img', { name: /近一小时共[1-9]\d*条事件/ }).count()).toBe(1);
  await page.getByText('浏览').first().waitFor();
  await page.getByRole('heading', { name: '最新事件' }).waitFor();
  expect(errors).toEqual([]);
});

it('lists what was switched on every page of the workbench, and one tap makes all normal', async () => {
  const { page, errors } = await product.phone();
  await product.workbench.supplier('fail');
  await product.workbench.outage('wallet', true);
  await product.workbench.soldOut(true);
  await page.goto('/sandbox/report');
  await page.getByText('3项与平时不同').waitFor();
  await page.getByText('在线钱包中断').waitFor();
  await page.getByRole('link', { name: '工作台', exact: true }).click();
  await page.getByText('3项与平时不同').waitFor();
  await page.getByRole('button', { name: '全部复位' }).click();
  await page.getByText('一切正常').waitFor();
  expect(errors).toEqual([]);
});

it('opens a detail page with a row of the demo, signed in as the subscriber whose it is', async () => {
  const { page, errors } = await product.phone();
  await page.goto('/sandbox/');
  const list = page.getByRole('region', { name: '全部页面' });
  await list.getByText('苏享商城').click();
  await list.getByRole('link', { name: /订单详情.*示例/ }).click();
  await page.waitForURL(/order-detail\?orderNo=/);
  await page.getByText('订单编号').first().waitFor();
  expect(errors).toEqual([]);
});

it.each(['/', '/gallery', '/hosts', '/report', '/openapi'])(
  'the workbench’s page %s is accessible, and nothing in it moves while it loads',
  async (path) => {
    const { page, errors } = await product.phone({ context: withoutMotion });
    await page.goto(`/sandbox${path}`);
    await page.getByText('一切正常').waitFor();
    await untilIdle(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);
