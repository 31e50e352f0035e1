import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { Gift } from '#core/contract/activity/coupon-activities.shapes.ts';
import { notices } from '#core/contract/content/notices.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { PreheatNotice } from './preheat-notice.tsx';

const coupon: Gift['coupons'][number] = {
  templateId: 't',
  couponType: 'cash',
  couponAmt: 500,
  couponName: '立减券',
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  scopeText: '通用',
  validText: '领取后当月有效',
  activityId: 'month-gift',
  offerState: 'claimable',
  reason: null,
  leftPercent: null,
  limitText: null,
  beginsAt: '2026-08-01T00:00:00.000Z',
  endsAt: '2026-09-01T00:00:00.000Z',
  card: null,
};
const gift = (actId: string, period = '2026-08'): Gift => ({
  actId,
  title: '月月有礼',
  subTitle: `礼物${actId}`,
  picUrl: null,
  period,
  coupons: [coupon, { ...coupon, templateId: 'u' }],
});

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-08-02T02:00:00.000Z');
  localStorage.clear();
  api = fakeApi()
    .answer(notices.preheatNotices, [
      {
        noticeId: 'N1',
        title: '预告',
        picUrl: 'goods/gift',
        link: '',
        beginsAt: '2026-08-01T00:00:00.000Z',
        endsAt: '2026-09-01T00:00:00.000Z',
        confirmed: 0,
      },
    ])
    .answer(couponActivities.gifts, { list: [gift('g1'), gift('g2')] })
    .answer(couponActivities.receivePopCoupons, { coupons: [] as never });
});
afterEach(() => vi.useRealTimers());
function open() {
  const shown = renderInSite(
    <main>
      <h1>首页</h1>
      <PreheatNotice />
    </main>,
    { api, project: 'super-market', session: aMember() },
  );
  fireEvent.scroll(window);
  return shown;
}

describe('a gift (§6)', () => {
  it('pops up after the first screen, alone, and is claimed at a tap', async () => {
    const { container, user } = open();
    expect(await screen.findByRole('dialog', { name: '礼物g1' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByText('2张券，共10元')).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '立即领取' }));
    expect(await screen.findByRole('dialog', { name: '已放入券包' })).toBeTruthy();
    expect(api.callsOf(couponActivities.receivePopCoupons).map(({ input }) => input)).toEqual([
      { actId: 'g1' },
    ]);
  });

  it('comes once in its period, the next gift on the next day, and again in the next period', async () => {
    const closeOn = async (day: string, name: string) => {
      vi.setSystemTime(`${day}T02:00:00.000Z`);
      const { user, unmount } = open();
      await screen.findByRole('dialog', { name });
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: /以后再说|知道了/ }));
      unmount();
    };
    await closeOn('2026-08-03', '礼物g1');
    await closeOn('2026-08-04', '礼物g2');
    await closeOn('2026-08-05', '预告');
    api.answer(couponActivities.gifts, { list: [gift('g1', '2026-09'), gift('g2')] });
    await closeOn('2026-09-01', '礼物g1');
  });

  it('asks for nothing before the first screen can be used, nor before the session is known', async () => {
    const early = renderInSite(<PreheatNotice />, { api, project: 'super-market', session: aMember() });
    expect(api.calls).toEqual([]);
    early.unmount();
    renderInSite(<PreheatNotice />, { api, project: 'super-market', session: { kind: 'unknown' } });
    fireEvent.scroll(window);
    expect(api.calls).toEqual([]);
  });

  it('leaves the place to the notice when there is none', async () => {
    api.answer(couponActivities.gifts, { list: [] });
    open();
    expect(await screen.findByRole('dialog', { name: '预告' })).toBeTruthy();
  });
});
