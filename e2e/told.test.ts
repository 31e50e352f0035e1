import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhone, openBrowser } from './support/phone.ts';
import { startProduct, type Told } from './support/product.ts';
import { signInAs } from './support/sign-in.ts';
import { workbench } from './support/workbench.ts';

const fortyDays = 40 * 86_400_000;
const home = '/content/super-market/market-index?appId=C0013';
const claimPage = '/content/standalone-pages/rights-entrance';

describe('what a run leaves behind is looked through whole (V1)', () => {
  let browser: Browser;
  let told: Told;
  let later: string;
  beforeAll(async () => {
    browser = await openBrowser();
    const product = await startProduct();
    const { advance, reset } = workbench(product.origin);
    const { page, close } = await aPhone(browser, product.origin);
    later = (await advance(fortyDays)).now;
    await signInAs(page, product.origin, '13800000001');
    await page.goto(home);
    await page.getByText('138****0001').first().waitFor();
    await page.goto(claimPage);
    await page.getByRole('button', { name: '点击领取' }).first().click();
    await page.getByRole('dialog').first().waitFor();
    await close();
    await reset();
    told = await product.stop();
  });
  afterAll(() => browser.close());

  it('the events of a time that is no more', () => {
    const at = [...(told['the table events'] ?? '').matchAll(/"at": "([^"]+)"/g)].map(([, when = '']) =>
      Date.parse(when),
    );
    expect(Math.max(...at)).toBeGreaterThanOrEqual(Date.parse(later));
  });

  it('every table but the stand-ins’, so that no new one is forgotten', () => {
    expect(Object.keys(told)).toEqual(
      expect.arrayContaining(
        ['claims', 'claim_events', 'consents', 'idempotency_keys', 'sessions', 'users', 'whereabouts'].map(
          (name) => `the table ${name}`,
        ),
      ),
    );
    expect(Object.keys(told).filter((name) => name.includes('sandbox'))).toEqual([]);
    expect(told['the table claim_events']).toContain('"claim_id"');
  });

  it('what pages told the analytics SDK, and the tracking header of their calls', () => {
    expect(told['what pages reported']).toMatch(
      /"event":"pageview","properties":\{.*"WT_mobile":"138\*\*\*\*0001"/,
    );
    expect(told['what pages reported']).toMatch(/^\{[^\n]*"logTime":"\d{14}"[^\n]*\}$/m);
  });
});
