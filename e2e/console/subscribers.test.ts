import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('a subscriber is found by the whole number, looked at, noted, and signed out on every device', async () => {
  const mobile = '13800000001';
  const phone = await product.phone({ mobile });
  await phone.page.goto('/content/super-market/settings');
  await phone.page.getByText('账号安全').waitFor();

  const desk = await open('demo-service');
  await desk.getByRole('link', { name: '服务' }).click();
  const find = desk.getByRole('form', { name: '找用户' });
  await find.getByLabel('号码').fill('0001');
  await find.getByRole('button', { name: '查找' }).click();
  await desk.getByText('请输入完整的手机号码').waitFor();
  await expectAccessible(desk);
  await find.getByLabel('号码').fill(mobile);
  await find.getByRole('button', { name: '查找' }).click();
  await desk.getByRole('heading', { name: '本月权益' }).waitFor();
  expect(desk.url()).not.toContain(mobile);
  await desk.getByText('随心看权益包').first().waitFor();
  await expectAccessible(desk);

  for (const [things, row] of [
    ['工单', '会员领了半天没到'],
    ['登录和设备', '短信验证码登录'],
    ['消息', ''],
    ['订单', ''],
  ] as const) {
    await desk.getByRole('button', { name: things, exact: true }).click();
    if (row !== '') await desk.getByRole('table', { name: things }).getByText(row).first().waitFor();
    await expectAccessible(desk);
  }
  await desk.getByRole('button', { name: '备注', exact: true }).click();
  const note = desk.getByRole('form', { name: '加备注' });
  await note.getByLabel('备注').fill('来电说手机丢了');
  await note.getByRole('button', { name: '加备注' }).click();
  await desk.getByRole('table', { name: '备注' }).getByText('来电说手机丢了').waitFor();

  await desk.getByRole('button', { name: '退出全部设备…' }).click();
  const end = desk.getByRole('form', { name: '退出这位用户的全部设备' });
  await end.getByLabel('原因').fill('用户来电说手机丢了');
  await end.getByRole('button', { name: '全部退出' }).click();
  await desk.getByText(/^已退出 \d+ 个设备$/).waitFor();

  const again = await product.phone({ mobile });
  await again.page.goto('/content/super-market/settings');
  await again.page.getByText('客服应要求退出了全部设备').waitFor();

  const finance = await open('demo-finance');
  await finance.goto(desk.url());
  await finance.getByRole('heading', { name: '本月权益' }).waitFor();
  expect(await finance.getByRole('button', { name: '退出全部设备…' }).count()).toBe(0);
  expect([...errors, ...phone.errors, ...again.errors]).toEqual([]);
}, 120_000);
