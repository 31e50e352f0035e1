import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const desks = useDesks(product);
const gold = '13800000001';
const right = '视频会员月卡';
const minute = 60_000;

it('a lost claim is found by its number, traced and sent again, and arrives on the phone; the number is shown for a reason', async () => {
  const { workbench } = product;
  const since = await workbench.advanceToFreshMonth();
  const { page: phone } = await product.phone({ mobile: gold });
  await phone.goto('/content/standalone-pages/rights-entrance');
  const claimButton = phone.getByRole('listitem').filter({ hasText: right }).getByRole('button').last();
  await claimButton.waitFor();
  await workbench.outage('suppliers', true);
  await claimButton.click();
  await phone.getByRole('dialog').waitFor();
  const claim = async () => (await workbench.claimsSince(since, right, '138****0001'))[0];
  await expect.poll(async () => (await claim())?.tries).toBeGreaterThan(0);
  // Beyond its time limit it is given back while the outcome at the supplier is unknown.
  await workbench.advance(11 * minute);
  await expect.poll(async () => (await claim())?.state, { timeout: 20_000 }).toBe('failed');
  await workbench.outage('suppliers', false);

  const service = await desks.open('demo-service');
  await service.getByRole('link', { name: '权益' }).click();
  await service.getByRole('link', { name: '领取记录' }).click();
  await service.getByLabel('完整号码').fill(gold);
  await service.getByRole('button', { name: '查找' }).click();
  await service.getByRole('button', { name: '去掉号码 138****0001' }).waitFor();
  const row = service.getByRole('row', { name: new RegExp(`${right}.*已退回，待核对`) }).first();
  await row.waitFor();
  expect(service.url()).not.toContain(gold);
  await expectAccessible(service);
  await row.getByRole('link').click();
  const trace = service.getByRole('region', { name: '领取轨迹' });
  await trace.getByText('撤单没有答复，待核对').waitFor();

  await service.getByRole('button', { name: '查看完整号码' }).click();
  await service.getByLabel('说明').fill('工单 T-20418');
  await expectAccessible(service);
  await service.getByRole('button', { name: '显示' }).click();
  await service.getByText(gold).waitFor();

  await service.getByRole('button', { name: '重发…' }).click();
  await service.getByLabel('原因').fill('用户来电说没有到账');
  await service.getByRole('button', { name: '立即重发' }).click();
  await trace.getByText('供应商发放成功').waitFor();
  await expectAccessible(service);
  await phone.reload();
  await expect.poll(() => claimButton.textContent()).toBe('本月已领');

  const auditor = await desks.open('demo-audit');
  await auditor.goto(`${consolePath}/reveals`);
  await auditor.getByRole('row', { name: /周倩 138\*{4}0001.*回电用户：工单 T-20418/ }).waitFor();
  expect(await auditor.getByText(gold).count()).toBe(0);
  await expectAccessible(auditor);
  await auditor.getByRole('button', { name: '标为已核对' }).first().click();
  await auditor.getByText('何芳 已核对').first().waitFor();
  expect(desks.errors).toEqual([]);
});
