import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { useProduct } from './support/use-product.ts';
import { layoutShift } from './support/visit.ts';

const product = useProduct();
const minute = 60_000;
const wait = { timeout: 150_000 };
const [plus, platinum] = ['13800000004', '13800000005'];
const api = () => product.origin + environments.dev.base;

/** Pays from the phone bill without coupons, which could pay all of it; gives the order. */
async function pay(page: Page): Promise<string> {
  await page.waitForURL(/\/order-pay\?/);
  await page.goto(`${page.url()}&cardCode=none`);
  await page.getByText('话费', { exact: true }).click();
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.waitForURL(/\/order-result\?orderNo=\d+/);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}
/** The name of a button with the goods it belongs to, which are hidden text. */
const named = (text: string, goodsName: string) => ({ name: new RegExp(`^${text}\\s*：${goodsName}`) });
const secondKill = (sessionId: string) => `/content/super-market/second-kill?sessionId=${sessionId}`;

describe('a flash sale', () => {
  it('is reminded of before it begins, and then ordered and paid at its price', async () => {
    const { page, errors } = await product.phone({ mobile: plus });
    const { sessionId } = await product.workbench.flashSale({
      skuId: 'carwash.1',
      stock: 5,
      priceFen: 100,
      beginsInMs: 10 * minute,
    });
    await page.goto(secondKill(sessionId));
    await page.getByRole('button', named('预约提醒', '标准洗车一次')).click();
    await page.getByRole('button', named('取消预约', '标准洗车一次')).waitFor();
    await product.workbench.advance(10 * minute);
    await page.goto(secondKill(sessionId));
    await page.getByRole('button', named('马上抢', '标准洗车一次')).click();
    const orderNo = await pay(page);
    await expect.poll(() => product.workbench.paidFenOf(orderNo), wait).toBe(100);
    await page.goto(secondKill(sessionId));
    await page.getByRole('button', named('查看订单', '标准洗车一次')).waitFor();
    expect(errors).toEqual([]);
  });

  it('by draw is entered, drawn, bought by the winner, and computed again on the phone', async () => {
    const { page, errors } = await product.phone({ mobile: plus });
    const { sessionId } = await product.workbench.flashSale({
      skuId: 'carwash.1',
      stock: 1,
      priceFen: 100,
      beginsInMs: 10 * minute,
      mode: 'draw',
    });
    await page.goto(secondKill(sessionId));
    await page.getByRole('button', named('报名抽签', '标准洗车一次')).click();
    await page.getByRole('button', named('取消报名', '标准洗车一次')).waitFor();
    await product.workbench.advance(10 * minute);
    const drawnAt = async () =>
      (await sendCall(api(), flashSales.drawResult, { sessionId })).envelope.data?.drawnAt;
    await expect.poll(drawnAt, wait).toEqual(expect.any(String));
    await page.goto(secondKill(sessionId));
    await page.getByRole('button', named('去下单', '标准洗车一次')).click();
    await pay(page);
    await page.goto(`/content/super-market/draw-result?sessionId=${sessionId}`);
    await page.getByRole('button', { name: '怎么抽的' }).click();
    await page.getByRole('button', { name: '在本机重算一遍' }).click();
    const verdict = page.getByRole('status', { name: '验证结果' });
    await verdict.getByText('重算的中签签号与公布的名单一致', { exact: false }).waitFor();
    expect(await verdict.textContent()).not.toContain('不一致');
    expect(errors).toEqual([]);
  });
});

describe('a group', () => {
  /** Opens a group of the goods and pays; gives its number and the order. */
  const opened = async (page: Page, goodsName: string) => {
    await page.goto('/content/super-market/group-list');
    await page.getByRole('button', named('我来开团', goodsName)).click();
    const orderNo = await pay(page);
    await page.goto('/content/super-market/group-list?mine=1');
    await page.getByRole('link', { name: goodsName }).first().click();
    await page.waitForURL(/\/group-share\?/);
    return { orderNo, groupNo: new URL(page.url()).searchParams.get('groupNo') ?? '' };
  };

  it('is opened on one phone, joined by its link on another, and formed on both', async () => {
    const [opener, friend] = [
      await product.phone({ mobile: plus }),
      await product.phone({ mobile: platinum }),
    ];
    const { groupNo } = await opened(opener.page, '标准洗车一次');
    await opener.page.getByText('还差1人成团').waitFor();
    await opener.page.getByRole('button', { name: '邀请好友' }).click();
    await opener.page.getByRole('dialog', { name: '邀请好友一起拼' }).waitFor();
    await opener.page.goto('/content/super-market/group-list');
    await opener.page.getByRole('article', { name: '我的拼团：标准洗车一次' }).waitFor();
    // The own group stands above the list, which must not move for it.
    expect(await layoutShift(opener.page)).toBeLessThan(0.01);
    const link = `/content/super-market/group-share?groupNo=${groupNo}`;
    await friend.page.goto(link);
    await friend.page.getByRole('button', { name: '一键参团 ¥15.9' }).click();
    await pay(friend.page);
    for (const { page, errors } of [friend, opener]) {
      await page.goto(link);
      await page.getByText('已成团，商品正在发放').waitFor();
      await page.getByRole('button', { name: '查看订单' }).waitFor();
      expect(errors).toEqual([]);
    }
  });

  it('that is not full in time is refunded in full', async () => {
    await product.workbench.grant(platinum, 'balance', 20_000);
    const { page, errors } = await product.phone({ mobile: platinum });
    const { orderNo, groupNo } = await opened(page, '视频会员年卡');
    await expect.poll(() => product.workbench.paidFenOf(orderNo), wait).toBe(10_800);
    await product.workbench.advance(24 * 60 * minute);
    const state = async () =>
      (await sendCall(api(), groupBuy.groupInfo, { groupNo })).envelope.data?.group.state;
    await expect.poll(state, wait).toBe('expired');
    await expect.poll(() => product.workbench.paidFenOf(orderNo), wait).toBe(0);
    await page.goto(`/content/super-market/group-share?groupNo=${groupNo}`);
    await page.getByText('到时未成团，款项已原路退回').waitFor();
    await page.getByRole('button', { name: '查看订单' }).waitFor();
    expect(errors).toEqual([]);
  });
});

it('half price is sold within the quota of the month', async () => {
  const { page, errors } = await product.phone({ mobile: platinum });
  for (const [left, goodsName] of [
    [2, '美式咖啡兑换券'],
    [1, '阅读会员季卡'],
  ] as const) {
    await page.goto('/content/super-market/half-off-purchase');
    await page.getByText(`本月还可购${left}件`).waitFor();
    await page.getByRole('button', named('五折购买', goodsName)).click();
    await pay(page);
  }
  await page.goto('/content/super-market/half-off-purchase');
  await page.getByText('本月还可购0件').waitFor();
  expect(await page.getByRole('button', { name: /^本月已用完/ }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: /^五折购买/ }).count()).toBe(0);
  expect(errors).toEqual([]);
});

it('zero-yuan goods are ordered without a payment, and their rights are there', async () => {
  const { page, errors } = await product.phone({ mobile: '13812340016' });
  await page.goto('/content/super-market/market-index');
  await page.getByRole('link', { name: /0元购/ }).click();
  await page.waitForURL(/\/product-spotlight\?.*productId=trial/);
  await page.getByRole('button', { name: '0元购' }).click();
  await page.waitForURL(/\/order-pay\?/);
  expect(await page.getByRole('radiogroup', { name: '支付方式' }).count()).toBe(0);
  await page.getByRole('button', { name: '确认下单' }).click();
  await page.waitForURL(/\/pay-result\?.*orderNo=\d+/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  expect(await product.workbench.paidFenOf(orderNo)).toBe(0);
  const spotlight = '/content/standalone-pages/product-spotlight?productId=trial';
  await expect
    .poll(async () => {
      await page.goto(spotlight);
      await page.getByRole('region', { name: '权益聚焦' }).waitFor();
      return page.getByRole('region', { name: '当前产品' }).count();
    }, wait)
    .toBe(1);
  expect(errors).toEqual([]);
});

it('gifts pop up one a day, and never two at a time', async () => {
  const { page, errors } = await product.phone({ mobile: platinum });
  const seen: (string | null)[] = [];
  for (let day = 0; day < 2; day += 1) {
    await page.goto('/content/super-market/market-index');
    await page.mouse.wheel(0, 10);
    const gift = page.getByRole('dialog');
    await gift.getByRole('button', { name: '立即领取' }).click();
    await gift.getByRole('heading', { name: '已放入券包' }).waitFor();
    expect(await gift.count()).toBe(1);
    seen.push(await gift.textContent());
    await gift.getByRole('button', { name: '知道了' }).click();
    await gift.waitFor({ state: 'detached' });
    await product.workbench.advance(24 * 60 * minute);
  }
  expect(new Set(seen).size).toBe(2);
  expect(errors).toEqual([]);
});
