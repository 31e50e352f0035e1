import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { board } from '#core/contract/activity/board.ts';
import type { ActivityBoard, BoardSale } from '#core/contract/activity/board.shapes.ts';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { groups } from '#core/contract/act/groups.ts';
import type { ZoneActivity } from '#core/contract/act/groups.shapes.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './activity-zone.page.tsx';

const activity = (page_: string, overrides: Partial<ZoneActivity> = {}): ZoneActivity => ({
  activityId: page_,
  title: page_,
  subTitle: '整点开抢',
  highlight: null,
  pics: ['goods/gift-cut'],
  tone: 'warm',
  page: page_,
  state: 'running',
  beginsAt: null,
  endsAt: null,
  ...overrides,
});
const at = (time: string): string => `2026-08-08T${time}:00+08:00`;
const sale = (sessionId: string, from: string, to: string, more: Partial<BoardSale> = {}): BoardSale => ({
  sessionId,
  sessionName: `${from.slice(0, 2)}点场`,
  mode: 'race',
  beginsAt: at(from),
  endsAt: at(to),
  registersAt: null,
  closesAt: null,
  drawnAt: null,
  isStopped: false,
  total: 2_400,
  taken: 0,
  followers: 0,
  limitPerUser: 1,
  goods: ['咖啡券，中杯', '奶茶券'].map((goodsName) => ({
    activityId: goodsName,
    goodsId: goodsName,
    goodsName,
    picUrl: 'goods/coffee',
    priceFen: 690,
    originalPriceFen: 1_800,
  })),
  mine: null,
  ...more,
});
const none = { isReminded: false, pieces: 0, ticketNo: null, won: null };
const guestBoard: ActivityBoard = {
  serverNow: at('12:00'),
  sales: [
    sale('early', '08:00', '10:00', { taken: 2_400 }),
    sale('now', '10:00', '14:00', { taken: 1_536 }),
    sale('next', '14:00', '20:00', { followers: 862 }),
  ],
  groups: { offers: 7, lowestFen: 1_590, picUrl: 'goods/music', open: 3, mine: [] },
  cash: { state: 'running', signers: 1_024, firstFen: 5, mine: null },
  lottery: {
    lotteryId: 'turntable',
    state: 'open',
    prizesLeft: 812,
    dailyChances: 2,
    latest: { mobile: '138****2222', prizeName: '1GB流量' },
    mine: null,
  },
  halfPrice: { goods: 8, lowestFen: 750, mine: null },
  welfare: null,
  coupons: { claimable: 4, mine: null },
};
const ownBoard: ActivityBoard = {
  ...guestBoard,
  sales: [
    sale('early', '08:00', '10:00', { taken: 2_400, mine: none }),
    sale('now', '10:00', '14:00', { taken: 1_536, mine: { ...none, pieces: 1 } }),
    sale('next', '14:00', '20:00', { followers: 862, mine: none }),
  ],
  groups: {
    offers: 7,
    lowestFen: 1_590,
    picUrl: 'goods/music',
    open: 3,
    mine: [
      {
        groupNo: 'g1',
        missing: 1,
        size: 3,
        expiresAt: at('23:00'),
        goodsName: '音乐会员年卡',
        picUrl: 'goods/music',
        priceFen: 9_400,
        savedFen: 6_000,
      },
    ],
  },
  cash: {
    state: 'running',
    signers: 1_024,
    firstFen: 5,
    mine: {
      signedToday: false,
      streak: 5,
      todayFen: 8,
      bonus: { days: 7, daysLeft: 2, amountFen: 100 },
    },
  },
  lottery: guestBoard.lottery && { ...guestBoard.lottery, mine: { chancesLeft: 0 } },
  coupons: { claimable: 0, mine: { claimed: 4 } },
};

let api: FakeApi;
const show = (shown: ActivityBoard) => api.answer(board.activityBoard, shown);
beforeEach(() => {
  api = fakeApi();
  api.answer(catalogue.promoted, () => refused('活动不存在或已结束'));
  api.answer(groups.activityGroups, {
    serverNow: at('12:00'),
    groups: [
      {
        groupId: 'g1',
        groupName: '限时特价',
        acts: ['flashSale', 'groupList', 'halfPrice'].map((each) => activity(each)),
      },
      {
        groupId: 'g2',
        groupName: '天天有礼',
        acts: [
          ...['dailyCash', 'lottery', 'couponCenter', 'notAPage'].map((each) => activity(each)),
          activity('giftSquare', { state: 'coming', beginsAt: at('20:00') }),
        ],
      },
    ],
  });
  show(guestBoard);
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: { kind: 'guest' }, ...overrides });
const asMember = () => {
  show(ownBoard);
  return open({ session: aMember() });
};
const listItems = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('活动专区', () => {
  it('shows what runs with the numbers of the server, to a guest', async () => {
    const { container } = open();
    const running = await screen.findByRole('region', { name: '10点场秒杀' });
    expect(running.textContent).toContain('10点秒杀场距结束');
    expect(running.textContent).toContain('全场2,400份，已抢1,536份每人每款限1件');
    expect(within(running).getByRole('link', { name: '进场' }).getAttribute('href')).toBe(
      '/content/super-market/second-kill?sessionId=now',
    );
    expect(screen.getByText('现在有6个活动在进行')).toBeTruthy();
    expect(screen.getByRole('link', { name: '今天还有1个' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '拼团' }).textContent).toContain('7款商品可拼，¥15.9起');
    expect(listItems('每天都有的活动')).toEqual([
      '天天签到首日签到得¥0.05今天1,024人签到签到，得¥0.05',
      '转转赚每天2次奖池还剩812份138****2222 得1GB流量去转一次',
      '领券中心4张现在可领领到就能用，下单直接抵去领券',
      '五折购8款，¥7.5起会员每月有名额去五折购',
    ]);
    await expectAccessible(container);
  });

  it('shows a member what is done already, and what is left', async () => {
    const { container } = asMember();
    expect((await screen.findByRole('region', { name: '10点场秒杀' })).textContent).toContain('你已抢到1件');
    const group = screen.getByRole('region', { name: '拼团' });
    expect(group.textContent).toContain('我的团还差1人成团剩余');
    expect(group.textContent).toContain('音乐会员年卡，3人团成团价¥94.00，省¥60.00');
    expect(within(group).getByRole('link', { name: '邀请' }).getAttribute('href')).toContain('groupNo=g1');
    expect(listItems('每天都有的活动').slice(0, 3)).toEqual([
      '天天签到今天未签连签5天，再签2天得¥1签到，得¥0.08',
      '转转赚今天已用完奖池还剩812份138****2222 得1GB流量做任务得机会',
      '领券中心已领4张能领的都领完了有新券会出现在这里看我领的',
    ]);
    await expectAccessible(container);
  });

  it('sets and takes back the reminder of what comes next, in its place', async () => {
    const { user } = asMember();
    const next = within(await screen.findByRole('region', { name: '接下来' }));
    expect(next.getByRole('listitem').textContent).toContain('14:00咖啡券等2款秒杀2,400份，862人预约');
    api.answer(board.remindOfSession, null);
    const isReminded = (isOn: boolean) =>
      show({
        ...ownBoard,
        sales: [sale('next', '14:00', '20:00', { followers: 863, mine: { ...none, isReminded: isOn } })],
      });
    isReminded(true);
    await user.click(next.getByRole('button', { name: /^预约/ }));
    expect(await screen.findByText('预约成功，开抢前5分钟提醒您')).toBeTruthy();
    isReminded(false);
    await user.click(await next.findByRole('button', { name: /^已预约，点按取消/ }));
    expect(await next.findByRole('button', { name: /^预约/ })).toBeTruthy();
    expect(api.inputsOf(board.remindOfSession)).toEqual([
      { sessionId: 'next', isOn: true },
      { sessionId: 'next', isOn: false },
    ]);
  });

  it('asks a guest to sign in for a reminder and for the daily cash', async () => {
    const { user, session } = open();
    await user.click(await screen.findByRole('button', { name: /^预约/ }));
    await user.click(screen.getByRole('button', { name: /^签到/ }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
  });

  it('signs in for the daily cash without leaving', async () => {
    const { user } = asMember();
    const signed = { signedToday: true, streak: 6, todayFen: 8, bonus: null };
    api.answer(dailyCash.signForCash, () => {
      show({ ...ownBoard, cash: { ...ownBoard.cash, mine: signed } });
      return {
        signedOn: '2026-08-08',
        streak: 6,
        monthCount: 6,
        gains: [],
        gainedFen: 8,
        balanceFen: 88,
      };
    });
    await user.click(await screen.findByRole('button', { name: '签到，得¥0.08' }));
    expect(await screen.findByText('签到成功，得¥0.08，已连签6天')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '已得¥0.08，看余额' })).toBeTruthy();
  });

  it('folds what is over today', async () => {
    open();
    const folded = (await screen.findByText('今天已结束')).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('2,400份，全部抢完');
  });

  it.each([
    ['super-market', '/content/super-market/second-kill?sessionId=now', '/content/super-market/group-list'],
    ['supper-mall', '/content/supper-mall/flash-sale?sessionId=now', '/content/supper-mall/group-list'],
  ] as const)('of %s leads to the pages of its own mall', async (project, entry, groupList) => {
    open({ project });
    expect((await screen.findByRole('link', { name: '进场' })).getAttribute('href')).toBe(entry);
    expect(screen.getByRole('link', { name: '去拼团' }).getAttribute('href')).toBe(groupList);
    const others = within(screen.getByRole('list', { name: '更多活动' })).getAllByRole('link');
    expect(others.map(({ textContent }) => textContent)).toEqual(['giftSquare整点开抢08月08日开始']);
  });

  it('leaves out what is not listed, and says when nothing runs', async () => {
    api.answer(groups.activityGroups, { serverNow: at('12:00'), groups: [] });
    open();
    expect(await screen.findByRole('heading', { name: '活动正在准备' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: '10点场秒杀' })).toBeNull();
  });

  it('asks again after a failure', async () => {
    api.unplug(board.activityBoard);
    const { user } = open();
    expect(await screen.findByText('活动没有加载出来')).toBeTruthy();
    show(guestBoard);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('region', { name: '10点场秒杀' })).toBeTruthy();
  });

  it('recommends the goods of the promotion of the city below the activities', async () => {
    api.answer(catalogue.promoted, {
      promoteId: 'p1',
      title: '夏日清凉',
      subTitle: '本周特惠',
      picUrl: null,
      list: [aGoods('tea')],
      total: 1,
      hasNext: false,
    });
    const { container } = open();
    expect(await screen.findByRole('heading', { name: '夏日清凉' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: /商品tea/ })).getAttribute('href')).toContain(
      'goodsId=tea',
    );
    expect(api.inputsOf(catalogue.promoted)[0]).toMatchObject({
      cityCode: '320100',
      timestamp: expect.any(Number) as unknown,
    });
    await expectAccessible(container);
  });
});
