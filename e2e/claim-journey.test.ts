import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Phone } from './support/phone.ts';
import { dragCaptcha, keyCaptcha } from './support/solve-captcha.ts';
import { setStage } from './support/stage.ts';

const claimPage = '/content/standalone-pages/rights-entrance';
const gold = '13800000001';

const stage = setStage();
let phone: Phone;
let page: Page;
const take = async (mobile?: string) => {
  phone = await stage.phone({ mobile });
  page = phone.page;
};
afterEach(() => stage.workbench.supplier('ok'));

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const buttonOf = (name: string) => row(name).getByRole('button');
const codeFor = async (mobile: string): Promise<string> => {
  await expect.poll(() => stage.workbench.newestSms(mobile)).toBeTruthy();
  return (await stage.workbench.newestSms(mobile))?.code ?? '';
};

describe('from a guest to a claimed right', () => {
  beforeEach(() => take());

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
    expect(phone.complaints).toEqual([]);
  });

  it('lets somebody who only has a keyboard through the puzzle', async () => {
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
    await take(gold);
    await page.goto(claimPage);
    await buttonOf('咖啡兑换券').waitFor();
  });
  const claimsOf = async (name: string) => {
    const claims = await stage.workbench.claims();
    return claims.filter(
      ({ rightsName, mobile, cycle }) =>
        rightsName === name && mobile === '138****0001' && cycle === claims[0]?.cycle,
    );
  };

  it('makes one claim of three taps at once', async () => {
    await buttonOf('综艺会员月卡').evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('领取成功');
    expect(await claimsOf('综艺会员月卡')).toHaveLength(1);
  });

  it('gives the month back when the supplier refuses, and tells so', async () => {
    await stage.workbench.supplier('fail');
    await buttonOf('咖啡兑换券').click();
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('发放未成功');
    await page.getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => buttonOf('咖啡兑换券').textContent()).toBe('点击领取');
  });

  it('waits for a slow supplier with 领取中 on the button', async () => {
    await stage.workbench.supplier('slow');
    await buttonOf('咖啡兑换券').click();
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('正在为您发放');
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('权益已发放');
  });

  it('shows a silent supplier as 领取中 after a reload too, and settles once it answers', async () => {
    await stage.workbench.supplier('timeout');
    await buttonOf('20元加油券').click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await expect.poll(() => buttonOf('20元加油券').textContent()).toBe('领取中');
    await stage.workbench.supplier('ok');
    await expect.poll(async () => (await claimsOf('20元加油券'))[0]?.tries).toBeGreaterThan(0);
    await stage.workbench.advance(60_000);
    await expect.poll(() => buttonOf('20元加油券').textContent()).toBe('本月已领');
    expect(await claimsOf('20元加油券')).toHaveLength(1);
  });
});
