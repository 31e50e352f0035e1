import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);

it('a price 20 % lower waits for finance, then the phone shows it', async () => {
  const operator = await open('demo-activities');
  await operator.getByRole('link', { name: '交易' }).click();
  await operator.getByLabel('名称、拼音、商品编号').fill('milktea');
  await operator.keyboard.press('Enter');
  await operator.getByRole('link', { name: '奶茶中杯任选券 milktea' }).waitFor();
  await expectAccessible(operator);
  await operator.getByRole('link', { name: '奶茶中杯任选券 milktea' }).click();
  const price = operator.getByLabel(/售价$/).first();
  const before = Number(await price.inputValue());
  const after = (before * 0.8).toFixed(2);
  await price.fill(after);
  await price.press('Enter');
  const form = operator.getByRole('form', { name: '这次改价' });
  await form.getByText(/售价降幅 20%，超过 5%/).waitFor();
  await form.getByLabel('原因').fill('会员日预热，供应商同意');
  await expectAccessible(operator);
  await form.getByRole('button', { name: '提交审批' }).click();
  await operator.getByText('改价待审批').waitFor();

  const finance = await open('demo-finance');
  await approve(finance, 'demo-finance', '奶茶中杯任选券');

  const phone = await open();
  await expect
    .poll(async () => {
      await phone.goto('/content/super-market/goods-detail?goodsId=milktea');
      return (await phone.locator('body').textContent()) ?? '';
    })
    .toContain(after.replace(/0$/, ''));
  await finance.goto(`${consolePath}/stock`);
  await finance.getByRole('heading', { name: '库存' }).waitFor();
  await expectAccessible(finance);
  expect(errors).toEqual([]);
});
