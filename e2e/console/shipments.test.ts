import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('a file of numbers is judged row by row and sends what is right; a wrong number is corrected, and the phone says so', async () => {
  const mobile = '13800000001';
  const phone = await product.phone({ mobile });
  await phone.page.goto('/content/super-market/order-pay?skuId=earbuds.1&quantity=1');
  await phone.page
    .getByRole('radiogroup', { name: '支付方式' })
    .getByText('银行卡支付', { exact: true })
    .click();
  await phone.page.getByRole('button', { name: '立即支付' }).click();
  await phone.page.waitForURL(({ pathname }) => pathname === '/sandbox/cashier');
  await phone.page.getByRole('link', { name: '确认付款' }).click();
  await phone.page.getByRole('heading', { name: '支付成功' }).waitFor();
  await phone.page.getByRole('link', { name: '查看订单' }).click();
  await phone.page.waitForURL(/\/order-detail\?/);
  const orderNo = new URL(phone.page.url()).searchParams.get('orderNo') ?? '';
  const wrong = `SF${orderNo.slice(-12)}`;
  const right = `JD${orderNo.slice(-12)}A`;

  const desk = await open('demo-service');
  await desk.goto(`${consolePath}/shipments?state=waiting&number=%22${orderNo}%22`);
  const table = desk.getByRole('table', { name: '发货' });
  await table.getByText('待发货').waitFor();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: '导入运单号…' }).click();
  const form = desk.getByRole('form', { name: '导入运单号' });
  const path = join(tmpdir(), `parcels-${process.pid}.csv`);
  const rows = [
    '订单号,行,快递公司,运单号',
    `${orderNo},,示例快递,${wrong}`,
    '1,,示例快递,SF000000000001',
    `${orderNo},,飞鸽,1`,
  ];
  writeFileSync(path, rows.join('\r\n'));
  await form.getByLabel('运单号 CSV 文件').setInputFiles(path);
  rmSync(path);
  await form.getByLabel('原因').fill('仓库今天的发货表');
  await form.getByRole('button', { name: '检查' }).click();
  for (const text of ['3 行：发货 1 单，2 行不对', '没有这个订单；核对订单号', '不认识快递公司“飞鸽”'])
    await form.getByRole('status').getByText(text).waitFor();
  await expectAccessible(desk);
  await table.getByText('待发货').waitFor();
  await form.getByRole('button', { name: '发货 1 单' }).click();
  await form.getByRole('link', { name: '看进度和每一行的结果' }).click();
  const report = desk.getByRole('table', { name: '逐行结果' });
  await report.getByText('没有这个订单；核对订单号').waitFor();
  await desk
    .getByRole('region', { name: /^导入运单号/ })
    .getByText('已完成')
    .first()
    .waitFor();
  await expectAccessible(desk);

  await desk.goto(`${consolePath}/shipments?number=${wrong}`);
  await table.getByText('运输中').waitFor();
  await table.getByRole('link', { name: orderNo }).click();
  await desk.getByRole('button', { name: '更正运单号…' }).click();
  const correction = desk.getByRole('form', { name: '更正运单号' });
  await correction.getByLabel('快递公司').selectOption('示例速运');
  await correction.getByLabel('运单号').fill(right.toLowerCase());
  await correction.getByLabel('原因').fill('仓库填错了快递公司');
  await expectAccessible(desk);
  await correction.getByRole('button', { name: '更正', exact: true }).click();
  await desk.getByText('已更正，已通知用户').waitFor();
  await phone.page.reload();
  await phone.page.getByText(right, { exact: false }).first().waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);
});
