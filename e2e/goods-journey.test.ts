import { beforeAll, describe, expect, it } from 'vitest';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import type { Phone } from './support/phone.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();
let phone: Phone;
beforeAll(async () => {
  // A member with whom no other file keeps goods: files share running products.
  phone = await product.phone({ mobile: '13800000004' });
});

describe('from goods to favourites and history', () => {
  it('chooses a sku, keeps the goods, and finds them in both lists', async () => {
    const { page } = phone;
    const visited = page.waitForResponse(`**${savedGoods.visitGoods.path}`);
    await page.goto('/content/super-market/goods-detail?goodsId=video-month&routerFromProject=easy-use');
    await visited;
    const head = page.getByRole('region', { name: '价格和名称' });
    // Goods of the day's flash sales show that price instead while one runs.
    await expect.poll(() => head.textContent()).toMatch(/会员再省|秒杀价|到手价/);

    await page.getByRole('button', { name: /^(立即购买|马上抢)/ }).click();
    const sheet = page.getByRole('dialog', { name: '选择规格和数量' });
    await sheet.getByText('连续三个月').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('skuId')).toBe('video-month.2');
    expect(new URL(page.url()).searchParams.get('routerFromProject')).toBe('easy-use');
    await expect.poll(() => sheet.textContent()).toContain('已选 连续三个月');
    await page.keyboard.press('Escape');

    const heart = page.getByRole('button', { name: '收藏', exact: true }).first();
    await sheet.waitFor({ state: 'hidden' });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    // Said once the server has kept it.
    await page.getByText('已收藏，降价会提醒您').waitFor();

    await page.goto('/content/super-market/my-collect');
    await page.getByRole('link', { name: '视频会员月卡' }).waitFor();
    await page.goto('/content/supper-mall/browse-history');
    // The same page of the member's own mall.
    await page.waitForURL('**/super-market/browse-history?*');
    const today = page.getByRole('region', { name: '今天' });
    await today.getByRole('link', { name: '视频会员月卡' }).waitFor();
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '清空' }).click();
    await page.getByText('还没有浏览记录').waitFor();
    expect(phone.errors).toEqual([]);
  });

  it('leads a guest from the favourites to signing in, with the way back', async () => {
    const { page } = await product.phone();
    await page.goto('/content/super-market/my-collect');
    await page.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL(/public-pages\/login\?redirect=.*my-collect/);
    await page.getByRole('textbox', { name: '手机号' }).waitFor();
  });
});
