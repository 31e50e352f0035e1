import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const desks = useDesks(product);
const day = 24 * 3_600_000;
/** As an operator types a time of China. */
const typed = (at: number): string => new Date(at + day / 3).toISOString().slice(0, 16).replace('T', ' ');

const frameOf = (desk: Page, name: string): FrameLocator => desk.frameLocator(`iframe[title="${name}预览"]`);
const heading = (desk: Page, frame: string, name: string) =>
  frameOf(desk, frame).getByRole('heading', { name, exact: true });
async function choose(desk: Page, label: string, option: string): Promise<void> {
  await desk.getByRole('region', { name: '预览' }).getByLabel(label).selectOption(option);
}

it('an editor sees the draft beside the live page, as any subscriber at any time, and phones see nothing of it', async () => {
  const editor = await desks.open('demo-content');
  await editor.goto(`${consolePath}/content/floors/edit?key=SUPER_MARKET_HOME`);
  const list = editor.getByRole('region', { name: '楼层', exact: true });
  await list.getByRole('button', { name: /^权益榜单/ }).click();
  await editor.getByRole('button', { name: '打开预览' }).click();
  await editor.getByText('还没有草稿，看到的是线上的页面').waitFor();
  await heading(editor, '线上', '权益榜单').waitFor();
  await editor.getByLabel(/^标题/).fill('大家都在领');
  await editor.getByLabel(/^结束/).fill(typed(Date.now() + day));
  await editor.getByText('还没保存的修改不在预览里').waitFor();
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await heading(editor, '草稿', '大家都在领').waitFor();

  await editor.getByRole('button', { name: '并排' }).click();
  await Promise.all([
    heading(editor, '草稿', '大家都在领').waitFor(),
    heading(editor, '线上', '权益榜单').waitFor(),
  ]);
  await expectAccessible(editor);
  await editor.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(editor);
  await editor.emulateMedia({ colorScheme: 'light' });

  // What is scrolled in one frame is scrolled in the other.
  await frameOf(editor, '草稿')
    .locator('html')
    .evaluate(() => scrollTo(0, 600));
  await expect
    .poll(() =>
      frameOf(editor, '线上')
        .locator('html')
        .evaluate(() => scrollY),
    )
    .toBe(600);

  await editor
    .getByRole('region', { name: '预览' })
    .getByLabel(/^时间/)
    .fill(typed(Date.now() + 2 * day));
  await heading(editor, '草稿', '附近好物').waitFor();
  await heading(editor, '线上', '权益榜单').waitFor();
  expect(await heading(editor, '草稿', '大家都在领').count()).toBe(0);

  expect(await heading(editor, '线上', '苏州限定').count()).toBe(0);
  await choose(editor, '城市', '苏州');
  await heading(editor, '线上', '苏州限定').waitFor();
  expect(await heading(editor, '线上', '高等级专享').count()).toBe(0);
  await choose(editor, '等级', '铂金');
  await heading(editor, '线上', '高等级专享').waitFor();
  await choose(editor, '在哪里打开', '聊天应用');
  await expect
    .poll(() =>
      frameOf(editor, '线上')
        .locator('html')
        .evaluate(() => navigator.userAgent),
    )
    .toContain('MicroMessenger');

  const phone = await product.phone();
  await phone.page.goto('/content/super-market/market-index');
  await phone.page.getByRole('heading', { name: '权益榜单' }).waitFor();
  expect(await phone.page.getByRole('heading', { name: '大家都在领' }).count()).toBe(0);
  expect(desks.errors).toEqual([]);
});

it('nothing is done in a preview: a claim is refused, and its phone has a code that leads to the same page', async () => {
  const editor = await desks.open('demo-content');
  await editor.goto(`${consolePath}/content/floors/edit?key=SUPER_MARKET_HOME`);
  await editor.getByRole('button', { name: '打开预览' }).click();
  await editor.getByRole('button', { name: '线上', exact: true }).click();
  await choose(editor, '页面', '权益领取');
  const frame = frameOf(editor, '线上');
  await frame.getByRole('button', { name: /领取/ }).first().click();
  await frame.getByText('预览里不能操作').waitFor();
  await editor.getByRole('button', { name: '用手机看' }).click();
  await editor.getByRole('img', { name: '线上的预览二维码' }).waitFor();
  await expectAccessible(editor);

  const address = (await editor.locator('iframe').getAttribute('src')) ?? '';
  const phone = await product.phone();
  await phone.page.goto(address);
  await phone.page.getByRole('button', { name: '点击领取' }).first().waitFor();
  await phone.page.goto('/content/super-market/market-index?preview=ended');
  await phone.page.getByText('预览已过期，请回到运营台重新打开').waitFor();
  expect(desks.errors).toEqual([]);
});
