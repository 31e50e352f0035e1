import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { realUpstreams } from '#server/testing/upstreams/real-upstreams.ts';
import { buyByBill } from '../support/buy-by-bill.ts';
import { openBrowser, openPhone, type Phone } from '../support/phone.ts';
import { startProduct, type Product } from '../support/product.ts';
import { signInAs } from '../support/sign-in.ts';
import { workbench } from '../support/workbench.ts';

const mobile = '13800000005';
const [mall, standalone] = ['/content/super-market', '/content/standalone-pages'];
const MALL_SECRET = 'a secret of this test that is long enough';
const folder = mkdtempSync(join(tmpdir(), 'mall-lost-'));
/** A mall for subscribers, on the data that a sandbox has left. */
const strict = { DATA_DIR: folder, MALL_SECRET, NODE_ENV: 'production', PROCESSES: '1' };

let tokens: Readonly<Record<'accessToken' | 'refreshToken', string>>;
let paidOrder = '';
beforeAll(async () => {
  const sandbox = await startProduct({ DATA_DIR: folder, MALL_SECRET });
  const bench = workbench(sandbox.origin);
  await bench.grant(mobile, 'balance', 10_000);
  const phone = await openPhone(await openBrowser(), sandbox.origin);
  await signInAs(phone.page.context(), sandbox.origin, mobile);
  paidOrder = await buyByBill(phone.page, 'cinema-imax.1');
  await phone.close();
  tokens = await bench.session(mobile);
  await sandbox.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function phoneAt({ origin }: Product, isMember: boolean): Promise<Phone> {
  const phone = await openPhone(await openBrowser(), origin);
  if (isMember) {
    const { storagePrefix, tokenKeys } = environments.dev;
    const entries = [
      [storagePrefix + tokenKeys.accessToken, tokens.accessToken],
      [storagePrefix + tokenKeys.refreshToken, tokens.refreshToken],
      [storagePrefix + tokenKeys.tokenTime, String(Date.now())],
    ];
    await phone.page.context().addInitScript((stored) => {
      for (const [key = '', value = ''] of stored) localStorage.setItem(key, value);
    }, entries);
  }
  return phone;
}
const textOf = async (page: Page): Promise<string> => (await page.locator('body').innerText()).trim();

/** The page as a subscriber has it in the end: it says what it should, and none of what it should not. */
async function expectPage(page: Page, says: RegExp, never?: RegExp): Promise<void> {
  await expect.poll(() => textOf(page), { timeout: 30_000 }).toMatch(says);
  const text = await textOf(page);
  if (never) expect(text).not.toMatch(never);
  expect(text.length).toBeGreaterThan(20);
}

describe('a mall whose only system is the online wallet', () => {
  let product: Product;
  let member: Phone;
  beforeAll(async () => {
    const wallet = Object.entries(realUpstreams).filter(([name]) => name.startsWith('WALLET_'));
    product = await startProduct({ ...strict, ...Object.fromEntries(wallet) });
    member = await phoneAt(product, true);
  });
  afterAll(async () => {
    expect(member.errors).toEqual([]);
    await member.close();
    await product.stop();
  });

  it('has no one-tap button on the login page, and says that SMS is not there', async () => {
    const guest = await phoneAt(product, false);
    await guest.page.goto('/content/public-pages/login');
    await expectPage(guest.page, /短信验证码登录暂未开通/, /一键登录|获取验证码/);
    expect(guest.errors).toEqual([]);
    await guest.close();
  });

  it('has no row for the phone bill at the till', async () => {
    const { page } = member;
    await page.goto(`${mall}/order-pay?skuId=cinema-imax.1&quantity=1`);
    const methods = page.getByRole('radiogroup', { name: '支付方式' });
    await methods.getByText('在线钱包', { exact: true }).waitFor();
    expect(await methods.innerText()).not.toMatch(/话费|聊天应用支付|运营商钱包|银行卡/);
  });

  it('has no invoice on a paid order', async () => {
    await member.page.goto(`${mall}/order-detail?orderNo=${paidOrder}`);
    await expectPage(member.page, new RegExp(paidOrder), /开票|发票/);
  });

  it.each([
    ['rights', `${standalone}/rights-entrance`, /权益领取暂未开通/],
    ['the data of a number', `${standalone}/tel-manage/flow-manage`, /话费相关的服务暂未开通/],
    ['the pay code', `${standalone}/up-card`, /付款码暂未开通/],
    ['lounges', `${standalone}/high-speed-rail`, /贵宾厅预约暂未开通/],
  ])('says on the page of %s that it is not open yet', async (_what, address, says) => {
    await member.page.goto(address);
    await expectPage(member.page, says);
  });
});

describe('a mall whose systems all refuse the connection', () => {
  let product: Product;
  let member: Phone;
  beforeAll(async () => {
    product = await startProduct({
      ...strict,
      ...realUpstreams,
      UPSTREAM_TIMEOUT_MS: '1000',
      LOUNGE_SECRET: 'a secret of the lounges, 32 characters +',
      MERCHANT_SECRET: 'a secret of the merchants, 32 characters',
    });
    member = await phoneAt(product, true);
  });
  afterAll(async () => {
    expect(member.errors).toEqual([]);
    await member.close();
    await product.stop();
  });

  it('still offers the invoice of a paid order', async () => {
    const { page } = member;
    await page.goto(`${mall}/order-detail?orderNo=${paidOrder}`);
    await expectPage(page, new RegExp(`${paidOrder}[\\s\\S]*(开票|发票)`));
  });

  it.each([
    ['the data of a number', `${standalone}/tel-manage/flow-manage`, /号码信息暂时查不到，请稍后再试/],
    ['the pay code', `${standalone}/up-card`, /话费余额暂时查不到，付款时再确认/],
    ['lounges', `${standalone}/high-speed-rail`, /高铁站 \d+/],
    ['the home', `${mall}/market-index`, /限时秒杀/],
  ])('shows the page of %s', async (_what, address, says) => {
    await member.page.goto(address);
    await expectPage(member.page, says);
  });
});
