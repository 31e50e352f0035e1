import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, proposal, approve, errors } = useDesks(product);
const name = '手冲咖啡体验券';

const act = async (page: Page, form: string, reason: string, button: string): Promise<void> => {
  const shown = page.getByRole('form', { name: form });
  await shown.getByLabel('原因').fill(reason);
  await shown.getByRole('button', { name: button }).click();
};
const addSku = async (page: Page, sku: string, price: string): Promise<void> => {
  await page.getByRole('button', { name: '加规格…' }).click();
  const form = page.getByRole('form', { name: '加规格' });
  await form.getByLabel('规格名称').fill(sku);
  await form.getByLabel('售价').fill(price);
  await act(page, '加规格', '新品定价', '加上');
  await form.waitFor({ state: 'detached' });
};

it('a new goods with two skus and sections is checked, approved by another, found on the phone, and taken off sale again', async () => {
  const editor = await open('demo-activities');
  await editor.goto(`${consolePath}/goods`);
  await editor.getByRole('button', { name: '新建商品…' }).click();
  await editor.getByLabel('商品名称').fill(name);
  await act(editor, '新建商品', '夏季新品', '建草稿');
  await editor.getByRole('heading', { name, level: 1 }).waitFor();
  await editor.getByText('没有在售的规格，至少加一个').waitFor();
  await expectAccessible(editor);
  await addSku(editor, '一杯', '19.90');
  await addSku(editor, '两杯', '36');
  await editor.getByText('都齐了，可以提交上架').waitFor();

  const sections = editor.getByRole('form', { name: '图文详情' });
  await sections.getByRole('button', { name: '加一段' }).click();
  const about = sections.getByRole('group', { name: '商品介绍' });
  await about.getByRole('textbox', { name: '段落' }).fill('单一产地咖啡豆，现磨现冲。');
  await about.getByRole('button', { name: '商品介绍加参数' }).click();
  await about.getByRole('textbox', { name: '参数，每行“名称：值”' }).fill('产地：云南\n容量：300 毫升');
  await act(editor, '图文详情', '补全详情', '保存图文');
  await sections.getByLabel('原因').waitFor();
  await expect.poll(() => sections.getByRole('button', { name: '保存图文' }).isDisabled()).toBe(true);
  await expectAccessible(editor);

  await editor.getByRole('button', { name: '上架…' }).click();
  await act(editor, '上架商品', '夏季新品上线', '提交审批');
  await editor.getByText('上架待审批').waitFor();
  const goodsId = editor.url().split('/').at(-1) ?? '';

  const finance = await open('demo-finance');
  await (await proposal(finance, name)).getByText('一杯 ¥19.90').waitFor();
  await approve(finance, 'demo-finance', name);

  const phone = await open();
  const bodyOf = async (path: string): Promise<string> => {
    await phone.goto(`/content/super-market/${path}`);
    return (await phone.locator('body').textContent()) ?? '';
  };
  await expect
    .poll(() => bodyOf(`search-result?keyword=${encodeURIComponent('手冲咖啡')}`), { timeout: 20_000 })
    .toContain(name);
  const detail = await bodyOf(`goods-detail?goodsId=${goodsId}`);
  for (const text of ['单一产地咖啡豆，现磨现冲。', '产地', '云南', '使用说明'])
    expect(detail).toContain(text);

  await editor.goto(`${consolePath}/goods?keyword=${goodsId}`);
  await editor.getByLabel(`选择 ${name}`).check();
  await editor.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '下架…' }).click();
  await act(editor, '下架 1 件商品', '试卖结束', '下架');
  await editor.getByText(`${name}：已下架`).waitFor();
  await expectAccessible(editor);
  expect(errors).toEqual([]);
});

it('a file with three wrong lines is refused with each of them', async () => {
  const editor = await open('demo-activities');
  await editor.goto(`${consolePath}/goods`);
  await editor.getByRole('button', { name: '导入商品…' }).click();
  const path = join(tmpdir(), `goods-${process.pid}.csv`);
  const head =
    '商品编号,名称,类型,分类编号,副标题,标签,城市,每单限购,谁可以买,品牌商家,规格编号,规格,售价,会员价,划线价,成本,初始库存';
  const line = (id: string, category: string, price: string, city: string) =>
    `${id},新茶,虚拟,${category},,,${city},5,,,,一罐,${price},,,,`;
  writeFileSync(
    path,
    [
      head,
      line('tea-1', 'no-such', '20', ''),
      line('tea-2', 'video.card', '二十', ''),
      line('tea-3', 'video.card', '20', '苏洲'),
    ].join('\n'),
  );
  await editor.getByLabel('商品 CSV 文件').setInputFiles(path);
  await act(editor, '导入商品', '导入新茶', '检查');
  const report = editor.getByRole('form', { name: '导入商品' }).getByRole('status');
  for (const text of ['第 2 行：没有分类 no-such', '第 3 行：售价“二十”不是金额', '第 4 行：没有城市“苏洲”'])
    await report.getByText(text).waitFor();
  await expectAccessible(editor);
  expect(errors).toEqual([]);
});
