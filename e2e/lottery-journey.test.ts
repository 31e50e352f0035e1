import { expect, it } from 'vitest';
import { lottery } from '#core/contract/activity/lottery.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

it('turns the wheel, and the record of the draw is computed again in the browser', async () => {
  const { page, errors } = await product.phone({
    mobile: '13800000002',
    context: { reducedMotion: 'reduce' },
  });
  await page.goto('/content/standalone-pages/lottery-turntable');
  const done = page.waitForResponse(`**${lottery.doLotteryTask.path}`);
  await page.getByRole('button', { name: '签到，每日签到' }).click();
  await done;
  await page.getByRole('button', { name: '已完成，每日签到' }).waitFor();
  await page.getByRole('button', { name: /^抽奖.+还有[1-9]/ }).click();
  const result = page.getByRole('dialog');
  await result.getByText('已按公布的概率核对无误', { exact: false }).waitFor();
  await result.getByRole('link', { name: '查看记录' }).click();
  await page.getByRole('tab', { name: '全部抽奖' }).click();
  await page.getByRole('button', { name: /^核对/ }).first().click();
  await page.getByRole('dialog', { name: '核对这次抽奖' }).getByText('核对一致', { exact: false }).waitFor();
  expect(errors).toEqual([]);
});
