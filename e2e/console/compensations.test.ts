import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);

it('a ticket is answered with a compensation, the phone has coupon and message, and above the limit finance agrees', async () => {
  const mobile = '13812340046';
  const phone = await product.phone({ mobile });
  const ticketOf = async (text: string): Promise<void> => {
    await phone.page.goto('/content/super-market/question-list');
    await phone.page.getByRole('button', { name: /^转人工/ }).click();
    const sheet = phone.page.getByRole('dialog', { name: '转人工客服' });
    await sheet.getByRole('textbox', { name: '问题描述' }).fill(text);
    await sheet.getByRole('button', { name: '提交工单' }).click();
    await phone.page.waitForURL(/my-tickets\?.*ticketId=/);
  };
  await ticketOf('奶茶店说没有收到券');
  await ticketOf('充值晚到了两天');

  const desk = await open('demo-service');
  await desk.goto('/content/console/tickets');
  await desk.getByLabel('完整号码').fill(mobile);
  await desk.getByRole('button', { name: '查找' }).click();
  await desk
    .getByRole('row')
    .filter({ hasText: '奶茶店说没有收到券' })
    .getByRole('link', { name: /^T-\d+$/ })
    .click();
  await desk.getByRole('region', { name: '补偿' }).getByRole('button', { name: '补偿…' }).click();
  const form = desk.getByRole('form', { name: '补偿这位用户' });
  await form.getByRole('radio', { name: /12元咖啡奶茶券/ }).check();
  await form.getByLabel('原因').fill('门店系统故障，已核实');
  await expectAccessible(desk);
  await form.getByRole('button', { name: '补偿', exact: true }).click();
  await desk.getByText('已补偿，用户收到了券和消息').waitFor();
  await desk.getByRole('region', { name: '补偿' }).getByText('没用').waitFor();
  const answer = desk.getByRole('form', { name: '回复' });
  await answer.getByLabel('回复内容').fill('给您补了一张咖啡奶茶券，请在我的券里查看');
  await answer.getByRole('button', { name: '发送', exact: true }).click();
  await desk.getByRole('list', { name: '对话' }).getByText('给您补了一张咖啡奶茶券').waitFor();

  await phone.page.goto('/content/super-market/message-center');
  await phone.page.getByText('客服补偿您一张12元咖啡奶茶券').first().waitFor();
  await phone.page.goto('/content/super-market/my-coupons?couponType=cash');
  await phone.page.getByText('12元咖啡奶茶券').first().waitFor();

  await desk.getByRole('link', { name: '看这位用户' }).click();
  await desk.getByRole('button', { name: '补偿…' }).click();
  await form.getByLabel('为了哪件事').selectOption({ label: await optionWith('充值晚到了两天') });
  await form.getByRole('radio', { name: /30元权益福袋券/ }).check();
  await form.getByText('要财务或负责人同意').waitFor();
  await form.getByLabel('原因').fill('充值两次没有到账');
  await expectAccessible(desk);
  await form.getByRole('button', { name: '提交审批' }).click();
  await desk.getByText('已提交审批，财务或负责人同意后给出').waitFor();
  await desk.getByRole('button', { name: '补偿', exact: true }).click();
  const things = desk.getByRole('table', { name: '补偿' });
  await things.getByText('等审批').waitFor();
  const target = await things
    .getByRole('row')
    .filter({ hasText: '30元权益福袋券' })
    .getByRole('link', { name: /^工单 T-/ })
    .textContent();

  const finance = await open('demo-finance');
  await approve(finance, 'demo-finance', target ?? '');
  await finance.goto('/content/console/compensations');
  await finance
    .getByRole('table', { name: '补偿' })
    .getByRole('row')
    .filter({ hasText: '30元权益福袋券' })
    .first()
    .getByText('已补偿')
    .waitFor();
  await finance.getByText(/周倩 ¥[\d.]+ \/ ¥300\.00/).waitFor();
  await expectAccessible(finance);
  await phone.page.goto('/content/super-market/my-coupons?couponType=qyfd');
  await phone.page.getByText('30元权益福袋券').first().waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);

  async function optionWith(text: string): Promise<string> {
    return (await form.getByRole('option').filter({ hasText: text }).textContent()) ?? '';
  }
}, 120_000);
