import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { useProduct } from './support/use-product.ts';

const claimPage = '/content/standalone-pages/rights-entrance';
const claimCall = `**${cardProduct.receiveRights.path}`;
const right = '咖啡兑换券';

const product = useProduct();
let page: Page;
let since: string;
beforeEach(async () => {
  since = await product.workbench.advanceToFreshMonth();
  ({ page } = await product.phone({ mobile: '13800000001' }));
  await page.goto(claimPage);
  await button().waitFor();
});

const button = () => page.getByRole('listitem').filter({ hasText: right }).getByRole('button').last();
const claims = () => product.workbench.claimsSince(since, right, '138****0001');
/** Handles every claim call by `act` and collects the idempotency keys it was sent with. */
const keysSent = async (
  act: (route: Route, at: number) => Promise<void>,
): Promise<(string | undefined)[]> => {
  const keys: (string | undefined)[] = [];
  await page.route(claimCall, (route) =>
    act(route, keys.push(route.request().headers()['idempotency-key']) - 1),
  );
  return keys;
};
const expectOneClaim = async () => {
  await expect.poll(() => button().textContent()).toBe('本月已领');
  expect(await claims()).toHaveLength(1);
};

describe('a claim over a bad network (F16)', () => {
  it('tapped offline and again online, is one claim', async () => {
    await page.context().setOffline(true);
    await button().click();
    await page.getByText('网络不给力，请检查后重试').waitFor();
    expect(await claims()).toEqual([]);
    await page.context().setOffline(false);
    await button().click();
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('权益已发放');
    await expectOneClaim();
  });

  it('whose answer was lost is shown as claimed, and is one claim', async () => {
    const keys = await keysSent(async (route, at) => {
      if (at > 0) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button().click();
    await expect.poll(() => keys.length).toBe(1);
    await expectOneClaim();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a reload', () => page.reload()],
    [
      'leaving and coming back',
      async () => {
        await page.goto('/content/super-market/market-index');
        await page.goBack();
      },
    ],
  ])('interrupted by %s, is one claim', async (_title, interrupt) => {
    const keys = await keysSent(async (route, at) => {
      const response = await route.fetch();
      // The document that sent the first call is gone when its answer comes.
      await (at > 0
        ? route.fulfill({ response })
        : interrupt()
            .then(() => route.abort())
            .catch(() => undefined));
    });
    await button().click();
    await expect.poll(() => keys.length).toBeGreaterThan(0);
    await expect.poll(() => button().textContent()).toMatch(/本月已领|领取中/);
    await expectOneClaim();
  });
});
