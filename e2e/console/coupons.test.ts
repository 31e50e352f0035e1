import { expect, it } from 'vitest';
import { controls } from '#core/contract/sandbox/controls.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);
const hour = 3_600_000;

/** 2026-11-18T14:00 in China's time, as the field of day and time takes it. */
const fieldTime = (time: number): string => new Date(time + 8 * hour).toISOString().slice(0, 16);

it('a coupon and its activity are made by two operators, and claimed on a phone', async () => {
  const operator = await open('demo-activities');
  const finance = await open('demo-finance');
  await operator.goto(`${consolePath}/coupons`);
  await operator.getByRole('button', { name: '新建优惠券…' }).click();
  const form = operator.getByRole('form', { name: '新建优惠券' });
  await form.getByLabel(/^名称/).fill('周末数码8.5折券');
  await form.getByLabel('面值').selectOption('打折');
  await form.getByLabel('折扣（折）').fill('8.5');
  await form.getByLabel('最多减（元）').fill('30');
  await form.getByLabel('门槛（元）').fill('100');
  await form.getByLabel('有效天数').fill('0');
  await form.getByText('有效天数要在 1 到 366 天之间').waitFor();
  await form.getByLabel('有效天数').fill('15');
  await form.getByLabel('适用说明').fill('数码家电可用');
  await form.getByLabel('加分类').selectOption({ label: '数码家电' });
  await form.getByRole('button', { name: '不要 数码家电' }).waitFor();
  await form.getByLabel('叠加').selectOption('可与同类券同用');
  await form.getByLabel('原因').fill('周末数码专场');
  await expectAccessible(operator);
  await form.getByRole('button', { name: '提交审批' }).click();
  await form.getByText('已提交审批，同意后生效').waitFor();
  await approve(finance, 'demo-finance', '周末数码8.5折券');

  await operator.goto(`${consolePath}/coupons?search=周末数码`);
  await operator.getByRole('link', { name: '周末数码8.5折券' }).click();
  await operator.getByText('可与同类券同用').waitFor();
  await expectAccessible(operator);
  await operator.getByRole('button', { name: '新开领券活动…' }).click();
  const activity = operator.getByRole('form', { name: '新开领券活动' });
  // Its clock may be ahead: another file of the run may have moved it.
  const now = Date.parse((await callSandbox(product.origin, controls.state, {})).now);
  await activity.getByLabel('活动名称').fill('周末数码日');
  await activity.getByLabel('副标题').fill('先领券再下单');
  await activity.getByLabel('开始').fill(fieldTime(now - hour));
  await activity.getByLabel('结束').fill(fieldTime(now + 48 * hour));
  await activity.getByLabel('预算（元）').fill('6000');
  await activity.getByLabel('数量').fill('100');
  await activity.getByText('最多花费 ¥3,000.00', { exact: false }).waitFor();
  await activity.getByLabel('原因').fill('周末数码专场领券');
  await expectAccessible(operator);
  await activity.getByRole('button', { name: '提交审批' }).click();
  await activity.getByText('已提交审批，同意后生效').waitFor();
  await approve(finance, 'demo-finance', '周末数码日');

  const phone = await product.phone({ mobile: '13812340061' });
  await phone.page.goto('/content/super-market/coupon-center?couponKey=1');
  const ticket = phone.page.getByRole('list', { name: '周末数码日' });
  await ticket.getByText('周末数码8.5折券').first().waitFor();
  await ticket.getByText('满100最高减30元').waitFor();
  await ticket.getByRole('button', { name: /^领取/ }).click();
  await ticket.getByRole('link', { name: /^去使用/ }).waitFor();
  await phone.page.goto('/content/super-market/my-coupons?couponType=cash');
  await phone.page.getByText('周末数码8.5折券').first().waitFor();

  await operator.reload();
  const offer = operator.getByRole('region', { name: '周末数码日' });
  await offer.getByText(/已领 1，还剩 99/).waitFor();
  await offer.getByRole('button', { name: '改数量 周末数码日' }).click();
  const change = operator.getByRole('form', { name: '改数量：周末数码日' });
  await change.getByLabel('数量（张）').fill('0');
  await change.getByText('已领 1 张，数量不能再少').waitFor();
  await change.getByLabel('数量（张）').fill('150');
  await change.getByText(/最多再花 ¥1,500.00/).waitFor();
  await change.getByLabel('原因').fill('报名的人比预计多');
  await expectAccessible(operator);
  await change.getByRole('button', { name: '提交审批' }).click();
  await change.getByText('已提交审批').waitFor();
  await offer.getByText('领券活动数量，待审批').waitFor();
  await approve(finance, 'demo-finance', '周末数码日 周末数码8.5折券');
  await operator.reload();
  await offer.getByText(/已领 1，还剩 149/).waitFor();
  await offer.getByRole('button', { name: '改数量 周末数码日' }).click();
  await change.getByLabel('数量（张）').fill('1');
  await change.getByLabel('原因').fill('预算要留给周日');
  await change.getByRole('button', { name: '立即减少' }).click();
  await change.getByText('已生效').waitFor();
  await offer.getByText(/已领 1，还剩 0/).waitFor();

  expect([...errors, ...phone.errors]).toEqual([]);
}, 120_000);
