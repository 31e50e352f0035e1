import { expect, it } from 'vitest';
import { controls } from '#core/contract/sandbox/controls.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors, approve } = useDesks(product);
const minute = 60_000;

/** 2026-11-18T14:00 in China's time, as the field of day and time takes it. */
const fieldTime = (time: number): string => new Date(time + 8 * 60 * minute).toISOString().slice(0, 16);

it('a sale is proposed, approved, seen on the phone, and stopped by one person', async () => {
  const operator = await open('demo-activities');
  await operator.getByRole('link', { name: '营销' }).click();
  await operator.getByRole('link', { name: '秒杀' }).click();
  await operator.getByRole('heading', { name: '秒杀' }).waitFor();
  await expectAccessible(operator);
  await operator.getByRole('button', { name: '新开一场…' }).click();
  const draft = operator.getByRole('form', { name: '新开一场秒杀' });
  // Its clock may be ahead: another file of the run may have moved it.
  const begins = Date.parse((await callSandbox(product.origin, controls.state, {})).now) + 5 * minute;
  await draft.getByLabel('名称', { exact: true }).fill('会员日加场');
  await draft.getByLabel('开始').fill(fieldTime(begins));
  await draft.getByLabel('结束').fill(fieldTime(begins + 60 * minute));
  await draft.getByLabel('加商品').fill('carwash');
  await draft.getByRole('button', { name: '加 标准洗车一次' }).click();
  await draft.getByLabel('标准洗车一次 活动价').fill('1.00');
  await draft.getByLabel('标准洗车一次 件数').fill('5');
  await draft.getByLabel('标准洗车一次 补贴预算').fill('500');
  await draft.getByLabel('原因').fill('会员日加一场洗车');
  await expectAccessible(operator);
  await draft.getByRole('button', { name: '提交审批' }).click();
  await draft.getByText('已提交审批，同意后生效').waitFor();

  const finance = await open('demo-finance');
  await approve(finance, 'demo-finance', '会员日加场');

  await operator.goto(`${consolePath}/flash-sales?keyword=会员日加场`);
  await operator.getByRole('link', { name: '会员日加场' }).click();
  await operator.getByRole('heading', { name: '会员日加场' }).waitFor();
  await expectAccessible(operator);
  const sessionId = decodeURIComponent(operator.url().split('/').at(-1) ?? '');
  await product.workbench.advance(6 * minute);
  const sale = `/content/super-market/second-kill?sessionId=${sessionId}`;
  const buyer = await product.phone({ mobile: '13800000004' });
  await buyer.page.goto(sale);
  await buyer.page.getByRole('button', { name: /^马上抢\s*：标准洗车一次/ }).click();
  await buyer.page.waitForURL(/\/order-pay\?/);
  await operator.getByRole('table', { name: '这一场的商品' }).getByText('1 / 5').waitFor();

  await operator.getByRole('button', { name: '停止 标准洗车一次' }).click();
  const one = operator.getByRole('form', { name: '停止商品：标准洗车一次' });
  await one.getByText('其余商品照常；占着的 1 件仍可付款', { exact: false }).waitFor();
  await one.getByRole('button', { name: '取消' }).click();
  await operator.getByRole('button', { name: '停止活动…' }).click();
  const stop = operator.getByRole('form', { name: '停止活动：会员日加场' });
  await stop.getByLabel('原因').fill('供应商系统维护');
  await stop.getByRole('button', { name: '立即停止' }).click();
  await operator.getByRole('button', { name: '恢复活动…' }).waitFor();
  await expectAccessible(operator);
  await operator.getByRole('button', { name: '恢复活动…' }).click();
  const restart = operator.getByRole('form', { name: '恢复活动：会员日加场' });
  await restart.getByLabel('原因').fill('供应商已恢复');
  await restart.getByRole('button', { name: '提交审批' }).click();
  await operator.getByText('恢复活动，待审批').waitFor();
  const late = await product.phone({ mobile: '13800000005' });
  await late.page.goto(sale);
  await late.page.getByText('活动已停止，下次再来').first().waitFor();
  expect([...buyer.errors, ...late.errors]).toEqual([]);
  expect(errors).toEqual([]);
});

it('a list with three wrong lines is checked, granted without them, and its task ends', async () => {
  const operator = await open('demo-activities');
  await operator.getByRole('link', { name: '营销' }).click();
  await operator.getByRole('link', { name: '优惠券' }).click();
  await operator.getByRole('heading', { name: '优惠券' }).waitFor();
  await expectAccessible(operator);
  await operator.getByRole('region', { name: '优惠券' }).getByRole('link').first().click();
  const list = ['13800000004', '1380000000', '138000O0005', '13800000005', '13800000004'];
  await operator.getByLabel('手机号，一行一个').fill(list.join('\n'));
  await operator.getByLabel('不发给已有同款未用的人').uncheck();
  await operator.getByRole('button', { name: '试算 5 行' }).click();
  const report = operator.getByRole('region', { name: '试算结果' });
  await report.getByText('只有 10 位').waitFor();
  await report.getByText('可能是数字 0，请核对').waitFor();
  await report.getByText('与第 1 行重复').waitFor();
  await expectAccessible(operator);
  await report.getByLabel('原因').fill('会员日补发给两位用户');
  await report.getByRole('button', { name: '发放 2 张' }).click();
  await report.getByRole('link', { name: '逐行结果和停止' }).click();
  const task = operator.getByRole('table', { name: '逐行结果' });
  await expect.poll(() => task.getByText('完成', { exact: true }).count(), { timeout: 20_000 }).toBe(2);
  expect(await task.getByText('跳过', { exact: true }).count()).toBe(3);
  await operator.getByText('已完成').first().waitFor();
  await expectAccessible(operator);
  const download = operator.waitForEvent('download');
  await operator
    .getByRole('region', { name: /（粘贴的名单）/ })
    .getByRole('button', { name: '导出' })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^任务报告.*\.csv$/);
  expect(errors).toEqual([]);
});
