import { expect, it } from 'vitest';
import { buyByBill } from '../support/buy-by-bill.ts';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);

it('an order is found, asked for at its channel, refunded by two persons, and the phone says so', async () => {
  const mobile = '13812340031';
  await product.workbench.grant(mobile, 'balance', 20_000);
  const phone = await product.phone({ mobile });
  const orderNo = await buyByBill(phone.page, 'cinema-imax.1');

  const desk = await open('demo-service');
  await desk.getByRole('link', { name: '交易' }).click();
  await desk.getByRole('link', { name: '订单' }).click();
  await desk.getByRole('heading', { name: '订单' }).waitFor();
  await desk.getByLabel('完整号码').fill(mobile);
  await desk.getByRole('button', { name: '查找' }).click();
  const row = desk.getByRole('table', { name: '订单' }).getByRole('link', { name: orderNo });
  await row.waitFor();
  await desk.getByLabel(`选择 ${orderNo}`).check();
  const bulk = desk.getByRole('region', { name: '批量操作' });
  await bulk.getByRole('button', { name: '加备注…' }).click();
  const note = desk.getByRole('form', { name: '加备注：1 单' });
  await note.getByLabel('备注').fill('用户来电核对');
  await expectAccessible(desk);
  await note.getByRole('button', { name: '加备注' }).click();
  await note.getByText(`${orderNo}：已加备注`).waitFor();
  await note.getByRole('button', { name: '关闭' }).click();
  await bulk.getByRole('button', { name: '取消' }).click();
  expect(new URL(desk.url()).href).not.toContain(mobile);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: '地市' }).click();
  await desk.getByRole('button', { name: '盐城', exact: true }).click();
  await desk.getByText('没有符合条件的订单').waitFor();
  await desk.getByRole('button', { name: '复制链接' }).waitFor();
  await desk.getByRole('button', { name: '去掉筛选 地市 盐城' }).click();
  await desk.getByRole('button', { name: '活动', exact: true }).click();
  await desk
    .getByRole('button', { name: /^拼团：/ })
    .first()
    .click();
  expect(new URL(desk.url()).searchParams.get('activity')).toMatch(/^group:/);
  await desk.getByText('没有符合条件的订单').waitFor();
  await desk.keyboard.press('Control+k');
  const find = desk.getByRole('combobox', { name: '搜页面' });
  await find.fill('对账');
  await desk.getByText('没有找到').waitFor();
  await find.fill(orderNo);
  await desk.getByRole('option', { name: `订单 ${orderNo}` }).waitFor();
  await expectAccessible(desk);
  await find.press('Enter');
  await desk.getByRole('heading', { name: orderNo }).waitFor();
  await desk.getByRole('listitem').filter({ hasText: '用户来电核对' }).waitFor();
  await desk.getByRole('table', { name: '各方经过' }).getByText('付款成功，金额一致').waitFor();
  await desk.getByRole('button', { name: '立即查单' }).click();
  await desk.getByText(/渠道已收款 ¥\d+\.\d{2}（与我们一致）/).waitFor();
  const notes = desk.getByRole('form', { name: '加备注' });
  await notes.getByLabel('备注').fill('用户来电，改看下一场');
  await notes.getByRole('button', { name: '加备注' }).click();
  await desk.getByRole('listitem').filter({ hasText: '改看下一场' }).waitFor();
  await desk.getByRole('button', { name: '建工单…' }).click();
  const ticket = desk.getByRole('form', { name: '为这个订单建工单' });
  await ticket.getByLabel('内容').fill('您来电说场次不对，我们在核对');
  await expectAccessible(desk);
  await ticket.getByRole('button', { name: '建工单' }).click();
  await desk.getByRole('list', { name: '已关联' }).getByText('巨幕厅电影票').waitFor();
  await desk.goBack();
  await desk.getByRole('link', { name: /^T-\d+$/ }).waitFor();
  await desk.getByRole('button', { name: '退款…' }).click();
  const form = desk.getByRole('form', { name: '退款' });
  await form.getByText(/原路退回话费 ¥/).waitFor();
  await form.getByLabel('原因').fill('用户改看下一场');
  await expectAccessible(desk);
  await form.getByRole('button', { name: '提交审批' }).click();
  await desk.getByText('已提交审批，财务同意后退款').waitFor();

  const finance = await open('demo-finance');
  await approve(finance, 'demo-finance', '巨幕厅电影票');
  await desk.getByRole('table', { name: '退款' }).getByText('已退款').waitFor();
  await phone.page.reload();
  await phone.page.getByRole('heading', { name: '退款已到账' }).first().waitFor();
  expect(await product.workbench.ledgerDifferences()).toEqual([]);
  expect([...errors, ...phone.errors]).toEqual([]);
});
