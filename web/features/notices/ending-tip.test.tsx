import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { home } from '#core/contract/goods/home.ts';
import type { EndingThing } from '#core/contract/goods/shared/ending-thing.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { EndingTip } from './ending-tip.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ticket = (endsAt: string): EndingThing => ({
  kind: 'voucher',
  name: '电影票',
  picUrl: 'goods/cinema',
  endsAt,
  reference: 'D1',
  hall: null,
  couponType: null,
});
const counts = {
  totalCouponCount: 0,
  waitCouponCount: 0,
  qyfdCouponCount: 0,
  lllbCouponCount: 0,
  wzgCouponCount: 0,
  trafficBagCount: 0,
  halfPriceCount: 0,
};
const { dataset } = document.documentElement;
beforeEach(() => {
  delete dataset['tip'];
  document.body.innerHTML = '<div id="ending"></div>';
});
afterEach(() => localStorage.clear());
const show = (ending?: EndingThing) => {
  const api = fakeApi().answer(home.couponCounts, { ...counts, ...(ending && { ending }) });
  return { ...renderInSite(<EndingTip />, { api, session: aMember(), project: 'super-market' }), api };
};
const answered = async (api: ReturnType<typeof fakeApi>): Promise<void> => {
  await expect.poll(() => api.callsOf(home.couponCounts).length).toBeGreaterThan(0);
};

it('what ends first stands in its room and leads to where it is used', async () => {
  dataset['tip'] = '1';
  show(ticket(inHours(2)));
  expect((await screen.findByText('电影票')).parentElement?.textContent).toMatch(
    /^电影票(今天|还有1天)到期$/,
  );
  expect(screen.getByRole('link', { name: '出示券码' }).getAttribute('href')).toContain('orderNo=D1');
  await expectAccessible(document.body);
});

it('without room it waits for the next time that the home is opened', async () => {
  const { api, unmount } = show(ticket(inHours(2)));
  await answered(api);
  await expect.poll(() => Object.values({ ...localStorage })).toContain('1');
  expect(screen.queryByText(/电影票/)).toBeNull();
  expect(dataset['tip']).toBeUndefined();
  unmount();
  expect(dataset['tip']).toBe('1');
});

it('nothing that ends gives the room back', async () => {
  dataset['tip'] = '1';
  show();
  await expect.poll(() => dataset['tip']).toBeUndefined();
});
