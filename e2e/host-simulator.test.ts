import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosts, type HostId } from '#core/config/hosts.ts';
import type { Phone } from './support/phone.ts';
import { patient } from './support/short-timers.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

/** Opens the chosen page as inside a host and waits until the chosen subscriber is signed in. */
async function openIn(page: Page, id: HostId): Promise<FrameLocator> {
  const host = page.locator(`input[name=host][value=${id}]`);
  // A page that is opened again is as far down as it was left, and its bar may cover the choice.
  await host.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  await host.check({ force: true });
  await page.getByRole('button', { name: '打开', exact: true }).click();
  const frame = page.frameLocator(`iframe[name^="sandbox-host:${id}."]`);
  if (id === 'chat-app') await frame.getByRole('link', { name: /黄金会员/ }).click();
  // Their token stands in the address, so the page asks first.
  if (id === 'video-a' || id === 'video-b') {
    const agree = frame.getByRole('dialog').getByRole('button', { name: '登录', exact: true });
    await agree.waitFor();
    await page.locator('iframe').evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
    await agree.click();
  }
  await frame.getByText('当前号码 138****0001').waitFor();
  return frame;
}

async function openSimulator(page: Page): Promise<void> {
  await page.goto('/sandbox/hosts');
  await expect.poll(() => page.getByLabel('宿主里是谁').locator('option').count()).toBeGreaterThan(0);
}

async function simulator(): Promise<Phone> {
  const phone = await product.phone({ haste: patient });
  await openSimulator(phone.page);
  return phone;
}

describe('opens a page as inside', () => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await product.sharedPhone({ haste: patient });
  });
  afterAll(() => phone.close());

  it.each(hosts.map(({ id }) => id))('%s and signs the subscriber in as the host does', async (id) => {
    const { page, errors } = phone;
    errors.length = 0;
    await openSimulator(page);
    await openIn(page, id);
    const inside = page.frames().find((each) => each.url().includes('rights-entrance'));
    const userAgent = await inside?.evaluate(() => navigator.userAgent);
    const marks: readonly string[] = hosts.find((host) => host.id === id)?.marks ?? [];
    expect(marks.filter((mark) => !userAgent?.includes(mark))).toEqual([]);
    expect(errors).toEqual([]);
  });
});

it('opens one host after the other in one tab, also after a sign-out', async () => {
  const { page, errors } = await simulator();
  for (const id of ['chat-app', 'others', 'chat-app'] as const) {
    const frame = await openIn(page, id);
    await frame.getByRole('button', { name: '退出登录' }).click();
    await frame.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
    await frame.getByRole('button', { name: '退出登录' }).waitFor({ state: 'detached' });
  }
  expect(errors).toEqual([]);
});

it('keeps the sessions of two hosts apart: two frames, two subscribers', async () => {
  const { page, errors } = await simulator();
  const gold = await openIn(page, 'provincial-app');
  await page.getByLabel('宿主里是谁').selectOption('13800000005');
  await page.locator('input[name=host][value=national-app]').check({ force: true });
  await page.getByRole('button', { name: '打开', exact: true }).click();
  const platinum = page.frameLocator('iframe[name^="sandbox-host:national-app."]');
  await platinum.getByText('当前号码 138****0005').waitFor();
  await page
    .getByRole('region', { name: /^省内客户端/ })
    .getByRole('button', { name: '刷新' })
    .click();
  await gold.getByText('当前号码 138****0001').waitFor();
  await page
    .getByRole('region', { name: /^省内客户端/ })
    .getByText('getUserInfo')
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});

it('what happens in a frame stays there: other windows are guests, and the sandbox is as before', async () => {
  const { page, errors } = await simulator();
  await openIn(page, 'others');
  const other = await page.context().newPage();
  await other.goto('/content/super-market/mine-index');
  await other.getByText('登录 / 注册').waitFor();
  expect(await other.evaluate(() => document.cookie)).not.toMatch(/sandbox-host|loginInfo/);
  await other.goto('/sandbox/');
  await other.getByText('一切正常').waitFor();
  expect(errors).toEqual([]);
});
