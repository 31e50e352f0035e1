import { readFile } from 'node:fs/promises';
import { Decrypter } from 'age-encryption';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, codeOf, errors } = useDesks(product);
const gold = '13800000001';
const reason = '和供应商说好了';

/** Another member agrees to what waits about this. */
const bodyOf = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? '';

it('a choose count that two persons agreed to is on the phone', async () => {
  await product.workbench.advanceToFreshMonth();
  const { page: phone } = await product.phone({ mobile: gold });
  await phone.goto('/content/super-market/my-month');
  await expect.poll(() => bodyOf(phone)).toContain('4选2');

  const desk = await open('demo-content');
  await desk.goto(`${consolePath}/rights/products/watch-30`);
  await desk.getByLabel('影音会员 可选几项').fill('3');
  const preview = desk.getByRole('region', { name: '本月 影音会员' });
  await preview.getByText('4选3').waitFor();
  const changes = desk.getByRole('region', { name: '这次修改' });
  await changes.getByText('影音会员：用户本月还能多选 1 项，同意后立即可领').waitFor();
  await expectAccessible(desk);
  await changes.getByLabel('原因').fill(reason);
  await changes.getByRole('button', { name: '提交审批' }).click();
  await desk.getByText(/修改权益产品待审批/).waitFor();
  await approve(await open('demo-owner'), 'demo-owner', '随心看权益包 30元版');
  await phone.reload();
  await phone.getByText('4选3').first().waitFor();
});

it('a right that is gone can be claimed once there are more pieces', async () => {
  const { page: phone } = await product.phone({ mobile: gold });
  const claim = phone.getByRole('listitem').filter({ hasText: '电影通兑票' }).getByRole('button').last();
  await phone.goto('/content/standalone-pages/rights-entrance');
  await expect.poll(() => claim.textContent()).not.toMatch(/^(立即)?领取$/);

  const desk = await open('demo-activities');
  await desk.goto(`${consolePath}/rights/stock?keyword=watch-30.life.cinema`);
  await desk.getByRole('button', { name: '调整 电影通兑票 随心看权益包 30元版' }).click();
  const form = desk.getByRole('form', { name: /调整 .* 库存：电影通兑票/ });
  await form.getByLabel('总量').fill('50');
  await form.getByLabel('原因').fill(reason);
  await expectAccessible(desk);
  await form.getByRole('button', { name: '提交' }).click();
  await form.getByText('已生效').waitFor();
  await desk.emulateMedia({ colorScheme: 'dark' });
  await desk.getByRole('button', { name: '调整记录' }).click();
  await desk.getByRole('row', { name: /电影通兑票.*\+50/ }).waitFor();
  await expectAccessible(desk);
  await expect
    .poll(async () => {
      await phone.reload();
      return claim.textContent();
    })
    .toMatch(/领取$/);
});

async function redeem(phone: Page, code: string): Promise<void> {
  await phone.goto('/content/standalone-pages/beautiful/card-pwd-exchange');
  const button = phone.getByRole('button', { name: '立即兑换' });
  // What is typed before hydration may be lost.
  await expect
    .poll(async () => {
      await phone.getByLabel('16位卡密').fill(code);
      return button.isEnabled();
    })
    .toBe(true);
  await button.click();
  await phone.getByRole('button', { name: '确认兑换' }).click();
}

it('a batch of codes is made by two persons, leaves as one encrypted file, works on the phone and is stopped', async () => {
  const desk = await open('demo-activities');
  await desk.goto(`${consolePath}/rights/codes`);
  await desk.getByRole('button', { name: '制作一批…' }).click();
  const form = desk.getByRole('form', { name: '制作一批卡密' });
  await form.getByLabel('名称').fill('门店体验卡');
  await form.getByLabel('数量').fill('3');
  await form.getByLabel('产品', { exact: true }).selectOption('gift-video');
  await form.getByLabel('开始').fill('2020-01-01T00:00');
  await form.getByLabel('结束').fill('2049-12-31T00:00');
  await form.getByLabel('原因').fill('线下门店活动发放');
  await expectAccessible(desk);
  await form.getByRole('button', { name: '提交审批' }).click();
  await form.getByText('已提交审批').waitFor();
  await approve(await open('demo-finance'), 'demo-finance', '门店体验卡');

  const owner = await open('demo-owner');
  await owner.goto(`${consolePath}/rights/codes`);
  await owner.getByRole('link', { name: /门店体验卡/ }).click();
  await owner.getByRole('button', { name: '导出加密文件…' }).click();
  const exporting = owner.getByRole('form', { name: '导出加密文件' });
  await exporting.getByLabel('原因').fill('交给门店印卡');
  await expectAccessible(owner);
  await exporting.getByLabel('动态码').fill(await codeOf('demo-owner'));
  await exporting.getByRole('button', { name: '导出' }).click();
  const passphrase = (await owner.getByRole('status').locator('code').first().textContent()) ?? '';
  const download = owner.waitForEvent('download');
  await owner.getByRole('button', { name: '下载加密文件' }).click();
  const file = await readFile(await (await download).path());
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const codes = (await decrypter.decrypt(file, 'text')).trim().split('\n');
  expect(codes).toHaveLength(3);
  expect(await bodyOf(owner)).not.toContain(codes[0]);
  await owner.reload();
  await owner.getByText('3 个').first().waitFor();
  expect(await bodyOf(owner)).not.toContain(passphrase);
  expect(await owner.getByRole('button', { name: '导出加密文件…' }).count()).toBe(0);

  const { page: phone } = await product.phone({ mobile: gold });
  await redeem(phone, codes[0] ?? '');
  await phone
    .getByText(/已到账|正在为您发放/)
    .first()
    .waitFor();
  await owner.getByRole('button', { name: '停止兑换…' }).click();
  const stopping = owner.getByRole('form', { name: '停止兑换：门店体验卡' });
  await stopping.getByLabel('原因').fill('印错了活动名称');
  await stopping.getByRole('button', { name: '立即停止' }).click();
  await owner.getByText('已停止').first().waitFor();
  await owner.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(owner);
  await redeem(phone, codes[1] ?? '');
  await phone.getByText('这批卡密已停止兑换，如需帮助请联系客服').first().waitFor();
  expect(errors).toEqual([]);
});
