import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { myMonth } from '#core/contract/content/my-month.ts';
import { noExternalServices } from '#core/config/external-services.ts';
import { home } from '#core/contract/goods/home.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { membership } from '#core/contract/user/membership.ts';
import type { OpenProduct, UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import type { FirstAnswer } from '#core/site/page-document.ts';
import { mallSite } from '#web/features/goods/testing/mall-site.tsx';
import { aGoods, aFlashSale, everyFloor } from '#web/features/goods/testing/samples.ts';
import { refused, fakeApi, type FakeApi, unreachable } from '#web/platform/testing/fake-api.ts';
import { setSession } from '#web/platform/session/session-store.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { page } from './home.page.tsx';

const { Page } = page;
const place = { env: 'dev', base: '/content', project: 'super-market' } as const;
const floors = everyFloor.filter(({ kind }) =>
  ['quick', 'seckill', 'notice', 'duo', 'goods', 'recommend'].includes(kind),
);
const data = new Map<string, unknown>([
  [home.regionFloors.path, { regionCode: 'SUPER_MARKET_HOME', floors, variesBy: [] }],
  [home.seckill.path, aFlashSale()],
  [home.forYou.path, { list: [aGoods('feed-1')], total: 1, hasNext: false }],
  [placement.searchWords.path, { placeholder: '视频月卡、加油券', words: [] }],
]);
const firstCalls = () =>
  page.firstCalls?.(
    { ...place, path: '/market-index', search: '', external: noExternalServices },
    siteOf(place),
  ) ?? [];
const answers = (): FirstAnswer[] =>
  firstCalls().map((call) => ({ ...call, data: data.get(call.endpoint.path) }));

const user: UserInfo = {
  userId: 'U1',
  userName: '小苏',
  mobile: '138****0001',
  headImgUrl: '',
  brandNum: '1',
  creditLevel: null,
  ispFlag: 1,
  rwyVip: 0,
  openId: null,
  userBrand: null,
  easyUseMember: 0,
  vipTypeLevel: 0,
  vipGroupTypeName: '非会员',
};
const product = (productId: string, vipTypeLevel: number): OpenProduct => ({
  productId,
  productName: productId,
  subscriptionId: `U1.${productId}`,
  vipTypeId: 1,
  vipTypeLevel,
  vipTypeName: '黄金会员',
  vipGroupTypeName: '',
  groupVipFlag: '0',
  picUrl: 'goods/gift',
  showRights: true,
  openedAt: '2026-01-01T00:00:00+08:00',
  renewsOn: null,
  expiresOn: null,
  savedFen: 0,
});
const vipInfo = (...openProductInfoList: OpenProduct[]): UserVipInfo => ({
  userDto: {
    ...user,
    ...(openProductInfoList.length > 0
      ? { vipTypeId: 1, vipTypeLevel: 2, vipTypeName: '黄金会员' }
      : { vipTypeId: 0, vipTypeLevel: 0, vipTypeName: '非会员' }),
  },
  openProductInfoList,
  userVipRights: [],
});
const month = (claimable: number) => ({ claimable, claimed: 0, later: 0 });

const memberServer = () =>
  fakeApi()
    .answer(home.seckill, () => aFlashSale())
    .answer(membership.userVipInfo, () => vipInfo(product('low', 1), product('watch-30', 2)))
    .answer(home.couponCounts, () => ({
      totalCouponCount: 18,
      waitCouponCount: 4,
      qyfdCouponCount: 3,
      lllbCouponCount: 2,
      wzgCouponCount: 1,
      trafficBagCount: 4,
      halfPriceCount: 6,
    }))
    .answer(myMonth.monthCounts, () => month(6));

function showHome(calls: FakeApi = memberServer()) {
  const { around, session } = mallSite(calls, answers());
  return { ...renderUi(around(<Page />)), calls, session };
}
const card = () => screen.getByRole('region', { name: '会员卡' });
const counts = () =>
  within(card())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => setSession({ kind: 'unknown' }));
afterEach(() => vi.restoreAllMocks());

describe('the home page as the server draws it', () => {
  it('leaves what is below the first screen to the browser', () => {
    expect(renderOnServer(mallSite(fakeApi(), answers()).around(<Page />))).not.toContain('商品feed-1');
  });

  it('renders the first screen for a guest', () => {
    const html = renderOnServer(mallSite(fakeApi(), answers()).around(<Page />));
    for (const words of ['南京', '搜 视频月卡、加油券', '限时秒杀', '五折购专区', '首页', '会员卡'])
      expect(html).toContain(words);
  });

  it('asks only public calls for it, and names the first pictures, which come after its text', () => {
    expect(firstCalls().map(({ endpoint }) => endpoint.access)).toEqual(['guest', 'guest', 'guest']);
    const html = renderOnServer(mallSite(fakeApi(), answers()).around(<Page />));
    expect(html).toMatch(/<img src="\/content\/art\/goods\/coffee\.svg"[^>]*fetchPriority="low"/);
    expect(html).not.toContain('rel="preload"');
  });

  it('is taken over by the browser without a difference', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const tree = mallSite(memberServer(), answers()).around(<Page />);
    const root = document.createElement('div');
    root.innerHTML = renderOnServer(tree);
    document.body.append(root);
    const taken = await act(async () => hydrateRoot(root, tree, { onRecoverableError: complaints }));
    expect(complaints).not.toHaveBeenCalled();
    act(() => taken.unmount());
    root.remove();
  });
});

describe('the head and the menu', () => {
  it('lead to search and messages, and to a choice of city', async () => {
    const { container } = showHome();
    expect(screen.getByRole('link', { name: /搜 视频月卡、加油券/ }).getAttribute('href')).toBe(
      '/content/super-market/search',
    );
    expect(screen.getByRole('link', { name: '消息中心' }).getAttribute('href')).toBe(
      '/content/super-market/message-center',
    );
    expect(screen.getByRole('button', { name: '当前城市南京，切换城市' }).getAttribute('aria-haspopup')).toBe(
      'dialog',
    );
    await act(async () => undefined);
    await expectAccessible(container);
  });

  it('has the five fixed tabs (§2), home being the current one', async () => {
    showHome();
    const tabs = within(screen.getByRole('navigation', { name: '底部导航' })).getAllByRole('link');
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
    ).toEqual([
      ['首页', '/content/super-market/market-index', 'page'],
      ['趣看', '/content/super-market/video-detail?regionCode=SUPER_MARKET_BOTTOM&pageNum=1', null],
      ['会员', '/content/super-market/member-order', null],
      ['分类', '/content/super-market/classification', null],
      ['我的', '/content/super-market/mine-index', null],
    ]);
    await act(async () => undefined);
  });
});

describe('the member card', () => {
  it('is boxes and open counts until it is known who is here', async () => {
    const { calls } = showHome();
    await act(async () => undefined);
    expect(within(card()).getByText('加载中')).toBeTruthy();
    expect(counts()).toEqual(['—全部券', '—待领券', '—权益福袋', '—流量礼包', '—五折购']);
    expect(calls.inputsOf(membership.userVipInfo)).toEqual([]);
  });

  it('invites a guest to sign in, and asks nothing about them', async () => {
    const { user: person, session, calls } = showHome();
    act(() => setSession({ kind: 'guest' }));
    expect(card().textContent).toContain('登录后查看您的优惠券、福袋和流量礼包');
    expect(card().textContent).not.toContain('—');
    await person.click(within(card()).getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(calls.inputsOf(home.couponCounts)).toEqual([]);
    await expectAccessible(card());
  });

  it('shows a member number, level, coupons and what all products still hold this month', async () => {
    const { calls } = showHome();
    act(() => setSession({ kind: 'member', user: { ...user, ispFlag: 0 } }));
    expect((await screen.findByText('138****0001')).nextSibling?.textContent).toBe('黄金会员');
    await waitFor(() => expect(card().textContent).toContain('本月权益6项可领'));
    expect(within(card()).getByRole('link', { name: '去领取' }).getAttribute('href')).toBe(
      '/content/super-market/my-month',
    );
    expect(counts()).toEqual(['18全部券', '4待领券', '3权益福袋', '4流量礼包', '6五折购']);
    expect(calls.inputsOf(myMonth.monthCounts)).toEqual([{}]);
    await expectAccessible(card());
  });

  it('says 去看看 where everything is claimed', async () => {
    showHome(memberServer().answer(myMonth.monthCounts, () => month(0)));
    act(() => setSession({ kind: 'member', user }));
    expect(await screen.findByRole('link', { name: '去看看' })).toBeTruthy();
  });

  it('shows who holds no product the way to one', async () => {
    const { calls } = showHome(memberServer().answer(membership.userVipInfo, () => vipInfo()));
    act(() => setSession({ kind: 'member', user }));
    expect((await screen.findByRole('link', { name: '去开通' })).getAttribute('href')).toBe(
      '/content/super-market/member-order',
    );
    expect(card().textContent).toContain('非会员');
    expect(calls.inputsOf(myMonth.monthCounts)).toEqual([]);
  });

  it('stays useful without the counts', async () => {
    showHome(
      memberServer()
        .answer(myMonth.monthCounts, () => refused())
        .answer(home.couponCounts, () => unreachable()),
    );
    act(() => setSession({ kind: 'member', user: { ...user, ispFlag: 0 } }));
    expect(await screen.findByRole('link', { name: '去领取' })).toBeTruthy();
    expect(card().textContent).not.toContain('项可领');
    expect(counts()[0]).toBe('—全部券');
  });

  it('says when the level cannot be had, and asks again', async () => {
    let reachable = false;
    const { user: person } = showHome(
      memberServer().answer(membership.userVipInfo, () =>
        reachable ? vipInfo(product('watch-30', 2)) : unreachable(),
      ),
    );
    act(() => setSession({ kind: 'member', user }));
    expect(await screen.findByText('会员信息没有加载出来')).toBeTruthy();
    reachable = true;
    await person.click(within(card()).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(card().textContent).toContain('黄金会员'));
  });
});
