import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);

const expectAccessibleInBoth = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
};

it('stock of a city is begun for goods that were delivered everywhere, and changed from a file', async () => {
  const operator = await open('demo-activities');
  await operator.goto(`${consolePath}/goods/tea-cakes`);
  await operator.getByRole('button', { name: '加一个地区…' }).click();
  const form = operator.getByRole('form', { name: '加一个地区的库存' });
  await form.getByLabel('地区').selectOption('苏州');
  await form.getByText(/以前全国都送，以后只送苏州/).waitFor();
  await form.getByLabel('件数').fill('12');
  await form.getByLabel('原因').fill('苏州仓开始发货');
  await expectAccessibleInBoth(operator);
  await form.getByRole('button', { name: '提交' }).click();
  await form.getByText('已生效').waitFor();
  await operator.getByText(/苏州 \+12，剩 12：苏州仓开始发货/).waitFor();
  await form.getByRole('button', { name: '关闭' }).click();

  await operator.goto(`${consolePath}/stock`);
  await operator.getByRole('button', { name: '批量调库存…' }).click();
  const file = operator.getByRole('form', { name: '批量调库存' });
  const check = async (...lines: readonly string[]): Promise<void> => {
    await file.locator('input[type=file]').setInputFiles({
      name: '库存.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['规格编号,地区,增减', ...lines].join('\n')),
    });
    await file.getByRole('button', { name: '检查' }).click();
  };
  await file.getByLabel('原因').fill('按仓库的盘点表调整');
  await check('tea-cakes.1,苏洲,3');
  await file.getByText('第 2 行：没有地区“苏洲”；写城市名、省名、其他地区，或者留空').waitFor();
  await check('tea-cakes.1,苏州,3', 'tea-cakes.1,其他地区,4');
  await file.getByText('2 行都正确，2 处库存会调整').waitFor();
  await expectAccessibleInBoth(operator);
  await file.getByRole('button', { name: '确认调整' }).click();
  await file.getByText('已生效').waitFor();
  await operator.goto(`${consolePath}/goods/tea-cakes`);
  await operator.getByText(/苏州 \+3，剩 15/).waitFor();
  await operator.getByText(/其他地区 \+4，剩 4/).waitFor();
  expect(errors).toEqual([]);
});
