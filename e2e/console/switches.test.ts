import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);

it('a cell is paused with its effect shown, the phone says so, and it is lifted; a region waits for a second person', async () => {
  const desk = await open('demo-activities');
  await desk.getByRole('link', { name: '运维' }).click();
  await desk.getByRole('heading', { name: '开关与降级', level: 1 }).waitFor();
  await desk.getByRole('button', { name: '南京 抽奖：正常' }).click();
  const form = desk.getByRole('form', { name: '南京 · 抽奖' });
  await form.getByRole('radio', { name: '暂停' }).check();
  await form.getByText(/^\d+\+? 位用户，最近 1 小时 \d+/).waitFor();
  await expectAccessible(desk);
  await form.getByLabel('原因').fill('奖品接口异常，单号 CHG-1107');
  await form.getByRole('button', { name: '应用' }).click();
  await desk.getByText('已生效，几秒内到所有手机').waitFor();
  await desk.getByRole('button', { name: '南京 抽奖：暂停' }).waitFor();

  const phone = await product.phone({ mobile: '13800000001' });
  await phone.page.goto('/content/standalone-pages/lottery-turntable');
  const note = phone.page.getByText(/^南京的抽奖暂停到 .*已抽中的奖品照常领取$/);
  await expect
    .poll(
      async () => {
        if (await note.isVisible()) return true;
        await phone.page.reload();
        return note.waitFor({ timeout: 5_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);

  await desk.getByRole('button', { name: '南京 抽奖：暂停' }).click();
  await form.getByText('奖品接口异常').waitFor();
  await form.getByLabel('原因').fill('奖品接口已恢复');
  await form.getByRole('button', { name: '恢复正常' }).click();
  await desk.getByRole('button', { name: '南京 抽奖：正常' }).waitFor();
  await desk
    .getByRole('cell', { name: /陈思远恢复/ })
    .first()
    .waitFor();

  await desk.getByRole('button', { name: '选择全省的贵宾厅' }).click();
  const region = desk.getByRole('form', { name: '全省 · 贵宾厅' });
  await region.getByLabel('原因').fill('核销系统升级');
  await region.getByRole('radio', { name: '限流' }).check();
  await region.getByRole('button', { name: '提交审批' }).click();
  await desk.getByText('已提交审批，等负责人同意').waitFor();
  const owner = await open('demo-owner');
  await approve(owner, 'demo-owner', '全省 · 贵宾厅');
  await desk.getByRole('button', { name: '苏州 贵宾厅：限流' }).waitFor();
  await product.workbench.reset();
  expect([...errors, ...phone.errors]).toEqual([]);
});
