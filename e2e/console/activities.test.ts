import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { controls } from '#core/contract/sandbox/controls.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors, approve } = useDesks(product);
const groups = '/content/super-market/group-list';
const wheel = '/content/standalone-pages/lottery-turntable';
const cash = '/content/standalone-pages/m-zone-v2/sign-in';

/** 2026-11-18T14:00 in China's time, as the field of day and time takes it. */
const fieldTime = (time: number): string => new Date(time + 8 * 3_600_000).toISOString().slice(0, 16);

async function openActivity(operator: Page, kind: string, name: string): Promise<void> {
  await operator.goto(`${consolePath}/activities?kind=${kind}`);
  await operator.getByRole('table', { name: '活动' }).getByRole('link', { name, exact: true }).click();
  await operator.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

it("a lottery's odds are changed by two persons, and the phone draws by the new version", async () => {
  const operator = await open('demo-activities');
  await operator.getByRole('link', { name: '营销' }).click();
  await operator.getByRole('heading', { level: 1, name: '活动总览' }).waitFor();
  await operator.getByRole('table', { name: '活动' }).waitFor();
  await expectAccessible(operator);
  await openActivity(operator, 'lottery', '幸运转盘');
  await operator.getByRole('table', { name: '第 1 版的奖品' }).waitFor();
  await expectAccessible(operator);
  await operator.getByRole('button', { name: '改概率…' }).click();
  const form = operator.getByRole('form', { name: '改概率：幸运转盘' });
  await form.getByLabel('3元立减券 概率（%）').fill('30');
  await form.getByText('概率加起来是 95%，要正好 100%').waitFor();
  await form.getByLabel('谢谢参与 概率（%）').fill('44.5');
  await form.getByText('模拟 10 万抽花', { exact: false }).waitFor();
  await form.getByLabel('原因').fill('立减券发得太快');
  await expectAccessible(operator);
  await form.getByRole('button', { name: '提交审批' }).click();
  await form.getByText('已提交审批', { exact: false }).waitFor();

  const owner = await open('demo-owner');
  await approve(owner, 'demo-owner', '幸运转盘');

  const phone = await product.phone({ mobile: '13800000002', context: { reducedMotion: 'reduce' } });
  await phone.page.goto(wheel);
  await phone.page.getByRole('button', { name: /^抽奖.+还有[1-9]/ }).click();
  await phone.page.getByRole('dialog').getByText('已按公布的概率核对无误', { exact: false }).waitFor();
  await operator.goto(`${consolePath}/lottery-records`);
  await operator.getByRole('table', { name: '抽奖记录' }).getByText('第 2 版').first().waitFor();
  await expectAccessible(operator);
  const download = operator.waitForEvent('download');
  await operator.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/^抽奖记录.*\.csv$/);
  expect([...phone.errors, ...errors]).toEqual([]);
});

it('a group buy is stopped while a phone is on its page, and started again by two', async () => {
  const phone = await product.phone({ mobile: '13800000005' });
  await phone.page.goto(groups);
  const start = phone.page.getByRole('button', { name: /^我来开团\s*：标准洗车一次/ });
  await start.waitFor();

  const operator = await open('demo-activities');
  await openActivity(operator, 'group', '标准洗车一次，2人团');
  await operator.emulateMedia({ colorScheme: 'dark' });
  await operator.getByRole('button', { name: '停止活动…' }).click();
  const stop = operator.getByRole('form', { name: /^停止活动：标准洗车一次/ });
  await stop.getByText('没拼成的团到时原路退款', { exact: false }).waitFor();
  await expectAccessible(operator);
  await stop.getByLabel('原因').fill('门店临时停业');
  await stop.getByRole('button', { name: '立即停止' }).click();
  await operator.getByRole('button', { name: '恢复活动…' }).waitFor();
  await expectAccessible(operator);

  await start.click();
  await phone.page.getByText('拼团已停止，没拼成的团到时原路退款').first().waitFor();

  await operator.getByRole('button', { name: '恢复活动…' }).click();
  const restart = operator.getByRole('form', { name: /^恢复活动：标准洗车一次/ });
  await restart.getByLabel('原因').fill('门店恢复营业');
  await restart.getByRole('button', { name: '提交审批' }).click();
  await operator.getByText('恢复活动，待审批').waitFor();
  await approve(await open('demo-finance'), 'demo-finance', '标准洗车一次');
  await phone.page.goto(groups);
  await start.click();
  await phone.page.waitForURL(/\/order-pay\?/);
  // Coupons could pay all of it.
  await phone.page.goto(`${phone.page.url()}&cardCode=none`);
  await phone.page.getByRole('button', { name: '立即支付' }).waitFor();
  expect([...phone.errors, ...errors]).toEqual([]);
});

it('a group buy is opened by two persons, and a phone opens a group at its price', async () => {
  const operator = await open('demo-activities');
  await operator.goto(`${consolePath}/activities`);
  await operator.getByRole('button', { name: '新开拼团…' }).click();
  const form = operator.getByRole('form', { name: '新开拼团' });
  await form.getByLabel('商品规格').fill('earphones');
  await form.getByRole('button', { name: /^选 / }).first().click();
  await form.getByLabel('拼团价（元）').fill('99999');
  await form.getByLabel('补贴预算（元）').fill('2000');
  // The clock of the product may be ahead: another file of the run may have moved it.
  const now = Date.parse((await callSandbox(product.origin, controls.state, {})).now);
  await form.getByLabel('结束').fill(fieldTime(now + 30 * 24 * 3_600_000));
  await form.getByText('的拼团价要低于会员价', { exact: false }).waitFor();
  await expectAccessible(operator);
  await form.getByLabel('拼团价（元）').fill('168');
  await form.getByText('最多 ¥2,000.00，到顶自动停', { exact: false }).waitFor();
  await form.getByLabel('原因').fill('会员日加一个拼团');
  await operator.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(operator);
  await form.getByRole('button', { name: '提交审批' }).click();
  await form.getByText('已提交审批，同意后生效').waitFor();

  const phone = await product.phone({ mobile: '13800000005' });
  const start = phone.page.getByRole('button', { name: /^我来开团\s*：.*耳机/ });
  await phone.page.goto(groups);
  await phone.page
    .getByRole('button', { name: /^(我来开团|去参团)/ })
    .first()
    .waitFor();
  expect(await start.count()).toBe(0);
  await approve(await open('demo-finance'), 'demo-finance', '主动降噪头戴耳机');
  await phone.page.goto(groups);
  await start.click();
  await phone.page.waitForURL(/\/order-pay\?/);
  await operator.goto(`${consolePath}/activities?kind=group&state=running`);
  await operator
    .getByRole('table', { name: '活动' })
    .getByRole('link', { name: /耳机.*2人团/ })
    .click();
  await operator.getByText('有拼团权益的会员', { exact: true }).waitFor();
  await operator.getByText('申请：新开拼团', { exact: false }).waitFor();
  await expectAccessible(operator);
  expect([...phone.errors, ...errors]).toEqual([]);
});

it('the budget of daily cash is used up: the phone is told, and the activity stops by itself', async () => {
  const operator = await open('demo-activities');
  await openActivity(operator, 'cash', '天天领现金');
  await operator.getByRole('button', { name: '修改…' }).click();
  const terms = operator.getByRole('form', { name: '修改活动：天天领现金' });
  await terms.getByLabel('预算（元）').fill('0.01');
  await terms.getByLabel('原因').fill('这一期到此为止');
  await expectAccessible(operator);
  await terms.getByRole('button', { name: '提交审批' }).click();
  await terms.getByText('已提交审批', { exact: false }).waitFor();
  await approve(await open('demo-finance'), 'demo-finance', '天天领现金');

  const phone = await product.phone({ mobile: '13800000004' });
  await phone.page.goto(cash);
  await phone.page.getByRole('button', { name: /^立即签到/ }).click();
  await phone.page.getByText('这期现金已经领完，余额照常可以提现').first().waitFor();
  await operator.getByText('预算用完', { exact: true }).first().waitFor();
  await operator.getByText('系统 预算用完，自动停止').waitFor();
  await expectAccessible(operator);
  await operator.goto(`${consolePath}/cash-withdrawals`);
  await operator.getByRole('heading', { level: 1, name: '提现记录' }).waitFor();
  await expectAccessible(operator);
  expect([...phone.errors, ...errors]).toEqual([]);
});
