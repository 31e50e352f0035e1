import { expect, it } from 'vitest';
import { buyByBill } from '../support/buy-by-bill.ts';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('a refund that its channel does not answer is found in the queue, sent again, and the phone says so', async () => {
  const mobile = '13812340041';
  await product.workbench.grant(mobile, 'balance', 20_000);
  const phone = await product.phone({ mobile });
  const orderNo = await buyByBill(phone.page, 'cinema-imax.1');

  const desk = await open('demo-service');
  await product.workbench.outage('billing', true);
  await desk.goto(`/content/console/orders/${orderNo}`);
  await desk.getByRole('button', { name: '退款…' }).click();
  const form = desk.getByRole('form', { name: '退款' });
  await form.getByText(/原路退回话费 ¥/).waitFor();
  await form.getByLabel('原因').fill('用户改看下一场');
  await form.getByRole('button').first().click();
  await desk.getByText(/已提交审批|已退款，款项原路退回/).waitFor();
  if (await desk.getByText('已提交审批').isVisible()) {
    const finance = await open('demo-finance');
    await finance.goto('/content/console/approvals');
    await finance
      .getByRole('region', { name: '待我审批' })
      .getByRole('button', { name: '巨幕厅电影票' })
      .click();
    const agree = finance.getByRole('button', { name: '同意' });
    await agree.click();
    await agree.waitFor({ state: 'detached' });
  }

  await desk.getByRole('link', { name: '交易' }).click();
  await desk.getByRole('link', { name: /^退款/ }).click();
  await desk.getByRole('heading', { name: '退款', exact: true }).waitFor();
  await desk.getByRole('button', { name: /^没成功，会再试/ }).click();
  await desk.getByLabel('完整号码').fill(mobile);
  await desk.getByRole('button', { name: '查找' }).click();
  const row = desk.getByRole('table', { name: '退款' }).getByRole('row').filter({ hasText: '话费' });
  await row.waitFor();
  expect(desk.url()).not.toContain(mobile);
  await expectAccessible(desk);
  await row.getByRole('link', { name: /^TK\d+$/ }).click();
  await desk
    .getByRole('table', { name: '各方经过' })
    .getByText(/上次没有退成/)
    .waitFor();
  await desk.getByText('没有记账：渠道退成后才记').waitFor();
  expect(await desk.getByRole('button', { name: '人工结束…' }).isDisabled()).toBe(true);

  await product.workbench.outage('billing', false);
  await desk.getByRole('button', { name: '重新发送…' }).click();
  const again = desk.getByRole('form', { name: '重新发送这笔退款' });
  await again.getByLabel('原因').fill('话费系统已恢复');
  await expectAccessible(desk);
  await again.getByRole('button', { name: '立即发送' }).click();
  await desk.getByText('已退回', { exact: true }).waitFor();
  await desk.getByText(/借 待履约，贷 话费应收/).waitFor();
  await phone.page.reload();
  await phone.page.getByRole('heading', { name: '退款已到账' }).first().waitFor();
  expect(await product.workbench.ledgerDifferences()).toEqual([]);
  expect([...errors, ...phone.errors]).toEqual([]);
});
