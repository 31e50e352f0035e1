import type { Page } from 'playwright-core';

/** Buys one piece with the phone bill and opens the order; the order number. */
export async function buyByBill(page: Page, skuId: string): Promise<string> {
  await page.goto(`/content/super-market/order-pay?skuId=${skuId}&quantity=1`);
  await page.getByRole('radiogroup', { name: '支付方式' }).getByText('话费', { exact: true }).click();
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.waitForURL(/\/order-detail\?/);
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}
