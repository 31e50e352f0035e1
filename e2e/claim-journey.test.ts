import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Phone } from './support/phone.ts';
import { dragCaptcha, keyCaptcha } from './support/solve-captcha.ts';
import { useProduct } from './support/use-product.ts';

const claimPage = '/content/standalone-pages/rights-entrance';
const gold = '13800000001';

const product = useProduct();
let phone: Phone;
let page: Page;
let since: string;
/** Opens a phone in a month without claims. */
const openPhone = async (mobile?: string) => {
  since = await product.workbench.advanceToFreshMonth();
  phone = await product.phone({ mobile });
  page = phone.page;
};

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const buttonOf = (name: string) => row(name).getByRole('button').last();
const codeFor = async (mobile: string): Promise<string> => {
  await expect.poll(() => product.workbench.newestSms(mobile)).toBeTruthy();
  return (await product.workbench.newestSms(mobile))?.code ?? '';
};

describe('from a guest to a claimed right', () => {
  beforeEach(() => openPhone());

  it('signs in by SMS, claims, sees the result and the record, and signs out', async () => {
    await page.goto(claimPage);
    await page.waitForURL(/public-pages\/login\?redirect=/);
    await page.getByRole('textbox', { name: '手机号' }).fill(gold);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('slider').waitFor();
    await dragCaptcha(page);
    await page.getByText('验证码已发送至').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeFor(gold));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('button', { name: '同意并登录' }).click();

    await page.waitForURL(({ pathname }) => pathname.endsWith('/rights-entrance'));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('权益领取');
    await buttonOf('视频会员月卡').click();
    const result = page.getByRole('dialog');
    await expect.poll(() => result.textContent()).toContain('权益已发放');
    await result.getByRole('button', { name: '查看记录' }).click();
    await page.waitForURL(/record-list/);
    await expect.poll(() => row('视频会员月卡').first().textContent()).toContain('已发放');
    await page.goBack();
    await expect.poll(() => buttonOf('视频会员月卡').textContent()).toBe('本月已领');

    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
    await page.waitForURL(/public-pages\/login/);
    await page.goto(claimPage);
    await page.waitForURL(/public-pages\/login/);
    expect(phone.errors).toEqual([]);
  });

  it('solves the puzzle with a keyboard alone', async () => {
    await page.goto('/content/public-pages/login');
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000002');
    await page.getByRole('button', { name: '获取验证码' }).press('Enter');
    await page.getByRole('slider').waitFor();
    await keyCaptcha(page);
    expect(await codeFor('13800000002')).toMatch(/^\d{6}$/);
  });
});

describe('a claim under bad conditions', () => {
  beforeEach(async () => {
    await openPhone(gold);
    await page.goto(claimPage);
    await buttonOf('咖啡兑换券').waitFor();
  });
  const claimsOf = (name: string) => product.workbench.claimsSince(since, name, '138****0001');

  it('makes one claim of three taps at once', async () => {
    await buttonOf('综艺会员月卡').evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('领取成功');
    expect(await claimsOf('综艺会员月卡')).toHaveLength(1);
  });

  it('can be repeated when the supplier refuses, and says so', async () => {
    await product.workbench.supplier('fail');
    await buttonOf('咖啡兑换券').click();
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('发放未成功');
    await page.getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => buttonOf('咖啡兑换券').textContent()).toBe('点击领取');
  });

  it('waits for a slow supplier with 领取中 on the button', async () => {
    await product.workbench.supplier('slow');
    await buttonOf('咖啡兑换券').click();
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('正在为您发放');
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('权益已发放');
  });

  it('shows 领取中 while the supplier does not answer, also after a reload, and settles once it answers', async () => {
    await product.workbench.supplier('timeout');
    await buttonOf('20元加油券').click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await expect.poll(() => buttonOf('20元加油券').textContent()).toBe('领取中');
    await product.workbench.supplier('ok');
    await expect.poll(async () => (await claimsOf('20元加油券'))[0]?.tries).toBeGreaterThan(0);
    await product.workbench.advance(60_000);
    await expect.poll(() => buttonOf('20元加油券').textContent()).toBe('本月已领');
    expect(await claimsOf('20元加油券')).toHaveLength(1);
  });

  it('works without the log endpoint, and the page says nothing about it', async () => {
    let refused = 0;
    await page.route('**/userLog/**', async (route) => {
      refused += 1;
      await route.abort();
    });
    await page.reload();
    await buttonOf('视频会员月卡').click();
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('权益已发放');
    await page.getByRole('dialog').getByRole('button', { name: '查看记录' }).click();
    await page.waitForURL(/record-list/);
    await row('视频会员月卡').first().waitFor();
    await expect.poll(() => refused).toBeGreaterThan(0);
    expect(phone.errors.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });
});
