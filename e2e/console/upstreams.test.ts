import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('an upstream is probed, opened by one person so that its calls are refused, and lifted again', async () => {
  const desk = await open('demo-activities');
  await desk.getByRole('link', { name: '运维' }).click();
  await desk.getByRole('link', { name: '上游与熔断' }).click();
  await desk.getByRole('heading', { name: '上游与熔断', level: 1 }).waitFor();
  await desk.getByRole('button', { name: '短信网关' }).click();
  await desk.getByText('没有可以试的请求').waitFor();
  await desk.getByRole('button', { name: '统一认证' }).click();
  await desk.getByRole('button', { name: '探测一次' }).click();
  await desk.getByText(/^有应答：没有这个地址的号码，\d+ 毫秒$/).waitFor();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: '短信网关' }).click();
  const form = desk.getByRole('form', { name: '断开 短信网关' });
  await form.getByLabel('原因').fill('网关重复扣费，单号 CHG-2201');
  await form.getByRole('button', { name: '断开' }).click();
  await desk.getByText('短信网关已断开').waitFor();
  const row = desk.getByRole('row', { name: /短信网关/ });
  await row.getByText('手动断开').waitFor();
  await row.getByText('断开', { exact: true }).waitFor();

  const lift = desk.getByRole('form', { name: '取消断开 短信网关' });
  await lift.getByLabel('原因').fill('网关确认已修好');
  await lift.getByRole('button', { name: '取消断开' }).click();
  await desk.getByText('短信网关已取消断开').waitFor();
  await row.getByText('正常', { exact: true }).waitFor();
  await expectAccessible(desk);
  expect(errors).toEqual([]);
});
