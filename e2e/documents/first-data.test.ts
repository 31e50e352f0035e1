import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routes } from '#core/site/routes.ts';
import { node24 } from '#tooling/node24.mjs';
import { projectRoot } from '#tooling/project-root.mjs';
import { isLongRun } from '../support/is-long-run.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startProduct, type Product } from '../support/product.ts';
import { signInAs } from '../support/sign-in.ts';
import { openNext, untilIdle, withoutMotion } from '../support/visit.ts';

const { base } = environments.dev;
const pages = routes.filter(({ redirectTo }) => !redirectTo);
const folder = mkdtempSync(join(tmpdir(), 'mall-first-data-'));
let product: Product;

beforeAll(async () => {
  product = await startProduct({ DEMO_DATA: '0', DATA_DIR: folder });
}, 120_000);
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A command of the guide, beside the running server. */
async function command(name: 'seed' | 'operator' | 'import', ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    node24(),
    [join(projectRoot, 'tooling/run.mjs'), 'server/command.ts', name, ...args],
    { cwd: projectRoot, env: { ...process.env, DATA_DIR: folder } },
  );
  return stdout;
}

/** What a call may say to a mall without memberships, lotteries and activities of its own. */
const notOffered =
  /^(没有找到该(会员产品|活动|二维码|权益|商品|业务)|活动(不存在或已结束|还没有开放，请稍后再来))$/;

/** What is wrong with a page that has come to rest. */
const faultsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = document.body.innerText.trim();
    return [
      ...(shown.length < 8 ? [`is nearly empty: "${shown}"`] : []),
      ...(document.querySelector('h1, h2') ? [] : ['has no heading']),
      ...(/undefined|NaN|\[object|Invalid Date/.exec(shown) ?? []),
    ];
  });

describe('a mall with its first data alone', () => {
  it('gets them by one command, which says what is still missing', async () => {
    const text = await command('seed', 'production');
    expect(text).toMatch(/^内容 +写入 +已有 +说明\n协议 +\d+ +0 /);
    expect(text).toContain('第一位负责人');
    expect(await command('seed', 'production')).toMatch(/\n协议 +0 +\d+ /);
  });

  it('serves every page as a document with a heading', async () => {
    const broken: string[] = [];
    for (const { project, path } of pages) {
      const response = await fetch(product.origin + pageUrl({ base, project, path }), { redirect: 'manual' });
      if (response.status !== 200 || !/<h[12][ >]/.test(await response.text()))
        broken.push(`${project}${path}: ${response.status}`);
    }
    expect(broken).toEqual([]);
  });

  it.each([
    ['a guest', undefined],
    ['a new subscriber', '13812345678'],
  ] as const)('can be read by %s without a failure', { timeout: 1_200_000 }, async (_name, mobile) => {
    const phone = await openPhone(await openBrowser(), product.origin, undefined, withoutMotion);
    if (mobile) await signInAs(phone.page.context(), product.origin, mobile);
    const found: string[] = [];
    let at = '';
    phone.page.on('response', (response) => {
      if (!response.url().includes('/provider-')) return;
      const path = new URL(response.url()).pathname;
      response.json().then(
        ({ success, code, message }: { success: boolean; code: string; message: string }) => {
          if (!success && code !== '-2' && !notOffered.test(message))
            found.push(`${at}: ${path} ${code} ${message}`);
        },
        () => undefined,
      );
    });
    phone.page.on('pageerror', ({ message }) => void found.push(`${at}: ${message}`));
    const everyNth = isLongRun ? 1 : 12;
    for (const [place, { project, path }] of pages.entries()) {
      if ((place + (mobile ? 5 : 0)) % everyNth !== 0) continue;
      at = `${project}${path}`;
      await openNext(phone.page, pageUrl({ base, project, path }));
      await untilIdle(phone.page);
      const faults = await faultsIn(phone.page).catch(() => faultsIn(phone.page));
      found.push(...faults.map((fault) => `${at}: ${fault}`));
    }
    await phone.close();
    expect(found).toEqual([]);
  });

  it('takes the example files by command, each checked first', async () => {
    await command('operator', 'create-owner', '--name', '王敏', '--login', 'wang.min');
    const owner = ['--as', 'wang.min'];
    for (const name of ['products', 'plans', 'shops', 'goods', 'codes', 'floors', 'card-codes']) {
      const file = `docs/imports/${name}.csv`;
      expect(await command('import', file, ...owner, '--dry-run')).toContain('检查通过，没有写入');
      expect(await command('import', file, ...owner)).toContain('已导入');
    }
    const html = await (await fetch(`${product.origin}${base}/super-market/market-index`)).text();
    expect(html).toContain('权益领取');
    expect(await command('seed', 'production')).not.toMatch(/\n {2}(权益产品|门店|商品|第一位负责人)\n/);
  });
});
