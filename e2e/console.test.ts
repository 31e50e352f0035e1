import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { controls } from '#core/contract/sandbox/controls.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { openBrowser } from './support/phone.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();
const console_ = '/content/console';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const errors: string[] = [];
const desks: Page[] = [];

/** A browser window of 1440 × 900, signed in as a demo operator or not signed in. */
async function desk(as?: string): Promise<Page> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(as === undefined ? `${console_}/` : `/sandbox/console?as=${as}`);
  desks.push(page);
  return page;
}
beforeAll(() => void errors.splice(0));
afterAll(() => Promise.all(desks.map((page) => page.context().close())));

const codeOf = async (loginName: string): Promise<string> => {
  const { rows } = await callSandbox(product.origin, controls.demoOperators, {});
  return rows.find((each) => each.loginName === loginName)?.code ?? '';
};

async function expectAccessible(page: Page): Promise<void> {
  // The content policy allows no inline script; what the test evaluates is not the page's.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(found).toEqual([]);
}

it('a member is added by two owners, sets a password and an authenticator, and signs in with both', async () => {
  const owner = await desk('demo-owner');
  await owner.getByRole('link', { name: '成员' }).click();
  await owner.getByRole('button', { name: '添加成员…' }).click();
  await owner.getByLabel('姓名').fill('李想');
  await owner.getByLabel('登录名').fill('li.xiang');
  await owner.getByLabel('客服').check();
  await owner.getByLabel('原因').fill('客服组新同事入职');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: '提交审批' }).click();
  await owner.getByRole('form', { name: '添加成员' }).waitFor({ state: 'detached' });
  await owner.getByRole('link', { name: '审批' }).click();
  await owner.getByText('没有等您审批的申请').waitFor();

  const second = await desk('demo-owner-2');
  const card = second.getByRole('region', { name: '添加成员：李想' });
  await card.getByText('李想（li.xiang）').waitFor();
  await expectAccessible(second);
  await card.getByLabel('动态验证码').fill(await codeOf('demo-owner-2'));
  await card.getByRole('button', { name: '同意' }).click();
  await second.getByText('没有等您审批的申请').waitFor();

  await owner.getByRole('link', { name: '成员' }).click();
  await owner.getByRole('row', { name: /李想/ }).getByRole('button', { name: '邀请链接' }).click();
  await owner.getByRole('button', { name: '生成链接' }).click();
  const link = (await owner.getByRole('status').locator('code').textContent()) ?? '';

  const invited = await desk();
  await invited.goto(link);
  const secret = (await invited.locator('code').textContent()) ?? '';
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });
  let later = 0;
  await invited.getByLabel('密码').fill('桂花开在苏州河边的早晨和傍晚');
  await invited.getByLabel('验证器显示的 6 位数字').fill(code());
  await expectAccessible(invited);
  await invited.getByRole('button', { name: '完成设置' }).click();
  await invited.getByRole('heading', { name: '请保存恢复码' }).waitFor();
  expect(await invited.locator('main li').count()).toBe(10);
  await invited.getByRole('button', { name: '已保存，去登录' }).click();
  await invited.getByLabel('登录名').fill('li.xiang');
  await invited.getByLabel('密码').fill('wrong password here');
  await invited.getByRole('button', { name: '下一步' }).click();
  await invited.getByRole('alert').getByText('登录名或密码不对').waitFor();
  await expectAccessible(invited);
  await invited.getByLabel('密码').fill('桂花开在苏州河边的早晨和傍晚');
  await invited.getByRole('button', { name: '下一步' }).click();
  // The code of the set-up is spent: the next one is a step later.
  later = 30_000;
  await invited.getByLabel('动态验证码').fill(code());
  await invited.getByRole('button', { name: '进入运营台' }).click();
  await invited.getByRole('heading', { name: '待我审批' }).waitFor();
  expect(await invited.getByRole('link', { name: '成员' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

it('stopping a member needs one owner and is in the audit log, whose chain is whole', async () => {
  const content = await desk('demo-content');
  await content.getByRole('heading', { name: '待我审批' }).waitFor();
  const owner = await desk('demo-owner');
  await owner.getByRole('link', { name: '成员' }).click();
  await owner.getByRole('row', { name: /丁静/ }).getByRole('button', { name: '停用…' }).click();
  await owner.getByLabel('原因').fill('工作电脑丢失');
  await owner.getByRole('button', { name: '立即停用' }).click();
  await owner.getByRole('row', { name: /丁静.*已停用/ }).waitFor();
  await content.reload();
  await content.getByRole('heading', { name: '登录运营台' }).waitFor();

  const auditor = await desk('demo-audit');
  await auditor.goto(`${console_}/audit?act=${encodeURIComponent('停用成员')}`);
  await auditor.getByRole('row', { name: /王敏 停用成员 丁静/ }).waitFor();
  await auditor.getByRole('button', { name: '校验整条链' }).click();
  await auditor.getByText(/链完整/).waitFor();
  await expectAccessible(auditor);
  expect(errors).toEqual([]);
});

it('the console takes at most 200 KB, and nothing of it is on pages of the malls', async () => {
  const html = await (await fetch(`${product.origin}${console_}/approvals`)).text();
  const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(files).toHaveLength(2);
  let bytes = 0;
  for (const file of files) {
    const { headers } = await fetch(`${product.origin}${console_}/${file}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
    bytes += Number(headers.get('content-length'));
  }
  expect(bytes / 1000).toBeLessThanOrEqual(200);
});
