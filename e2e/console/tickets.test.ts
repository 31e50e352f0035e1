import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('a ticket is answered with a template, the phone shows it, and it is handed over and ended', async () => {
  const mobile = '13812340049';
  const phone = await product.phone({ mobile });
  await phone.page.goto('/content/super-market/question-list');
  await phone.page.getByRole('button', { name: /^转人工/ }).click();
  const sheet = phone.page.getByRole('dialog', { name: '转人工客服' });
  await sheet.getByRole('textbox', { name: '问题描述' }).fill('影院说券码用过了');
  await sheet.getByRole('button', { name: '提交工单' }).click();
  await phone.page.waitForURL(/my-tickets\?.*ticketId=/);

  const desk = await open('demo-service');
  await desk.getByRole('link', { name: '服务' }).click();
  await desk.getByRole('link', { name: /^工单/ }).click();
  await desk.getByRole('heading', { name: '工单' }).first().waitFor();
  await desk.getByLabel('完整号码').fill(mobile);
  await desk.getByRole('button', { name: '查找' }).click();
  const row = desk.getByRole('row').filter({ hasText: '影院说券码用过了' });
  await row.waitFor();
  expect(desk.url()).not.toContain(mobile);
  await expectAccessible(desk);
  await row.getByRole('link', { name: /^T-\d+$/ }).click();
  await desk.getByRole('button', { name: '认领' }).click();
  const answer = desk.getByRole('form', { name: '回复' });
  await answer.getByRole('button', { name: '感谢反馈' }).click();
  await expectAccessible(desk);
  await answer.getByRole('button', { name: '发送', exact: true }).click();
  await desk.getByRole('list', { name: '对话' }).getByText('客服周倩').waitFor();

  await phone.page.reload();
  await phone.page.getByRole('list', { name: '对话' }).getByText('客服周倩').waitFor();

  await desk.getByRole('button', { name: '转交…' }).click();
  const transfer = desk.getByRole('form', { name: '转交这个工单' });
  await transfer.getByRole('radio', { name: /王敏/ }).check();
  await transfer.getByLabel('说明').fill('请联系影院核对');
  await transfer.getByRole('button', { name: '转交' }).click();
  await desk.getByText('工单在王敏手里，先转交给自己').waitFor();

  const owner = await open('demo-owner');
  await owner.goto(desk.url());
  await owner.getByText('请联系影院核对').waitFor();
  await owner.getByRole('button', { name: '结束…' }).click();
  const end = owner.getByRole('form', { name: '结束这个工单' });
  await end.getByLabel('说明').fill('影院已换码');
  await end.getByRole('button', { name: '结束工单' }).click();
  await owner.getByText('已结束', { exact: true }).waitFor();
  await phone.page.reload();
  await phone.page.getByText('已结束', { exact: true }).waitFor();

  await phone.page.getByRole('textbox', { name: '补充说明' }).fill('新码还是不行');
  await phone.page.getByRole('button', { name: '发送' }).click();
  await owner.getByRole('list', { name: '对话' }).getByText('新码还是不行').waitFor();
  await owner.getByText('用户再次留言，重新打开').waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);
});
