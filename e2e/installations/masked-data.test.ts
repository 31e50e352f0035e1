import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startProduct, type Output } from '../support/product.ts';
import { recorded } from '../support/recorded.ts';
import { signInAs } from '../support/sign-in.ts';
import { workbench } from '../support/workbench.ts';

const fortyDays = 40 * 86_400_000;
const home = '/content/super-market/market-index?appId=C0013';
const claimPage = '/content/standalone-pages/rights-entrance';
const pageViewWithNumber = /"event":"pageview","properties":\{.*"WT_mobile":"138\*\*\*\*0001"/;
const reported = (): string => recorded().reports.join('\n');

describe('the output of a stopped product that is searched for unmasked data (V1)', () => {
  let output: Output;
  let advancedTo: string;
  beforeAll(async () => {
    const product = await startProduct();
    const { advance, reset } = workbench(product.origin);
    const { page, close } = await openPhone(await openBrowser(), product.origin);
    advancedTo = (await advance(fortyDays)).now;
    await signInAs(page.context(), product.origin, '13800000001');
    await page.goto(home);
    await page.getByText('138****0001').first().waitFor();
    await page.goto(claimPage);
    await page.getByRole('listitem').filter({ hasText: '视频会员月卡' }).getByRole('button').last().click();
    const result = page.getByRole('dialog').filter({ hasText: '权益已发放' });
    // A first page view may be sent before the session is known; after a navigation inside the document it is.
    await result.getByRole('button', { name: '查看记录' }).click();
    await vi.waitFor(() => expect(reported()).toMatch(pageViewWithNumber), { timeout: 90_000 });
    await close();
    await reset();
    output = await product.stopAndSearch(recorded());
  });

  it('holds the events that were stored with the clock moved ahead', () => {
    const at = (output['events.at'] ?? '').split('\n').map((when) => Date.parse(when));
    expect(Math.max(...at)).toBeGreaterThanOrEqual(Date.parse(advancedTo));
  });

  it('holds every table but those of the sandbox', () => {
    const tables = new Set(Object.keys(output).map((name) => name.split('.')[0]));
    for (const name of ['claims', 'claim_events', 'consents', 'idempotency_keys', 'sessions', 'users'])
      expect(tables).toContain(name);
    expect(Object.keys(output).filter((name) => name.includes('sandbox'))).toEqual([]);
    expect(output['claim_events.claim_id']).not.toBe('');
  });

  it('holds the calls of the analytics SDK and the tracking header of API calls', () => {
    expect(output['what pages reported']).toMatch(pageViewWithNumber);
    expect(output['what pages reported']).toMatch(/^\{[^\n]*"logTime":"\d{14}"[^\n]*\}$/m);
  });
});
