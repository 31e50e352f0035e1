import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Phone } from './support/phone.ts';
import { useProduct } from './support/use-product.ts';

const mall = '/content/super-market';
const product = useProduct();
let phone: Phone;
beforeAll(async () => {
  await product.workbench.soldOut(true);
  phone = await product.sharedPhone({ mobile: '13800000001' });
});
afterAll(async () => {
  await phone.close();
  await product.workbench.soldOut(false);
});

describe('goods that are all sold out', () => {
  it('are found with a reminder, and are not sold by their page, the payment page or the lists', async () => {
    const { page, errors } = phone;
    await page.goto(`${mall}/search-result?keyword=${encodeURIComponent('会员')}`);
    await page
      .getByRole('button', { name: /^到货提醒/ })
      .first()
      .waitFor();
    for (const path of ['goods-detail?goodsId=coffee', 'goods-physical-detail?goodsId=earbuds']) {
      await page.goto(`${mall}/${path}`);
      await page.getByRole('button', { name: '到货提醒' }).waitFor();
      expect(await page.getByRole('button', { name: /^立即购买/ }).count()).toBe(0);
    }
    await page.goto(`${mall}/order-pay?goodsId=coffee&skuId=coffee.1`);
    await page.getByText(/库存不足/).waitFor();
    expect(await page.getByRole('button', { name: /立即支付|确认下单/ }).isDisabled()).toBe(true);
    await page.goto(`${mall}/group-list`);
    await page
      .getByRole('button', { name: /^已抢完/ })
      .first()
      .waitFor();
    await page.goto(`${mall}/discount-list`);
    await page.getByRole('heading', { name: '优惠排行' }).waitFor();
    expect(errors).toEqual([]);
  });
});
