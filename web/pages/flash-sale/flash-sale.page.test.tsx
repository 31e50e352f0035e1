import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { MyFlashSales, FlashSaleAround } from '#core/contract/activity/flash-sales.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { membership } from '#core/contract/user/membership.ts';
import { anOpenProduct } from '#web/features/membership/testing/some-membership.ts';
import { aFlashSale, aFlashSaleGoods } from '#web/features/goods/testing/samples.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './flash-sale.page.tsx';

const session = (
  sessionId: string,
  hour: number,
  state: 'ended' | 'running' | 'coming',
  mode: 'race' | 'draw' = 'race',
) => ({
  sessionId,
  sessionName: `${hour}点场`,
  beginsAt: `2026-08-08T${hour}:00:00+08:00`,
  endsAt: `2026-08-08T${hour + 2}:00:00+08:00`,
  state,
  mode,
});
const sessions = [
  session('s08', 18, 'coming'),
  session('s10', 10, 'running'),
  session('s16', 16, 'coming', 'draw'),
];
const mine = (overrides: Partial<MyFlashSales> = {}): MyFlashSales => ({
  serverNow: '2026-08-08T11:41:15+08:00',
  mayBuy: true,
  level: 2,
  quotaLeft: null,
  reservations: [],
  appointments: [],
  ticket: null,
  entries: [],
  ...overrides,
});
const aDraw = () =>
  aFlashSale({
    sessionId: 's16',
    mode: 'draw',
    beginsAt: '2026-08-08T16:00:00+08:00',
    endsAt: '2026-08-08T18:00:00+08:00',
    draw: {
      registersAt: '2026-08-08T10:00:00+08:00',
      closesAt: '2026-08-08T15:50:00+08:00',
      commitment: '7f3a00000000000000000000000000000000000000000000000000000000c91e',
      drawnAt: null,
    },
    goods: [aFlashSaleGoods('phones', { activityId: 's16:phones', stockTotal: 50, entries: 8_214 })],
    sessions,
  });

const around: FlashSaleAround = {
  next: {
    sessionId: 's14',
    sessionName: '14点场',
    beginsAt: '2026-08-08T14:00:00+08:00',
    goods: [
      aFlashSaleGoods('fuel', { activityId: 's14:fuel', goodsName: '50元加油券' }),
      aFlashSaleGoods('ebook', { activityId: 's14:ebook', goodsName: '阅读会员季卡' }),
    ],
  },
  later: [
    {
      goodsId: 'flash-2',
      activityId: 's20:flash-2',
      sessionName: '20点场',
      beginsAt: '2026-08-08T20:00:00+08:00',
      stockTotal: 200,
    },
  ],
  yesterday: [
    {
      sessionId: 'y16',
      sessionName: '16点场',
      beginsAt: '2026-08-07T16:00:00+08:00',
      offers: [{ activityId: 'y16:game', goodsName: '游戏会员年卡', picUrl: 'goods/game', winners: 100 }],
    },
  ],
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(home.seckill, aFlashSale({ sessions }))
    .answer(flashSales.mySales, mine())
    .answer(flashSales.saleAround, around)
    .unplug(flashSales.reserveSale);
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('限时秒杀', () => {
  it('shows guests sessions, countdown, meter and limit, and has them sign in to buy', async () => {
    const { user, session: signIn, container } = open({ session: { kind: 'guest' } });
    expect(await screen.findByRole('tab', { selected: true, name: '10:00抢购中' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: '16:00抽签' })).toBeTruthy();
    expect(screen.getByText('已抢72%')).toBeTruthy();
    expect(screen.getByText('每人每款限1件')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '约下一场：咖啡券' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^马上抢/ }));
    expect(signIn.goToLogin).toHaveBeenCalledOnce();
    expect(api.callsOf(flashSales.reserveSale)).toEqual([]);
    await expectAccessible(container);
  });

  it('reserves for a member who taps before the session is known', async () => {
    const { user, session: signIn } = open({ session: { kind: 'unknown' } });
    await user.click(await screen.findByRole('button', { name: /^马上抢/ }));
    await expect.poll(() => api.callsOf(flashSales.reserveSale)).toHaveLength(1);
    expect(signIn.goToLogin).not.toHaveBeenCalled();
  });

  it('reserves a piece and leads to its payment', async () => {
    api.answer(flashSales.reserveSale, { activityId: 's10:flash-1', expiresAt: '2026-08-08T11:56:15+08:00' });
    const { user, navigator } = open();
    await user.click(await screen.findByRole('button', { name: /^马上抢/ }));
    await expect.poll(() => navigator.push.mock.calls.length).toBe(1);
    expect(api.callsOf(flashSales.reserveSale)[0]?.input).toEqual({ activityId: 's10:flash-1' });
    expect(navigator.push.mock.calls[0]?.[0]).toMatch(/\/order-pay\?.*activityId=s10%3Aflash-1/);
  });

  it('shows what is reserved and until when, before what others may do', async () => {
    api.answer(
      flashSales.mySales,
      mine({
        reservations: [
          {
            activityId: 's10:flash-1',
            quantity: 1,
            state: 'held',
            expiresAt: '2026-08-08T11:56:15+08:00',
            orderNo: null,
          },
        ],
      }),
    );
    open();
    expect(await screen.findByRole('button', { name: /^去下单/ })).toBeTruthy();
    expect(screen.getByText('已为您留货，请尽快下单')).toBeTruthy();
  });

  it('says before the tap that the session is for members', async () => {
    api
      .answer(home.seckill, aFlashSale({ sessions, rightType: 1 }))
      .answer(flashSales.mySales, mine({ mayBuy: false }));
    open();
    expect(await screen.findByText('本场为会员专场，开通会员后可参加')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^开通可抢/ })).toBeTruthy();
  });

  it('says so to a guest too, above the list and in each row', async () => {
    api.answer(home.seckill, aFlashSale({ sessions, rightType: 1 }));
    renderInSite(<page.Page />, { api, project: 'super-market', session: { kind: 'guest' } });
    expect(await screen.findByText('本场为会员专场，开通会员后可参加')).toBeTruthy();
    expect(screen.getAllByText('会员专场').length).toBeGreaterThan(0);
  });

  it('names the own membership that lets one into a session for members', async () => {
    api
      .answer(home.seckill, aFlashSale({ sessions, rightType: 1 }))
      .answer(membership.highestVipWithRight, anOpenProduct('gold'));
    open();
    expect(await screen.findByText('会员专场，您的黄金会员可以参加')).toBeTruthy();
    expect(api.callsOf(membership.highestVipWithRight)[0]?.input).toEqual({ rightTypeId: 1 });
  });

  it('before it begins offers a reminder', async () => {
    api
      .answer(home.seckill, aFlashSale({ sessions, serverNow: '2026-08-08T09:00:00+08:00' }))
      .answer(flashSales.makeAppointment, null);
    const { user } = open();
    expect(await screen.findByText('距本场开始')).toBeTruthy();
    const [button] = screen.getAllByRole('button', { name: /^预约提醒/ });
    if (button) await user.click(button);
    expect(await screen.findByText('预约成功，开抢前5分钟提醒您')).toBeTruthy();
    expect(api.callsOf(flashSales.makeAppointment)[0]?.input).toEqual({ activityId: 's10:flash-1' });
  });

  it('after its end says what was sold, not what is left', async () => {
    const goods = [aFlashSaleGoods('flash-1', { stockTotal: 100, stockLeft: 5, soldPercent: 95 })];
    api.answer(home.seckill, aFlashSale({ sessions, goods, serverNow: '2026-08-08T23:00:00+08:00' }));
    open();
    expect(await screen.findByText('本场已结束')).toBeTruthy();
    expect(screen.getByText('本场售出95份')).toBeTruthy();
    expect(screen.queryByText(/仅剩|已抢/)).toBeNull();
  });

  it('of a draw shows its steps, the commitment and the own ticket, and registers', async () => {
    api
      .answer(home.seckill, aDraw())
      .answer(
        flashSales.mySales,
        mine({
          ticket: { ticketNo: 8_213, receipt: 'r' },
          entries: [{ activityId: 's16:phones', won: null }],
        }),
      )
      .answer(flashSales.leaveDraw, null);
    const { user, container } = open({ search: '?sessionId=s16' });
    expect(await screen.findByText('08213')).toBeTruthy();
    expect(screen.getByText('名额50份 · 8214人报名')).toBeTruthy();
    expect(screen.getByText('种子已封存 7f3a…c91e')).toBeTruthy();
    expect(screen.getByRole('link', { name: '怎么验证' }).getAttribute('href')).toContain(
      '/draw-result?sessionId=s16',
    );
    await user.click(screen.getByRole('button', { name: /^取消报名/ }));
    expect(await screen.findByText('已取消报名')).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows what comes next: reminders of the next session, and of sold-out goods that come again', async () => {
    api
      .answer(flashSales.mySales, mine({ appointments: ['s14:ebook'] }))
      .answer(flashSales.makeAppointment, null)
      .answer(flashSales.cancelAppointment, null);
    const { user, container } = open();
    const next = await screen.findByRole('region', { name: '14点场预告' });
    expect(
      within(next)
        .getByRole('link', { name: /^全部2款/ })
        .getAttribute('href'),
    ).toContain('sessionId=s14');
    await user.click(await within(next).findByRole('button', { name: '已预约，点按取消：阅读会员季卡' }));
    expect(await screen.findByText('已取消预约')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '预约：50元加油券' }));
    await expect.poll(() => api.callsOf(flashSales.makeAppointment).length).toBe(1);
    expect(screen.getByText('20点场还有200份')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '约下一场：咖啡券' }));
    await expect
      .poll(() => api.callsOf(flashSales.makeAppointment).map(({ input }) => input))
      .toEqual([{ activityId: 's14:fuel' }, { activityId: 's20:flash-2' }]);
    expect(api.callsOf(flashSales.cancelAppointment).map(({ input }) => input)).toEqual([
      { activityId: 's14:ebook' },
    ]);
    await expectAccessible(container);
  });

  it('of a draw shows yesterday’s, the own result and the way to verify it', async () => {
    api
      .answer(home.seckill, aDraw())
      .answer(flashSales.mySales, mine({ entries: [{ activityId: 'y16:game', won: false }] }));
    open({ search: '?sessionId=s16' });
    const past = await screen.findByRole('region', { name: '昨日抽签' });
    expect(past.textContent).toContain('8月7日 16点场');
    expect(past.textContent).toContain('100人中签，名单已公布');
    expect(await within(past).findByText('未中签')).toBeTruthy();
    expect(
      within(past)
        .getByRole('link', { name: /^验证结果/ })
        .getAttribute('href'),
    ).toContain('/draw-result?sessionId=y16');
  });

  it('of a draw says before the tap which level is needed', async () => {
    const drawn = aDraw();
    api.answer(home.seckill, {
      ...drawn,
      goods: drawn.goods.map((goods) => ({ ...goods, minLevel: 3 })),
    });
    open({ search: '?sessionId=s16' });
    const button = await screen.findByRole('button', { name: /^等级不足/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('铂金会员及以上可报名').length).toBeGreaterThan(0);
  });

  it('is empty or failed in words', async () => {
    api.answer(home.seckill, null);
    const { unmount } = open();
    expect(await screen.findByText('今天的秒杀还在准备')).toBeTruthy();
    unmount();
    api.unplug(home.seckill);
    open();
    expect(await screen.findByText('秒杀没有加载出来')).toBeTruthy();
  });
});
