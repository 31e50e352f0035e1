import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('a request on the phone is in the list of closings with its due time, and leaves it when it is withdrawn', async () => {
  const mobile = '13812340044';
  const phone = await product.phone({ mobile });
  await phone.page.goto('/content/super-market/settings');
  await phone.page.getByRole('button', { name: /注销账号/ }).click();
  await phone.page.getByRole('button', { name: '申请注销', exact: true }).click();
  const withdraw = phone.page.getByRole('button', { name: '撤销注销' });
  await withdraw.waitFor();
  const desk = await open('demo-service');
  await desk.goto('/content/console/closings?state=waiting');
  const row = desk.getByRole('row').filter({ hasText: '138****0044' });
  await row.getByText('等到期').waitFor();
  await expectAccessible(desk);
  await desk.screenshot({ path: '.cache/closings.png' });
  await withdraw.click();
  await phone.page.getByRole('button', { name: /注销账号/ }).waitFor();
  await desk.reload();
  await desk.getByRole('heading', { name: '注销申请' }).waitFor();
  await row.waitFor({ state: 'detached' });
  await desk.goto('/content/console/closings?state=cancelled');
  await row.getByText('已撤销').first().waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);
});
