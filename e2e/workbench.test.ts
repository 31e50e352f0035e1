import { expect, it } from 'vitest';
import { setStage } from './support/stage.ts';

const stage = setStage();

it('shows the inbox and the clock, signs in with one tap and moves time forward', async () => {
  const { page, complaints } = await stage.phone();
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
  expect(complaints).toEqual([]);
});

it('keeps a tap that comes before the scripts', async () => {
  const { page } = await stage.phone();
  await page.route('**/assets/main-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/content/public-pages/login', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: '大字版' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['care'])).toBe('on');
});

it('the report shows what a visit told, and the log is there to be read', async () => {
  const { page, complaints } = await stage.phone();
  await page.goto('/content/super-market/market-index');
  await page.getByRole('heading', { name: '限时秒杀' }).waitFor();
  const told = async () =>
    ((await (await fetch(`${stage.product.origin}/sandbox/api/events/report`)).json()) as { total: number })
      .total;
  await page.goto('/content/public-pages/login');
  await expect.poll(told).toBeGreaterThan(0);
  await page.goto('/sandbox/report');
  await expect.poll(() => page.getByRole('img', { name: /近一小时共[1-9]\d*条事件/ }).count()).toBe(1);
  await page.getByText('浏览').first().waitFor();
  await page.getByRole('heading', { name: '最新事件' }).waitFor();
  expect(complaints).toEqual([]);
});
