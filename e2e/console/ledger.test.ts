import { expect, it } from 'vitest';
import { money } from '#core/contract/console/orders/money/money.ts';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);

it('the ledger shows movements and balances of an account, and a closed day is settled by two persons', async () => {
  const finance = await open('demo-finance');
  await finance.getByRole('link', { name: '交易' }).click();
  await finance.getByRole('link', { name: '账本' }).click();
  await finance.getByRole('heading', { name: '账本', level: 1 }).waitFor();
  const balances = finance.getByRole('region', { name: '各账户余额' });
  await balances.getByRole('button', { name: /在线钱包应收/ }).click();
  await expect.poll(() => finance.url()).toContain('account=wallet');
  await finance.getByRole('button', { name: '每日余额' }).click();
  await expect.poll(() => finance.url()).toContain('tab=days');
  await expectAccessible(finance);

  await finance.goto('/content/console/reconciliation');
  const mark = finance.getByRole('button', { name: /^\d{4}-\d{2}-\d{2} (不可|可|已)日结/ }).nth(1);
  await mark.click();
  const day = /^\d{4}-\d{2}-\d{2}/.exec((await mark.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await finance.getByRole('button', { name: '重新比对一天…' }).click();
  const compare = finance.getByRole('form', { name: '重新比对一天' });
  const compared = finance.waitForResponse((response) => response.url().includes(money.reconcileDay.path));
  await compare.getByRole('button', { name: '比对' }).click();
  await compared;
  await compare.getByRole('button', { name: '关闭' }).click();
  const card = finance.getByRole('region', { name: `${day} 日结` });
  await card.getByRole('button', { name: '日结…' }).click();
  await card.getByRole('button', { name: '日结', exact: true }).click();
  await card.getByText('已日结').waitFor();

  await finance.goto('/content/console/ledger');
  await finance.getByRole('button', { name: '导出结算单…' }).click();
  const form = finance.getByRole('form', { name: '申请导出结算单' });
  await form.getByLabel('从').fill(day);
  await form.getByLabel('到').fill(day);
  await form.getByLabel('原因').fill('与渠道结算');
  await expectAccessible(finance);
  await form.getByRole('button', { name: '提交审批' }).click();
  await finance.getByText(/已提交，另一位财务或负责人同意后/).waitFor();

  await approve(await open('demo-owner'), 'demo-owner', `${day} 结算单`);
  await finance.reload();
  const row = finance.getByRole('row').filter({ hasText: day });
  const loaded = finance.waitForEvent('download');
  await row.getByRole('button', { name: '导出' }).click();
  expect((await loaded).suggestedFilename()).toBe(`结算单 ${day} ${day}.csv`);
  await finance.getByRole('button', { name: '流水' }).click();
  await finance.getByRole('button', { name: '导出', exact: true }).waitFor();
  const owner = await open('demo-owner');
  await owner.goto('/content/console/ledger');
  await owner.getByRole('table', { name: '流水' }).waitFor();
  expect(await owner.getByRole('button', { name: /导出/ }).count()).toBe(0);
  expect(errors).toEqual([]);
});
