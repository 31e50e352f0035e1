import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors, codeOf } = useDesks(product);

const sessions = '进行中的秒杀、半价和抽签';

it('on a phone a sale is stopped, and what waits is decided', async () => {
  const operator = await open('demo-activities');
  await operator.setViewportSize({ width: 390, height: 844 });
  await operator.goto(`${consolePath}/on-call`);
  const sales = operator.getByRole('region', { name: sessions });
  const stop = sales.getByRole('button', { name: /^停止活动/ }).first();
  await stop.waitFor();
  await expectAccessible(operator);
  expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const name = ((await stop.getAttribute('aria-label')) ?? '').replace('停止活动 ', '');
  await stop.click();
  const form = operator.getByRole('form', { name: `停止活动：${name}` });
  await form.getByLabel('原因').fill('手机上试停一场');
  await expectAccessible(operator);
  await form.getByRole('button', { name: '立即停止' }).click();
  await sales.getByRole('region', { name }).waitFor({ state: 'detached' });

  await operator.goto(`${consolePath}/flash-sales?state=stopped`);
  await operator.getByRole('link', { name }).click();
  await operator.getByRole('button', { name: '恢复活动…' }).click();
  const restart = operator.getByRole('form', { name: `恢复活动：${name}` });
  await restart.getByLabel('原因').fill('已经查清，可以恢复');
  await restart.getByRole('button', { name: '提交审批' }).click();
  await operator.getByText('恢复活动，待审批').waitFor();

  const finance = await open('demo-finance');
  await finance.setViewportSize({ width: 390, height: 844 });
  await finance.getByRole('link', { name: '值班' }).click();
  const waiting = finance.getByRole('region', { name: new RegExp(`恢复活动：${name}`) });
  await waiting.waitFor();
  await expectAccessible(finance);
  const width = await finance.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBe(width[1]);
  const code = waiting.getByLabel('动态验证码');
  if (await code.isVisible()) await code.fill(await codeOf('demo-finance'));
  await waiting.getByRole('button', { name: '同意' }).click();
  await waiting.waitFor({ state: 'detached' });
  await finance.getByRole('region', { name: sessions }).getByRole('region', { name }).waitFor();
  expect(errors).toEqual([]);
});

it('on a phone an activity of any other kind is stopped too', async () => {
  const operator = await open('demo-activities');
  await operator.setViewportSize({ width: 390, height: 844 });
  await operator.goto(`${consolePath}/on-call`);
  const others = operator.getByRole('region', { name: '其他进行中的活动' });
  await others.getByRole('button', { name: /^再显示/ }).click();
  for (const kind of ['拼团', '抽奖', '签到领现金', '价格优惠', '福利专区', '领券'])
    await others.getByText(kind, { exact: true }).first().waitFor();
  await expectAccessible(operator);
  const cash = others.getByRole('group', { name: '签到领现金 天天领现金' });
  const stop = cash.getByRole('button', { name: '停止活动 天天领现金' });
  expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await stop.click();
  const form = cash.getByRole('form', { name: '停止活动：天天领现金' });
  await form.getByText('余额照常可以提现').waitFor();
  await form.getByLabel('原因').fill('手机上试停一个活动');
  await expectAccessible(operator);
  await form.getByRole('button', { name: '立即停止' }).click();
  await cash.waitFor({ state: 'detached' });
  const width = await operator.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBe(width[1]);

  // Other files of this product sign in for cash too.
  await operator.goto(`${consolePath}/activities/cash/daily`);
  await operator.getByText('已停止').first().waitFor();
  await operator.getByRole('button', { name: '恢复活动…' }).click();
  const restart = operator.getByRole('form', { name: '恢复活动：天天领现金' });
  await restart.getByLabel('原因').fill('试停完毕，可以恢复');
  await restart.getByRole('button', { name: '提交审批' }).click();
  await operator.getByText('恢复活动，待审批').waitFor();
  const finance = await open('demo-finance');
  await approve(finance, 'demo-finance', '天天领现金');
  await operator.goto(`${consolePath}/on-call`);
  await others.getByRole('button', { name: /^再显示/ }).click();
  await cash.waitFor();
  expect(errors).toEqual([]);
});
