import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import type { EasyUseCard, ExchangeGoods } from '#core/contract/goods/easy-use.shapes.ts';
import { easyUse } from '#core/contract/goods/easy-use.ts';
import { home } from '#core/contract/goods/home.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { aGroup, aRight, aRightDetail, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './easy-use-home.page.tsx';

const goods = (id: string, name: string): ExchangeGoods => ({
  ...aGoods(id),
  goodsName: name,
  skuId: `${id}.1`,
  rightsId: id,
  ticketCost: 1,
});
const list = [goods('video', '视频月卡'), goods('milktea', '奶茶券'), goods('data', '10GB流量')];
const page1 = (...some: readonly ExchangeGoods[]) => ({
  list: [...some],
  total: some.length,
  hasNext: false,
});
const card = (usable: number): EasyUseCard => ({
  cardName: '任我用卡',
  mobile: '138****0001',
  productId: '124',
  renewsOn: '2026-09-01',
  usableCount: usable,
  totalCount: 2,
  tickets: [1, 2].map((no) => ({
    cardCode: `t${no}`,
    couponName: '任意券',
    scopeText: '全场任选1件',
    expiresAt: '2026-09-01T00:00:00+08:00',
    state: no > usable ? 'exchanged' : 'usable',
    exchangedFor: no > usable ? '音乐月卡' : null,
  })),
  autoExchange: null,
});

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi()
    .answer(home.regionFloors, {
      regionCode: 'EASY_USE_HOME',
      variesBy: [],
      floors: [
        {
          kind: 'exchange',
          floorId: 'e',
          title: '任选兑换',
          subTitle: '',
          link: null,
          tabs: [
            { goodsChannelId: null, name: '热兑' },
            { goodsChannelId: 'easy-data', name: '流量' },
          ],
        },
      ],
    })
    .answer(placement.pageMenu, {
      list: [
        {
          menuName: '首页',
          routerMark: '/easy-use-index',
          url: '/content/easy-use/easy-use-index',
          iconUrl: 'tab/home',
          selectIconUrl: 'tab/home',
          backgroundUrl: '',
          backgroundColor: '',
          textColor: '',
          menuType: 0,
        },
      ],
    })
    .answer(easyUse.easyUseHotGoods, page1(...list))
    .answer(easyUse.easyUseGoods, page1(goods('data', '10GB流量')))
    .answer(easyUse.easyUseCard, card(2))
    .answer(
      cardProduct.memberRights,
      someRights(
        [aGroup(list.map((each) => aRight({ rightsId: each.goodsId, rightsShowName: each.goodsName })))],
        { productId: '124' },
      ),
    )
    .answer(singleRights.receiveEasyUseRights, {
      claimId: 'C1',
      recvStatus: 2,
      message: '兑换成功',
      claimedAt: '2026-08-08T10:00:00+08:00',
    });
});
const open = (over: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'easy-use', path: '/easy-use-index', ...over });
const menu = () => screen.queryByRole('navigation', { name: '底部导航' });

describe('the home of the easy-use card', () => {
  it('names the day of the new tickets, and the day before it as the last of the old ones', async () => {
    open({ session: aMember() });
    const owned = await screen.findByRole('region', { name: '任我用卡' });
    await waitFor(() => expect(owned.textContent).toContain('138****0001，9月1日更新'));
    expect(owned.textContent).toContain('8月31日到期');
  });

  it('exchanges what is chosen with the tickets, through the card’s own claim, after one question', async () => {
    const { user, container } = open({ session: aMember() });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '任我用卡' }).textContent).toContain('2/2 张可用'),
    );
    await user.click(await screen.findByRole('checkbox', { name: /视频月卡/ }));
    await user.click(screen.getByRole('checkbox', { name: /10GB流量/ }));
    await user.click(screen.getByRole('checkbox', { name: /奶茶券/ }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /奶茶券/ }).checked).toBe(false);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '用2张券兑换' }));
    await user.click(await screen.findByRole('button', { name: '确认兑换' }));
    await waitFor(() =>
      expect(api.callsOf(singleRights.receiveEasyUseRights).map(({ input }) => input['rightsId'])).toEqual([
        'video',
        'data',
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: '已选权益' })).toBeNull());
    expect(api.callsOf(easyUse.easyUseCard).length).toBeGreaterThan(1);
  });

  it('lets each right be read, which does not choose it', async () => {
    api.answer(singleRights.singleRightDetail, aRightDetail());
    const { user } = open({ session: aMember() });
    const [first] = await screen.findAllByRole('button', { name: /^详情：/ });
    if (first) await user.click(first);
    expect(await screen.findByText('第一段说明。')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it('shows the goods of a channel', async () => {
    const { user } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('tab', { name: '流量' }));
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(api.callsOf(easyUse.easyUseGoods).map(({ input }) => input['goodsChannelId'])).toEqual([
      'easy-data',
    ]);
  });

  it('invites a guest, also to exchange', async () => {
    const { user, session } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('checkbox', { name: /视频月卡/ }));
    await user.click(screen.getByRole('button', { name: '登录后兑换' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(api.callsOf(easyUse.easyUseCard)).toEqual([]);
  });

  it('leads who holds no card to it', async () => {
    api.answer(easyUse.easyUseCard, null);
    open({ session: aMember() });
    expect((await screen.findByRole('link', { name: '去开通' })).getAttribute('href')).toContain(
      'productId=124',
    );
  });

  it('switches the automatic exchange on with a right and a code', async () => {
    api
      .answer(easyUse.sendAutoExchangeCode, {
        mobile: '138****0001',
        retryAfterSeconds: 60,
        expiresInSeconds: 300,
      })
      .answer(easyUse.setAutoExchange, null);
    const { user } = open({ session: aMember() });
    const toggle = await screen.findByRole('switch', { name: '月底自动兑换' });
    await waitFor(() => expect((toggle as HTMLButtonElement).disabled).toBe(false));
    await user.click(toggle);
    await user.click(await screen.findByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送至 138****0001');
    await user.click(screen.getByRole('radio', { name: '10GB流量' }));
    await user.type(screen.getByRole('textbox', { name: '短信验证码' }), '123456');
    await user.click(screen.getByRole('button', { name: '确认开启' }));
    await waitFor(() =>
      expect(api.callsOf(easyUse.setAutoExchange).map(({ input }) => input)).toEqual([
        { enabled: true, skuId: 'data.1', smsCode: '123456' },
      ]),
    );
  });

  it('has the fetched menu, stored with its time, and the stored one where it cannot be fetched (§2)', async () => {
    const first = open({ session: { kind: 'guest' } });
    expect(await within(menu() ?? document.body).findByRole('link', { name: '首页' })).toBeTruthy();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('DEV_pageMenu_EASY_USE_BOTTOM') ?? '{}')).toMatchObject({
        timestamp: expect.any(Number),
        list: [{ menuName: '首页' }],
      }),
    );
    first.unmount();
    api.unplug(placement.pageMenu);
    open({ session: { kind: 'guest' } });
    await waitFor(() => expect(menu()?.textContent).toBe('首页'));
  });
});
