import { afterEach, describe, expect, it } from 'vitest';
import { hosts, type HostId } from '#core/config/hosts.ts';
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

describe('the host simulator', () => {
  afterEach(() => stage.workbench.reset());

  /** What becomes of somebody in each host whom nobody vouches for in the address. */
  const outcomes: Readonly<Record<HostId, 'signs in by its app' | 'asks the chat app' | 'signs in by its network'>> = {
    'chat-app': 'asks the chat app',
    'national-app': 'signs in by its app',
    'provincial-app': 'signs in by its app',
    'chat-mini-program': 'signs in by its network',
    'video-a': 'signs in by its network',
    'video-b': 'signs in by its network',
    'vendor-browser': 'signs in by its network',
    others: 'signs in by its network',
  };

  it.each(hosts.map(({ id }) => [id, outcomes[id]] as const))('opens a page as inside %s, which %s', async (id, outcome) => {
    if (outcome === 'signs in by its network') await stage.workbench.network('13800000001');
    const { page, complaints } = await stage.phone();
    await page.goto('/sandbox/hosts');
    await expect.poll(() => page.getByLabel('宿主里是谁').locator('option').count()).toBeGreaterThan(0);
    await page.locator(`input[name=host][value=${id}]`).check({ force: true });
    await page.getByRole('button', { name: '打开', exact: true }).click();
    const frame = page.frameLocator('iframe');
    if (outcome === 'asks the chat app') await frame.getByRole('link', { name: /黄金会员/ }).click();
    await frame.getByText('当前号码 138****0001').waitFor();
    const inside = page.frames().find((each) => each.url().includes('rights-entrance'));
    const told = await inside?.evaluate(() => navigator.userAgent);
    const marks: readonly string[] = hosts.find((host) => host.id === id)?.marks ?? [];
    expect(marks.filter((mark) => !told?.includes(mark))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

it('the report shows what a visit told, and the log is there to be read', async () => {
  const { page, complaints } = await stage.phone();
  await page.goto('/content/super-market/market-index');
  await page.getByRole('heading', { name: '限时秒杀' }).waitFor();
  const told = async () => ((await (await fetch(`${stage.product.origin}/sandbox/api/events/report`)).json()) as { total: number }).total;
  await page.goto('/content/public-pages/login');
  await expect.poll(told).toBeGreaterThan(0);
  await page.goto('/sandbox/report');
  await expect.poll(() => page.getByRole('img', { name: /近一小时共[1-9]\d*条事件/ }).count()).toBe(1);
  await page.getByText('浏览').first().waitFor();
  await page.getByRole('heading', { name: '最新事件' }).waitFor();
  expect(complaints).toEqual([]);
});
