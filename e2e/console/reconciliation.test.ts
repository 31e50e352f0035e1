import { expect, it } from 'vitest';
import { controls } from '#core/contract/sandbox/controls.ts';
import { statements } from '#core/contract/sandbox/statements.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);

const hourMs = 3_600_000;
/** The day of China so many days ago. */
const dayAgo = (now: number, days: number): string =>
  new Date(now + (8 - 24 * days) * hourMs).toISOString().slice(0, 10);

it('a difference in a file of a channel is found, shown with its repair, and repaired by two persons', async () => {
  // Another file closes yesterday, and a difference of a closed day belongs to the day when it is found.
  const { now } = await callSandbox(product.origin, controls.state, {});
  const day = dayAgo(Date.parse(now), 2);
  const planted = await callSandbox(product.origin, statements.plantDifference, {
    channel: 'bank-card',
    what: 'missing-here',
    day,
  });
  const [no = ''] = /P\w+$/.exec(planted.text) ?? [];

  const finance = await open('demo-finance');
  await finance.getByRole('link', { name: '交易' }).click();
  await finance.getByRole('link', { name: '对账' }).click();
  await finance.getByRole('heading', { name: '对账', level: 1 }).waitFor();
  await finance.getByRole('button', { name: '重新比对一天…' }).click();
  const compare = finance.getByRole('form', { name: '重新比对一天' });
  await compare.getByLabel('日期').fill(day);
  await compare.getByRole('button', { name: '比对' }).click();
  await compare.getByText(/新增 \d+ 条差异/).waitFor();
  await compare.getByRole('button', { name: '关闭' }).click();
  await finance.getByRole('button', { name: `${day} 银行卡：有差异` }).click();
  await expect.poll(() => finance.url()).toContain('source=bank-card');
  const row = finance.getByRole('row').filter({ hasText: no.slice(-6) });
  await row.getByRole('button', { name: '渠道已收款，我方没有' }).click();
  const panel = finance.getByRole('region', { name: '渠道已收款，我方没有' });
  await panel.getByText('在银行卡退回多收的 ¥47.00').waitFor();
  await expectAccessible(finance);
  await panel.getByRole('button', { name: '申请执行…' }).click();
  const form = finance.getByRole('form', { name: '执行：在渠道退回' });
  await form.getByLabel('原因').fill('渠道流水查无此单');
  await expectAccessible(finance);
  await form.getByRole('button', { name: '提交审批' }).click();
  await panel.getByText(/申请修复：渠道流水查无此单/).waitFor();

  const owner = await open('demo-owner');
  await approve(owner, 'demo-owner', `银行卡 ${day}：渠道已收款，我方没有`);
  await panel.getByText('已修复', { exact: true }).waitFor();
  await panel.getByText(/同意：渠道流水查无此单/).waitFor();
  expect(await product.workbench.ledgerDifferences()).toEqual([]);
  expect(errors).toEqual([]);
});
