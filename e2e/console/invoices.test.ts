import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);

it('an invoice is reversed by two persons, the order says so, and the subscriber asks for another', async () => {
  const mobile = '13812340046';
  await product.workbench.grant(mobile, 'balance', 20_000);
  const phone = await product.phone({ mobile });
  await phone.page.goto('/content/super-market/order-pay?skuId=cinema-imax.1&quantity=1');
  await phone.page.getByRole('radiogroup', { name: '支付方式' }).getByText('话费', { exact: true }).click();
  await phone.page.getByRole('button', { name: '立即支付' }).click();
  await phone.page.getByRole('heading', { name: '支付成功' }).waitFor();
  await phone.page.getByRole('link', { name: '查看订单' }).click();
  await phone.page.waitForURL(/\/order-detail\?/);
  const orderNo = new URL(phone.page.url()).searchParams.get('orderNo') ?? '';
  await phone.page.getByRole('link', { name: '电子发票' }).click();
  const ask = async () => {
    await phone.page.getByRole('button', { name: '提交申请' }).click();
    await phone.page.getByRole('heading', { name: '发票已开具' }).waitFor();
  };
  await phone.page.getByRole('textbox', { name: '发票抬头' }).fill('王小明');
  await phone.page.getByRole('textbox', { name: '接收邮箱' }).fill('wang@example.com');
  await ask();

  const desk = await open('demo-service');
  await desk.goto(`${consolePath}/invoices?state=issued`);
  await desk.getByPlaceholder('发票编号、发票号码、订单号').fill(orderNo);
  const row = desk
    .getByRole('table', { name: '发票' })
    .getByRole('row')
    .filter({ hasText: `${orderNo}-F1` });
  await row.getByText('王**').waitFor();
  await expectAccessible(desk);
  await row.getByRole('link', { name: `${orderNo}-F1` }).click();
  await desk.getByRole('button', { name: '问税务服务' }).click();
  await desk.getByText(/^税务服务开过这张发票/).waitFor();
  await desk.getByRole('button', { name: '红冲…' }).click();
  const form = desk.getByRole('form', { name: '红冲这张发票' });
  await form.getByLabel('原因').fill('抬头开错了，用户要求重开');
  await expectAccessible(desk);
  await form.getByRole('button', { name: '提交审批' }).click();
  await desk.getByText(/申请了红冲/).waitFor();

  const finance = await open('demo-finance');
  await approve(finance, 'demo-finance', '个人发票');
  await desk.getByText('已红冲', { exact: true }).first().waitFor();
  await desk.getByText(/已开红字发票/).waitFor();
  await expectAccessible(desk);

  await phone.page.goto(`/content/super-market/order-detail?orderNo=${orderNo}`);
  await phone.page.getByRole('link', { name: '发票已红冲' }).click();
  await phone.page.getByRole('button', { name: '重新申请发票' }).click();
  await phone.page.getByRole('textbox', { name: '发票抬头' }).fill('王晓明');
  await ask();
  await desk.goto(`${consolePath}/orders/${orderNo}`);
  await desk.getByRole('link', { name: `${orderNo}-F2` }).waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);
});
