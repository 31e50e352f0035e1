import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);
const messagePage = '/content/super-market/message-center';

async function write(editor: Page, title: string): Promise<void> {
  await editor.getByRole('link', { name: '内容' }).click();
  await editor.getByRole('link', { name: '消息推送' }).click();
  await editor.getByRole('button', { name: '写一条…' }).click();
  await editor.getByLabel(/^标题/).fill(title);
  await editor.getByRole('textbox', { name: /^内容/ }).fill('今天打开领券中心，满减券翻倍。');
}

async function send(editor: Page): Promise<void> {
  await editor.getByRole('button', { name: '发送…' }).click();
  const form = editor.getByRole('form', { name: '发送' });
  await form.getByLabel('原因').fill('会员日通知用户');
  await form.getByRole('button', { name: '发送', exact: true }).click();
}

it('a message to a level and a city is shown to its sender, sent, unread on the phone, and withdrawn', async () => {
  const editor = await open('demo-content');
  await write(editor, '会员日来了');
  await editor.getByLabel('去哪儿').fill('https://evil.example/x');
  await editor.getByLabel('黄金会员').check();
  await editor.getByLabel('南京').check();
  await editor.getByText(/^现在有 \d+ 人符合，一个人就能发$/).waitFor();
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await editor.getByText(/不在允许的站点里/).waitFor();
  await editor.getByLabel('去哪儿').fill('/content/super-market/coupon-center');
  await expectAccessible(editor);
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await editor.getByRole('heading', { level: 1, name: '会员日来了' }).waitFor();
  await editor.getByLabel('手机号').fill('13800000001');
  await editor.getByRole('button', { name: '发一条' }).click();
  await editor.getByText('已发给 138****0001，这一小时还能发 4 次').waitFor();
  await expectAccessible(editor);
  await send(editor);
  await editor.getByText('已发送', { exact: true }).waitFor();
  await expectAccessible(editor);

  const phone = await product.phone({ mobile: '13800000001' });
  const received = phone.page.getByRole('listitem').filter({ hasText: /^会员日来了/ });
  await phone.page.goto(messagePage);
  await phone.page.getByText('【试发】会员日来了').waitFor();
  await received.getByRole('img', { name: '未读' }).waitFor();
  await received.getByRole('link').click();
  await phone.page.getByRole('link', { name: '查看详情' }).waitFor();
  await expect
    .poll(async () => {
      await editor.reload();
      return editor.getByRole('term').filter({ hasText: '已读' }).locator('xpath=..').textContent();
    })
    .toContain('1');

  await editor.getByRole('button', { name: '撤回…' }).click();
  await editor.getByLabel('原因').fill('写错了日期');
  await expectAccessible(editor);
  await editor.getByRole('button', { name: '撤回', exact: true }).click();
  await editor.getByText('已撤回', { exact: true }).waitFor();
  await phone.page.goto(messagePage);
  await phone.page.getByText('【试发】会员日来了').waitFor();
  expect(await received.count()).toBe(0);
  expect([...errors, ...phone.errors]).toEqual([]);
});

it('a message to everyone waits for the owner, and is then on every phone', async () => {
  const editor = await open('demo-content');
  await write(editor, '全员通知');
  await editor.getByLabel('全部用户').check();
  await editor.getByText(/发给全部用户，要负责人同意$/).waitFor();
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await editor.getByRole('heading', { level: 1, name: '全员通知' }).waitFor();
  await send(editor);
  await editor.getByText('待审批', { exact: true }).waitFor();
  const owner = await open('demo-owner');
  await approve(owner, 'demo-owner', '全员通知');
  await editor.getByText('已发送', { exact: true }).waitFor();
  for (const mobile of ['13800000002', '13800000003']) {
    const phone = await product.phone({ mobile });
    await phone.page.goto(messagePage);
    const row = phone.page.getByRole('listitem').filter({ hasText: '全员通知' });
    await row.getByRole('img', { name: '未读' }).waitFor();
    expect(phone.errors).toEqual([]);
  }
  expect(errors).toEqual([]);
});

it('a new version of an agreement is in force after the owner agreed, and an older consent shows its own text', async () => {
  const editor = await open('demo-content');
  await editor.getByRole('link', { name: '内容' }).click();
  await editor.getByRole('link', { name: '协议' }).click();
  await editor.getByRole('table', { name: '协议' }).waitFor();
  await expectAccessible(editor);
  await editor.getByRole('link', { name: /隐私政策/ }).click();
  await editor.getByRole('button', { name: '新版本…' }).click();
  const body = editor.getByLabel(/^正文/);
  const text = await body.inputValue();
  await body.fill(`${text}\n本政策的每一版都可以随时查看。`);
  await editor.getByRole('list', { name: '改动' }).getByText('本政策的每一版都可以随时查看。').waitFor();
  await editor.getByLabel('原因').fill('说明旧版在哪里看');
  await expectAccessible(editor);
  await editor.getByRole('button', { name: '提交审批' }).click();
  await editor.getByText('已提交审批').waitFor();
  const phone = await product.phone();
  const read = async (query: string): Promise<string> => {
    await phone.page.goto(`/content/public-pages/protocol?templateId=privacy${query}`);
    return phone.page.getByRole('article').innerText();
  };
  expect(await read('')).toContain('版本 2026.1');
  const owner = await open('demo-owner');
  await approve(owner, 'demo-owner', '隐私政策');
  await expect.poll(() => read('')).toContain('本政策的每一版都可以随时查看。');
  expect(await read('')).toContain('版本 2026.2');
  expect(await read('&version=2026.1')).toContain('版本 2026.1');
  expect(await read('&version=2026.1')).not.toContain('本政策的每一版都可以随时查看。');
  expect([...errors, ...phone.errors]).toEqual([]);
});

it('a search in vain stands beside the questions; one is edited, published and found', async () => {
  const phone = await product.phone();
  const search = `/content/super-market/question-list?words=${encodeURIComponent('腕表电子卡')}`;
  await phone.page.goto(search);
  await phone.page.getByText('没有找到相关的问题').waitFor();
  const editor = await open('demo-content');
  await editor.getByRole('link', { name: '内容' }).click();
  await editor.getByRole('link', { name: '常见问题' }).click();
  await editor.getByRole('main').getByRole('link').first().click();
  await editor.getByRole('table', { name: '搜不到答案的说法' }).getByText('腕表电子卡').waitFor();
  await editor.getByRole('table', { name: '问题的投票' }).waitFor();
  await expectAccessible(editor);
  await editor.getByLabel(/^其他说法/).fill('腕表电子卡');
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await editor.getByRole('button', { name: '发布…', exact: true }).click();
  await editor.getByLabel('原因').fill('补一个说法');
  await editor.getByRole('button', { name: '立即发布' }).click();
  await editor.getByText('线上是 v2').waitFor();
  await expect
    .poll(async () => {
      await phone.page.goto(search);
      return phone.page.getByText('没有找到相关的问题').count();
    })
    .toBe(0);
  expect([...errors, ...phone.errors]).toEqual([]);
});
