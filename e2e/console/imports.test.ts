import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#tooling/project-root.mjs';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, proposal, approve, errors } = useDesks(product);
const shops = readFileSync(join(projectRoot, 'docs/imports/shops.csv'), 'utf8').replaceAll(
  '-001,',
  '-imported,',
);
const file = (name: string, csv: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });

it('a file with a wrong line names it; the right one is approved by an owner and its state is shown', async () => {
  const editor = await open('demo-activities');
  await editor.goto(`${consolePath}/imports`);
  await editor.getByRole('button', { name: '导入文件…' }).click();
  const form = editor.getByRole('form', { name: '导入文件' });
  await form.getByLabel('种类').selectOption('门店');
  await form.getByLabel('CSV 文件').setInputFiles(file('shops.csv', shops.replace('南京', '火星')));
  await form.getByLabel('原因').fill('开业门店');
  await form.getByRole('button', { name: '检查' }).click();
  await form.getByRole('status').getByText('第 2 行').waitFor();
  await expectAccessible(editor);

  await form.getByLabel('CSV 文件').setInputFiles(file('shops-12.csv', shops));
  await form.getByRole('button', { name: '检查' }).click();
  await form.getByText(/检查通过：新建 \d+/).waitFor();
  await form.getByRole('button', { name: '提交审批' }).click();
  await form.getByText('已提交，等负责人同意').waitFor();
  const row = editor.getByRole('row', { name: /shops-12\.csv/ });
  await row.getByText('待审批').waitFor();

  const owner = await open('demo-owner');
  await (
    await proposal(owner, '门店（shops-12.csv）')
  )
    .getByText('coffee-nj-imported', { exact: false })
    .waitFor();
  await approve(owner, 'demo-owner', '门店（shops-12.csv）');
  await editor.reload();
  await row.getByText('已同意').waitFor();
  expect(errors).toEqual([]);
});
