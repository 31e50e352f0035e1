import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Phone } from './support/phone.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();
let phone: Phone;
beforeAll(async () => {
  phone = await product.sharedPhone({ mobile: '13800000001' });
});
afterAll(() => phone.close());

const fenOf = (text: string | null): number =>
  Math.round(Number(/¥([\d.]+)/.exec((text ?? '').replaceAll(',', ''))?.[1]) * 100);

describe('from a coupon to a paid order', () => {
  it('a coupon leads to the goods it pays for, and the order costs what the list said', async () => {
    const { page } = phone;
    page.setDefaultTimeout(15_000);
    await page.goto('/content/super-market/my-coupons?couponType=cash');
    const use = page.getByRole('link', { name: /^去使用\s*：3元通用立减券/ }).first();
    await use.click();
    await page.waitForURL(/\/rights-discount\?.*cardCode=/);
    const cardCode = new URL(page.url()).searchParams.get('cardCode') ?? '';
    expect(cardCode).not.toBe('');

    const list = page.getByRole('list', { name: /商品$/ });
    const row = list
      .getByRole('listitem')
      .filter({ hasText: '视频会员月卡' })
      .filter({ hasText: '券后' })
      .first();
    await row.waitFor();
    const shownFen = fenOf(/券后[^原]*/.exec((await row.textContent()) ?? '')?.[0] ?? '');
    expect(shownFen).toBeGreaterThan(0);
    await row.getByRole('link', { name: /^用券购买/ }).click();

    await page.waitForURL(/\/order-pay\?/);
    expect(new URL(page.url()).searchParams.get('cardCode')).toBe(cardCode);
    const goods = page.getByRole('region', { name: '商品和优惠' });
    await expect.poll(() => goods.textContent()).toContain('优惠券抵扣 1张');
    await goods.getByRole('button', { name: /抵扣/ }).click();
    const chooser = page.getByRole('dialog', { name: '优惠券' });
    await expect.poll(async () => fenOf(await chooser.getByText('用券后应付').textContent())).toBe(shownFen);
    await chooser.getByRole('button', { name: '确定' }).click();

    await page.getByRole('radio', { name: '话费' }).check({ force: true });
    await page.getByRole('button', { name: '立即支付' }).click();
    await page.waitForURL(/\/order-result\?orderNo=\d+/);
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    await page.getByRole('link', { name: '查看订单' }).click();
    await page.waitForURL(/\/order-detail\?orderNo=\d+/);
    await expect.poll(() => page.locator('main').textContent()).toContain(`¥${(shownFen / 100).toFixed(2)}`);
    expect(phone.errors).toEqual([]);
  });

  it('claims a coupon, buys goods with the best coupons, pays by phone bill and sees the result', async () => {
    const { page } = phone;
    await page.goto('/content/super-market/coupon-center?couponKey=1');
    await page.getByRole('button', { name: '一键领取' }).click();
    await page.getByText(/已领取\d+张/).waitFor();

    await page.goto('/content/super-market/goods-detail?goodsId=video-month');
    await page.getByRole('button', { name: /^(立即购买|马上抢)/ }).click();
    const choice = page.getByRole('dialog', { name: '选择规格和数量' });
    await choice.getByRole('button', { name: '确定购买' }).click();
    await page.waitForURL(/\/order-pay\?/);
    const goods = page.getByRole('region', { name: '商品和优惠' });
    await expect.poll(() => goods.textContent()).toContain('视频会员月卡');

    await goods.getByRole('button', { name: /抵扣/ }).click();
    const coupons = page.getByRole('dialog', { name: '优惠券' });
    await coupons.getByRole('button', { name: '不使用券' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('cardCode')).toBe('none');
    await coupons.getByText('未使用券', { exact: false }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('radio', { name: '话费' }).check({ force: true });
    await page.getByRole('button', { name: '立即支付' }).click();
    await page.waitForURL(/\/order-result\?orderNo=\d+/);
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    await page.getByRole('link', { name: '查看订单' }).click();
    await page.waitForURL(/\/order-detail\?orderNo=\d+/);
    expect(phone.errors).toEqual([]);
  });

  it('stamps a claimed coupon without covering its words', async () => {
    const { page } = phone;
    await page.goto('/content/super-market/coupon-center?couponKey=1');
    const ticket = page.getByRole('article').filter({ hasText: '12元咖啡奶茶券' });
    await ticket.getByText('已领取', { exact: true }).waitFor();
    const covered = await ticket.evaluate((element) => {
      const stamp = [...element.querySelectorAll('span')].find(({ textContent }) => textContent === '已领取');
      const box = stamp?.getBoundingClientRect();
      return [...element.querySelectorAll('h3, p')].flatMap((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        return [...words.getClientRects()].filter(
          ({ right, top, bottom }) => box && right > box.left && bottom > box.top && top < box.bottom,
        );
      }).length;
    });
    expect(covered).toBe(0);
  });

  it('finds the order in the list by a part of its name', async () => {
    const { page } = phone;
    await page.goto('/content/super-market/order-list');
    const search = async (keyword: string) => {
      await page.getByRole('searchbox', { name: '搜索订单' }).fill(keyword);
      await page.getByRole('button', { name: '搜索', exact: true }).click();
    };
    await page.getByRole('button', { name: '搜索订单' }).click();
    await search('没有的商品');
    await page.getByText('没有找到“没有的商品”').waitFor();
    await search('会员月卡');
    await page.getByRole('listitem').filter({ hasText: '视频会员月卡' }).first().waitFor();
    expect(phone.errors).toEqual([]);
  });
});
