import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsName, mapsServiceName, type HostId } from '#core/config/hosts.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { certificate, type Certificate } from '#tooling/certificate.ts';
import { cityButton, positionCard } from './support/city.ts';
import { isLongRun } from './support/is-long-run.ts';
import { openPhone, type Phone } from './support/phone.ts';
import { startProduct, type Product } from './support/product.ts';
import { recorded } from './support/recorded.ts';
import { patient, shortTimers } from './support/short-timers.ts';
import { useProduct } from './support/use-product.ts';
import { withoutMotion } from './support/visit.ts';
import { workbench } from './support/workbench.ts';

const gold = '13800000001';
const scripts = ['chat-sdk', 'chat-sdk-2', 'maps', 'app-bridge', 'analytics'] as const;
/** What is logged when a script cannot be loaded (§8, Host scripts). */
const logged: Readonly<Partial<Record<HostId, readonly string[]>>> = {
  'chat-app': ['Can not get wechat js sdk'],
  others: [`Can not get ${mapsServiceName}`, `Can not get ${analyticsName} sdk`],
  'provincial-app': ['Can not get app bridge'],
};
/**
 * How a script fails: whether it loads, whether it works, and how the page's timeouts are changed (a silent one waits for
 * them). Every fault of every script is played in the component tests of `web/platform/hosts`.
 */
const faults = {
  404: { loads: false, works: false, haste: 5 },
  500: { loads: false, works: false, haste: 5 },
  hang: { loads: false, works: false, haste: 5 },
  syntax: { loads: false, works: false, haste: 5 },
  throws: { loads: true, works: false, haste: patient },
  silent: { loads: true, works: false, haste: 5 },
  twice: { loads: true, works: true, haste: patient },
  wrong: { loads: true, works: false, haste: patient },
} as const;
type Fault = `${keyof typeof faults}`;

const onlyInLongRun = [
  ['chat-app', 'throws'],
  ['others', 'twice'],
  ['provincial-app', '500'],
  ['provincial-app', 'twice'],
] as const;
/** `npm test` plays in each host one fault before a script is loaded and one after; `npm run long` each fault. */
const played: readonly (readonly [HostId, Fault])[] = [
  ['chat-app', '404'],
  ['chat-app', 'twice'],
  ['others', 'hang'],
  ['others', 'wrong'],
  ['provincial-app', 'syntax'],
  ['provincial-app', 'silent'],
  ...(isLongRun ? onlyInLongRun : []),
];

/** Without the errors the broken script itself causes. */
const ownErrors = (errors: readonly string[]) =>
  errors.filter(
    (text) => !/Failed to load resource|SyntaxError|Unexpected|sandbox: \w+ throws|net::ERR/.test(text),
  );

const logRejections = () =>
  addEventListener('unhandledrejection', ({ reason }) => console.error(`unhandled: ${String(reason)}`));

const product = useProduct();

const homeIn = async (host: HostId, haste: number = patient): Promise<Phone> => {
  const phone = await product.phone({
    mobile: gold,
    userAgent: sampleUserAgent(host, 'android'),
    haste,
    context: withoutMotion,
  });
  await phone.page.addInitScript(logRejections);
  await phone.page.goto('/content/super-market/market-index?appId=C0013');
  await phone.page.getByRole('heading', { name: '限时秒杀' }).waitFor();
  return phone;
};
const canBeUsed = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: '无锡' }).first().click();
  await expect.poll(() => cityButton(page).textContent()).toContain('无锡');
  await page.getByText('138****0001').first().waitFor();
};

describe('F11: third-party scripts', () => {
  it.each(played)(
    'inside %s that all behave as "%s" leave a page that finds a city, logs what is missing and can be used',
    async (host, fault) => {
      const { loads, works, haste } = faults[fault];
      for (const name of scripts) await product.workbench.script(name, fault);
      await product.workbench.position({ longitude: 120.6203, latitude: 31.2994 });
      const phone = await homeIn(host, haste);
      const { page } = phone;
      await cityButton(page).click();
      await expect
        .poll(() => positionCard(page).textContent())
        .toMatch(works ? /苏州/ : /没有定位到|未获得定位权限/);
      await expect.poll(() => cityButton(page).textContent()).toContain(works ? '苏州' : '南京');
      for (const sentence of loads ? [] : (logged[host] ?? []))
        await expect.poll(() => phone.warnings).toContain(sentence);
      if (haste === patient)
        expect(phone.warnings.filter((text) => text.startsWith('Can not get'))).toEqual([]);
      await canBeUsed(page);
      expect(ownErrors(phone.errors)).toEqual([]);
    },
  );
});

describe('the chat SDK', () => {
  it('is loaded from its second source when the first one is broken, and shares and locates', async () => {
    await product.workbench.script('chat-sdk', '500');
    const phone = await homeIn('chat-app');
    await expect
      .poll(() =>
        phone.page.evaluate(() =>
          (
            globalThis as unknown as { __sandboxHost?: { shares: readonly { api: string }[] } }
          ).__sandboxHost?.shares.map(({ api }) => api),
        ),
      )
      .toContain('updateAppMessageShareData');
    await cityButton(phone.page).click();
    await expect.poll(() => positionCard(phone.page).textContent()).toContain('南京');
    expect(phone.warnings.filter((text) => text.startsWith('Can not get'))).toEqual([]);
  });
});

describe('F11: the one-tap SDK, over https', () => {
  let secure: Product;
  let made: Certificate;
  beforeAll(async () => {
    made = await certificate();
    secure = await startProduct(made.env);
    await workbench(secure.origin).network(gold);
  });
  afterAll(async () => {
    await secure.stopAndSearch(recorded());
    made.remove();
  });
  const tapOnce = async (mode: 'ok' | Fault): Promise<Phone> => {
    await workbench(secure.origin).script('one-tap', mode);
    const phone = await openPhone(product.browser, secure.origin, sampleUserAgent('others', 'android'), {
      ...withoutMotion,
      ignoreHTTPSErrors: true,
    });
    await phone.page.addInitScript(logRejections);
    await phone.page.addInitScript(shortTimers, mode === 'hang' ? 5 : patient);
    await phone.page.goto('/content/public-pages/sim-login');
    await phone.page.getByRole('button', { name: '本机号码一键登录' }).click();
    await phone.page.getByRole('button', { name: '同意并登录' }).click();
    return phone;
  };

  it('signs in by one tap', async () => {
    const { page, errors, close } = await tapOnce('ok');
    await page.waitForURL(({ pathname }) => !pathname.endsWith('login'));
    await page.goto('/content/standalone-pages/rights-entrance');
    await page.getByText('当前号码 138****0001').waitFor();
    expect(ownErrors(errors)).toEqual([]);
    await close();
  });

  it.each(['hang', 'wrong'] as const)(
    'that behaves as "%s" leaves the SMS code, and says so',
    async (mode) => {
      const { page, errors, warnings, close } = await tapOnce(mode);
      await page.getByRole('alert').filter({ hasText: '短信验证码登录' }).waitFor();
      await page
        .getByRole('tab', { name: '短信验证码' })
        .or(page.getByRole('radio', { name: '短信验证码' }))
        .or(page.getByRole('button', { name: '换个号码登录' }))
        .first()
        .click();
      await page.getByRole('textbox', { name: '手机号' }).fill(gold);
      await expect.poll(() => page.getByRole('button', { name: '获取验证码' }).isEnabled()).toBe(true);
      expect(warnings.includes('Can not get one-tap sdk')).toBe(!faults[mode].loads);
      expect(ownErrors(errors)).toEqual([]);
      await close();
    },
  );
});
