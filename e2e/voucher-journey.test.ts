import { expect, it } from 'vitest';
import { useProduct } from './support/use-product.ts';

const product = useProduct();
const mall = '/content/super-market';

it('a voucher is bought, shown from the result and the list, used by a shop, and deleted then', async () => {
  const mobile = '13812340037';
  await product.workbench.grant(mobile, 'balance', 10_000);
  const { page, errors } = await product.phone({ mobile });
  await page.goto(`${mall}/order-pay?skuId=coffee.1&quantity=1`);
  await page.getByRole('radio', { name: '话费' }).check({ force: true });
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.waitForURL(/\/order-result\?orderNo=\d+/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  const next = page.getByRole('region', { name: '接下来：到店出示券码' });
  await next.getByRole('button', { name: '出示券码' }).click();
  const code = page.getByRole('dialog', { name: '出示券码' });
  await code.getByRole('img', { name: '券码的二维码' }).waitFor();

  await page.goto(`${mall}/mine-index`);
  await page.getByRole('link', { name: /待使用\s*1个/ }).click();
  await page.waitForURL(/tab=toUse/);
  await page.getByText('待使用1张').waitFor();
  await page.getByRole('button', { name: /^出示券码/ }).click();
  await code.getByRole('img', { name: '券码的二维码' }).waitFor();
  expect(await product.workbench.useVoucher(orderNo)).toMatchObject({ ok: true });
  await code.getByText('已使用').waitFor();

  await page.goto(`${mall}/order-list?tab=toUse`);
  await page.getByText('没有待使用的券').waitFor();
  await page.goto(`${mall}/order-detail?orderNo=${orderNo}`);
  await page.getByRole('heading', { name: '订单已完成' }).waitFor();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('button', { name: '删除订单' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('订单已删除').waitFor();
  expect(errors).toEqual([]);
});
