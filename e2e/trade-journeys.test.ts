import type { Page } from 'playwright-core';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { isLongRun } from './support/is-long-run.ts';
import type { Phone } from './support/phone.ts';
import { useProduct } from './support/use-product.ts';

const mall = '/content/super-market';
/** A code of 49 yuan, which is refunded until it is shown, and a parcel. */
const [codeGoods, parcelSku] = ['cinema-imax', 'earbuds.1'];

/**
 * `npm test` refunds what was paid at one channel's cashier; `npm run long` each method. The server's tests of payments have every
 * method, and the stories below pay from the phone bill, by bank card and from a wallet.
 */
const payMethods = [
  { payMethodId: 1, payMethodName: '聊天应用支付' },
  { payMethodId: 2, payMethodName: '在线钱包' },
  { payMethodId: 3, payMethodName: '话费' },
  { payMethodId: 6, payMethodName: 'AI豆抵扣' },
  { payMethodId: 7, payMethodName: '运营商钱包' },
  { payMethodId: 8, payMethodName: '银行卡支付' },
].filter(({ payMethodId }) => isLongRun || payMethodId === 1);
const product = useProduct();

const choosePayMethod = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '支付方式' }).getByText(name, { exact: true }).click();
const pay = (page: Page) => page.getByRole('button', { name: '立即支付' }).click();
const orderNoOf = (page: Page) => new URL(page.url()).searchParams.get('orderNo') ?? '';
const isCashier = (url: URL) => url.pathname === '/sandbox/cashier';
/** Confirms at the cashier of the channel, or is at the result already. */
async function payAtCashier(page: Page, hasCashier: boolean): Promise<void> {
  if (hasCashier) {
    await page.waitForURL(isCashier);
    await page.getByRole('link', { name: '确认付款' }).click();
  }
  await page.waitForURL(/\/order-result\?/);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
}
async function openOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.waitForURL(/\/order-detail\?/);
}

describe('goods with a coupon, paid by each method and refunded', () => {
  const mobile = '13800000005';
  let phone: Phone;
  beforeAll(async () => {
    await product.workbench.grant(mobile, 'points', 10_000);
    await product.workbench.grant(mobile, 'balance', 10_000);
    phone = await product.sharedPhone({ mobile });
  });
  afterAll(() => phone.close());

  it.each(payMethods)('$payMethodName', async ({ payMethodId, payMethodName }) => {
    const { page, errors } = phone;
    await page.goto(`${mall}/goods-detail?goodsId=${codeGoods}`);
    await page.getByRole('button', { name: /^(立即购买|马上抢)/ }).click();
    const choice = page.getByRole('dialog', { name: '选择规格和数量' });
    await choice.getByRole('button', { name: '确定购买' }).click();
    await page.waitForURL(/\/order-pay\?/);
    await page.getByRole('button', { name: /券抵扣 \d+张/ }).waitFor();
    await choosePayMethod(page, payMethodName);
    await pay(page);
    await payAtCashier(page, payMethodId !== 3 && payMethodId !== 6);
    await openOrder(page);
    await page.getByRole('link', { name: '退款' }).click();
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByRole('heading', { name: '退款已到账' }).waitFor();
    expect(await product.workbench.ledgerDifferences()).toEqual([]);
    expect(errors).toEqual([]);
  });
});

it('a membership is bought by phone bill, its right claimed, and its renewal stopped with one tap', async () => {
  const mobile = '13812340015';
  await product.workbench.grant(mobile, 'balance', 10_000);
  const { page, errors } = await product.phone({ mobile });
  await page.goto(`${mall}/member-order`);
  await page.getByRole('radio', { name: /黄金会员/ }).check({ force: true });
  await page.getByText('连续包月').first().click();
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: /开通/ }).click();
  await page.waitForURL(/\/order-pay\?/);
  await choosePayMethod(page, '在线钱包');
  await page.getByText('只有话费支付会自动续费', { exact: false }).waitFor();
  await choosePayMethod(page, '话费');
  await page.getByText('话费支付到期自动续费', { exact: false }).waitFor();
  await pay(page);
  await payAtCashier(page, false);
  const orderAddress = await page.getByRole('link', { name: '查看订单' }).getAttribute('href');

  await page.goto('/content/standalone-pages/rights-entrance');
  const right = page.getByRole('listitem').filter({ hasText: '视频会员月卡' });
  await right.getByRole('button').last().click();
  await page.getByRole('dialog').getByText('权益已发放', { exact: false }).waitFor();

  await page.goto(orderAddress ?? '');
  await page.getByRole('button', { name: '关闭自动续费' }).click();
  await page.getByRole('button', { name: '开启自动续费' }).waitFor();
  expect(errors).toEqual([]);
});

it('a parcel goes to a new address, is sent and received', async () => {
  const { page, errors } = await product.phone({ mobile: '13812340016' });
  await page.goto(`${mall}/order-pay?skuId=${parcelSku}&quantity=1`);
  await page.getByRole('link', { name: /添加收货地址/ }).click();
  await page.getByRole('textbox', { name: '收货人' }).fill('王小明');
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000001');
  await page.getByRole('button', { name: /^所在地区/ }).click();
  await page.getByRole('option', { name: '江苏省' }).click();
  await page.getByRole('option', { name: '南京市' }).click();
  await page.getByRole('option', { name: '鼓楼区' }).click();
  await page.getByRole('textbox', { name: '详细地址' }).fill('中山路18号');
  await page.getByRole('button', { name: '保存' }).click();
  await page.waitForURL(/\/order-pay\?/);
  await page.getByText('中山路18号', { exact: false }).waitFor();
  await choosePayMethod(page, '银行卡支付');
  await pay(page);
  await payAtCashier(page, true);
  await openOrder(page);
  const orderNo = orderNoOf(page);
  await expect.poll(() => product.workbench.moveParcel(orderNo)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await page.getByText('已签收', { exact: false }).first().waitFor();
  expect(errors).toEqual([]);
});

it('an order that was not paid in time is closed, and its page says so', async () => {
  const { page } = await product.phone({ mobile: '13812340017' });
  await page.goto(`${mall}/order-pay?skuId=${codeGoods}.1&quantity=1`);
  await choosePayMethod(page, '银行卡支付');
  await pay(page);
  await page.waitForURL(isCashier);
  await page.getByRole('link', { name: '返回商户' }).click();
  await page.waitForURL(/\/order-result\?/);
  const orderNo = orderNoOf(page);
  await product.workbench.advance(31 * 60_000);
  await page.goto(`${mall}/order-detail?orderNo=${orderNo}`);
  await page.getByRole('heading', { name: '订单已关闭' }).waitFor();
  await page.goto(`${mall}/order-pay?orderNo=${orderNo}`);
  await page.getByRole('heading', { name: '订单已关闭' }).waitFor();
});

it('an order that is paid in two tabs is paid once: the second channel is refused or its money goes back', async () => {
  const { page } = await product.phone({ mobile: '13812340018' });
  await page.goto(`${mall}/order-pay?skuId=${codeGoods}.1&quantity=1`);
  await choosePayMethod(page, '银行卡支付');
  await pay(page);
  await page.waitForURL(isCashier);
  const second = await page.context().newPage();
  await page.getByRole('link', { name: '返回商户' }).waitFor();
  await second.goto(`${mall}/order-list`);
  await second.getByRole('link', { name: '去支付' }).first().click();
  await choosePayMethod(second, '运营商钱包');
  await pay(second);
  await payAtCashier(second, true);
  // The first tab still shows the cashier of an attempt that was closed when the second began.
  await page.getByRole('link', { name: '确认付款' }).click();
  await page.waitForURL(/\/order-result\?/);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await expect.poll(() => product.workbench.ledgerDifferences()).toEqual([]);
});
