import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

it('a rule is tried and saved, raises its alert, and is silenced and taken on the phone', async () => {
  const desk = await open('demo-activities');
  await desk.getByRole('link', { name: '运维' }).click();
  await desk.getByRole('link', { name: '告警规则' }).click();
  await desk.getByRole('button', { name: '新增规则' }).click();
  const form = desk.getByRole('form', { name: '新增规则' });
  await form.getByLabel('名称').fill('一小时没有人退款');
  await form.getByLabel('指标').selectOption({ label: '退款' });
  await form.getByLabel('比较').selectOption({ label: '低于' });
  await form.getByLabel(/^界限/).fill('1000000');
  await form.getByText(/会一直告警$/).waitFor();
  await form.getByLabel(/^看最近几分钟/).fill('60');
  await form.getByLabel('通知').selectOption({ label: '活动运营' });
  await expectAccessible(desk);
  await form.getByLabel('原因').fill('试一条一定会响的规则');
  await form.getByRole('button', { name: '保存' }).click();
  await desk.getByText('一小时没有人退款已保存').waitFor();
  await product.workbench.advance(61_000);

  const phone = await open('demo-activities');
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/content/console/on-call');
  const alerts = phone.getByRole('region', { name: '告警' });
  await alerts.getByRole('button', { name: '静默 一小时没有人退款' }).click();
  const silence = alerts.getByRole('form', { name: '静默 一小时没有人退款' });
  await silence.getByLabel('原因').fill('只是试一试');
  await expectAccessible(phone);
  await silence.getByRole('button', { name: '静默' }).click();
  await alerts.getByText(/静默到 .*：只是试一试/).waitFor();
  await alerts.getByRole('button', { name: '认领 一小时没有人退款' }).click();
  await alerts.getByText(/您在处理/).waitFor();
  const width = await phone.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBe(width[1]);

  await desk.getByRole('button', { name: '修改 一小时没有人退款' }).click();
  const edit = desk.getByRole('form', { name: '修改 一小时没有人退款' });
  await edit.getByRole('checkbox', { name: '启用' }).uncheck();
  await edit.getByLabel('原因').fill('试完停用');
  await edit.getByRole('button', { name: '保存' }).click();
  await desk
    .getByRole('row', { name: /一小时没有人退款/ })
    .getByText('停用')
    .waitFor();
  await product.workbench.reset();
  expect(errors).toEqual([]);
});
