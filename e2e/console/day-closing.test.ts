import { expect, it } from 'vitest';
import { statements } from '#core/contract/sandbox/statements.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('a day is compared and closed, and shows a difference that is found afterwards', async () => {
  const finance = await open('demo-finance');
  await finance.getByRole('link', { name: '交易' }).click();
  await finance.getByRole('link', { name: '对账' }).click();
  const marks = finance.getByRole('button', { name: /^\d{4}-\d{2}-\d{2} (不可|可|已)日结/ });
  await marks.first().click();
  const day = /^\d{4}-\d{2}-\d{2}/.exec((await marks.first().getAttribute('aria-label')) ?? '')?.[0] ?? '';
  const card = finance.getByRole('region', { name: `${day} 日结` });
  await card.getByText('不可日结').waitFor();
  await card.getByText(/还没有比对：聊天应用支付/).waitFor();

  const compare = async (): Promise<void> => {
    await finance.getByRole('button', { name: '重新比对一天…' }).click();
    const form = finance.getByRole('form', { name: '重新比对一天' });
    await form.getByRole('button', { name: '比对' }).click();
    await form.getByText(/没有新的差异|新增/).waitFor();
    await form.getByRole('button', { name: '关闭' }).click();
  };
  await compare();
  await card.getByText('可日结', { exact: true }).waitFor();
  await card.getByRole('button', { name: '日结…' }).click();
  await expectAccessible(finance);
  const form = finance.getByRole('form', { name: `日结 ${day}` });
  await form.getByRole('button', { name: '日结', exact: true }).click();
  await card.getByText('已日结').waitFor();
  await card.getByText(/于 .* 日结/).waitFor();
  await card.getByText('日结时的总额').click();
  await card.getByRole('table', { name: `${day} 日结时各来源的总额` }).waitFor();

  await callSandbox(product.origin, statements.plantDifference, {
    channel: 'bank-card',
    what: 'missing-here',
    day,
  });
  await compare();
  await card.getByText('日结后发现 1 条').waitFor();
  const row = finance.getByRole('row').filter({ hasText: '日结后发现' });
  await row.getByRole('button', { name: '渠道已收款，我方没有' }).click();
  await finance.getByText(`属于 ${day} 的账单，记在发现的这一天`).waitFor();
  await expectAccessible(finance);
  expect(errors).toEqual([]);
});
