import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('a limit is shown with its bounds, and its change waits for another owner', async () => {
  const owner = await open('demo-owner');
  await owner.getByRole('link', { name: '运维' }).click();
  await owner.getByRole('link', { name: '限额' }).click();
  await owner.getByRole('row', { name: /每个地址的请求.*CALLS_PER_SECOND/ }).waitFor();
  await owner.getByRole('row', { name: /一个人查看号码.*检查约束/ }).waitFor();
  const name = '一个人对一单的退款';
  await owner.getByRole('button', { name: `修改 ${name}` }).click();
  const form = owner.getByRole('form', { name: `修改 ${name}` });
  await form.getByLabel(/^改为/).fill('500');
  await form.getByText('只能在 0 元 到 200 元 之间').waitFor();
  await form.getByLabel(/^改为/).fill('30');
  await form.getByLabel('原因').fill('双十一客服压力大');
  await expectAccessible(owner);
  await form.getByRole('button', { name: '提交审批' }).click();
  await owner.getByText(`${name}已提交审批`).waitFor();
  await owner
    .getByRole('row', { name: new RegExp(name) })
    .getByText('修改待审批')
    .waitFor();
  await owner.getByRole('row', { name: new RegExp(`${name}.*20 元`) }).waitFor();
  await expectAccessible(owner);
  expect(errors).toEqual([]);
});
