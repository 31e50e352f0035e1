import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { promotions } from '#core/contract/activity/promotions.ts';
import { codes } from '#core/contract/envelope.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { detailMore } from '#core/contract/goods/detail-more.ts';
import { home } from '#core/contract/goods/home.ts';
import { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import { membership } from '#core/contract/user/membership.ts';
import { someMembership } from '#web/features/membership/testing/some-membership.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { noExternalServices } from '#core/config/external-services.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './goods-detail.page.tsx';
import { aShop, someCoupons, someGoods } from './testing/some-goods.ts';

const way = '&routerFrom=EquityPocket&couponType=qyfd&cardCode=K9&bindVideosId=V1';
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api: aShop(),
    project: 'super-market',
    path: '/goods-detail',
    session: aMember(),
    search: '?goodsId=video&skuId=video.1',
    ...overrides,
  });
const welfare = aPromotion({
  promotionId: 'welfare',
  kind: 'price',
  title: '福利价',
  skuId: null,
  priceFen: 990,
  cities: ['320100'],
  perPerson: 2,
  period: 'month',
});
const head = () => screen.findByRole('region', { name: '价格和名称' });
const guest = { session: { kind: 'guest' } } as const;

const aGroup = {
  groupActId: 'group-1',
  groupSize: 3,
  groupPriceFen: 1_200,
  endsAt: '2026-08-09T10:00:00+08:00',
};

describe('商品详情', () => {
  it('shows a member the member price and why it is one', async () => {
    const { container } = open();
    await waitFor(async () =>
      expect((await head()).textContent).toContain('会员价¥15原价¥25黄金会员再省 ¥2'),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('视频会员卡');
    expect(screen.getByText('官方正品 · 即时到账')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '权益说明' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: /商品music/ })).getAttribute('href')).toContain(
      'goodsId=music',
    );
    await expectAccessible(container);
  });

  it('shows the price of a promotion in its city, and the usual one elsewhere and to guests', async () => {
    const goods = { ...someGoods(), promotions: [welfare] };
    const inCity = open({ api: aShop(goods) });
    await waitFor(async () => expect((await head()).textContent).toContain('福利价¥9.90'));
    expect(await screen.findByRole('button', { name: /立即购买.*¥9.9/ })).toBeTruthy();
    inCity.unmount();
    const asGuest = open({ ...guest, api: aShop(goods) });
    expect((await head()).textContent).toContain('¥17');
    asGuest.unmount();
    open({ api: aShop({ ...goods, promotions: [{ ...welfare, cities: ['320500'] }] }) });
    await waitFor(async () => expect((await head()).textContent).toContain('会员价¥15'));
  });

  it('shows a member who used a promotion up the price that is paid then, and says so', async () => {
    const api = aShop({ ...someGoods(), promotions: [welfare] }).answer(promotions.promotionUses, {
      list: [{ promotionId: 'welfare', used: 2, left: 0 }],
    });
    open({ api });
    await waitFor(async () => expect((await head()).textContent).toContain('会员价¥15'));
    expect((await screen.findByRole('region', { name: '促销' })).textContent).toContain(
      '福利价本月已享2件，已用完',
    );
  });

  it('shows the notes of the goods below their description', async () => {
    const { api } = open();
    expect(await screen.findByText('生效后不支持退款，请确认后再支付')).toBeTruthy();
    expect(api.inputsOf(detail.goodsPrompt)).toEqual([{ goodsId: 'video' }]);
  });

  it('shows a guest the regular price and what a membership would save', async () => {
    const { api } = open(guest);
    expect((await head()).textContent).toContain('¥17原价¥25会员价 ¥15，开通再省 ¥2');
    expect(api.callsOf(savedGoods.visitGoods)).toEqual([]);
    expect(api.callsOf(coupons.couponsForSku)).toEqual([]);
  });

  it('puts the chosen sku into the address with everything the link brought (§2)', async () => {
    const { user, navigator } = open({ search: `?goodsId=video&skuId=video.1${way}` });
    await user.click(await screen.findByRole('radio', { name: '季卡' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /\/goods-detail\?routerFrom=EquityPocket&couponType=qyfd&cardCode=K9&bindVideosId=V1&goodsId=video&skuId=video\.2&timeStamp=\d+$/,
      ),
    );
  });

  it('shows the sku of the address at its own price, without another call', async () => {
    const { api } = open({ search: '?goodsId=video&skuId=video.2' });
    await waitFor(async () => expect((await head()).textContent).toContain('会员价¥43'));
    expect(api.callsOf(detail.skuDetail).map(({ input }) => input)).toEqual([{ skuId: 'video' }]);
  });

  it('shows the picture of the chosen sku first', async () => {
    const goods = someGoods();
    const skus = goods.skus.map((sku, at) => (at === 1 ? { ...sku, picUrl: 'goods/video-red' } : sku));
    open({ api: aShop({ ...goods, skus }), search: '?goodsId=video&skuId=video.2' });
    const [first] = await screen.findAllByRole('img', { name: /^视频会员卡，第/ });
    expect(first?.getAttribute('src')).toContain('goods/video-red');
  });

  it('lets sku and quantity be chosen within stock and limit, and leads to payment', async () => {
    const { user, navigator } = open({ search: `?goodsId=video&skuId=video.2${way}` });
    await user.click(await screen.findByRole('button', { name: /^立即购买/ }));
    const sheet = await screen.findByRole('dialog', { name: '选择规格和数量' });
    const more = within(sheet).getByRole('button', { name: '增加' });
    for (const _press of [1, 2, 3, 4]) await user.click(more);
    expect(sheet.textContent).toContain('已选 季卡，仅剩3件');
    expect(within(sheet).getByText('每单限购3件')).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: '确定购买' }));
    const [url = ''] = navigator.push.mock.calls[0] ?? [];
    expect(Object.fromEntries(new URL(url, 'https://mall.example').searchParams)).toMatchObject({
      skuId: 'video.2',
      quantity: '3',
      routerFrom: 'EquityPocket',
      cardCode: 'K9',
      bindVideosId: 'V1',
    });
    expect(url).toContain('/content/super-market/order-pay?');
  });

  it('says of a sku out of stock that it is, offers the others, and reminds when it is back', async () => {
    const { container, user, api } = open({ search: '?goodsId=video&skuId=video.3' });
    const button = await screen.findByRole('button', { name: '到货提醒' });
    await user.click(button);
    expect(await screen.findByRole('button', { name: '取消到货提醒' })).toBe(button);
    expect(api.callsOf(stockReminders.askStockReminder)).toMatchObject([{ input: { skuId: 'video.3' } }]);
    await user.click(button);
    expect(await screen.findByRole('button', { name: '到货提醒' })).toBe(button);
    expect(api.callsOf(stockReminders.cancelStockReminder)).toMatchObject([{ input: { skuId: 'video.3' } }]);
    expect(screen.getByText('该规格暂时缺货，可以看看其他规格')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '用券购买' })).toBeNull();
    await expectAccessible(container);
  });

  it('shows a reminder that is set already, and asks for none while there is stock', async () => {
    const api = aShop().answer(stockReminders.stockReminder, { asked: true });
    const { unmount } = open({ api, search: '?goodsId=video&skuId=video.3' });
    expect(await screen.findByRole('button', { name: '取消到货提醒' })).toBeTruthy();
    unmount();
    const inStock = open();
    await screen.findByRole('button', { name: /^立即购买/ });
    expect(inStock.api.callsOf(stockReminders.stockReminder)).toEqual([]);
  });

  it('asks a guest to sign in for a reminder, and offers it again after a refusal', async () => {
    const { user, session, unmount } = open({ ...guest, search: '?goodsId=video&skuId=video.3' });
    await user.click(await screen.findByRole('button', { name: '到货提醒' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    unmount();
    const api = aShop().answer(stockReminders.askStockReminder, () => {
      throw new ApiFailure(codes.refused, '最多设置50个到货提醒，请先取消不需要的');
    });
    const refused = open({ api, search: '?goodsId=video&skuId=video.3' });
    await refused.user.click(await screen.findByRole('button', { name: '到货提醒' }));
    await waitFor(() => expect(api.callsOf(stockReminders.askStockReminder)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: '到货提醒', busy: false })).toBeTruthy();
  });

  it('recommends the coupon that pays for all of it, and lists the others with their reason', async () => {
    const { user, navigator } = open();
    expect(await screen.findByText('可使用1张福袋券全额抵扣')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '用券购买' }));
    const sheet = await screen.findByRole('dialog', { name: '优惠券' });
    expect(sheet.textContent).toContain('本商品可减¥15，最划算');
    expect(sheet.textContent).toContain('该商品不在券的使用范围内');
    await user.click(within(sheet).getByRole('button', { name: '使用：50元权益福袋券' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/order-pay\?.*cardCode=K1/));
  });

  it('asks a guest to sign in for coupons, and for a favourite', async () => {
    const { user, session } = open(guest);
    await user.click(await screen.findByRole('button', { name: /^优惠券/ }));
    await user.click(
      within(await screen.findByRole('dialog', { name: '优惠券' })).getByRole('button', { name: '去登录' }),
    );
    await user.click(screen.getByRole('button', { name: '收藏', pressed: false }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
  });

  it('records the visit of a member once, and keeps a favourite until it is taken back', async () => {
    const { user, api } = open();
    const heart = await screen.findByRole('button', { name: '收藏', pressed: false });
    await waitFor(() => expect(api.callsOf(savedGoods.visitGoods)).toHaveLength(1));
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    expect(api.callsOf(savedGoods.addFavourite)[0]?.input).toEqual({ skuId: 'video.1' });
    expect(screen.getByText('已收藏，降价会提醒您')).toBeTruthy();
    await user.click(heart);
    await waitFor(() =>
      expect(api.callsOf(savedGoods.removeFavourites)[0]?.input).toEqual({ goodsIds: ['video'] }),
    );
    expect(heart.getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps a favourite that was tapped before the session is known', async () => {
    const { user, api, session } = open({ session: { kind: 'unknown' } });
    await user.click(await screen.findByRole('button', { name: '收藏', pressed: false }));
    await waitFor(() => expect(api.callsOf(savedGoods.addFavourite)).toHaveLength(1));
    expect(session.goToLogin).not.toHaveBeenCalled();
  });

  it('takes a favourite back that the server refused', async () => {
    const api = aShop().answer(savedGoods.addFavourite, () => {
      throw new ApiFailure(codes.refused, '最多收藏200件商品，请先整理收藏夹');
    });
    const { user } = open({ api });
    const heart = await screen.findByRole('button', { name: '收藏', pressed: false });
    await user.click(heart);
    await waitFor(() => expect(api.callsOf(savedGoods.addFavourite)).toHaveLength(1));
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  });

  it('shows physical goods with the stock of the city and the freight', async () => {
    const goods = someGoods({
      goodsTypeId: 22,
      needsAddress: true,
      needsBenefitMobile: false,
      freightFen: 800,
    });
    const api = aShop(goods).answer(detailMore.cityStock, {
      deliverable: false,
      stockLeft: 0,
      reason: '该地区暂不支持配送',
      freightFen: 800,
    });
    const { container } = open({ api, path: '/goods-physical-detail' });
    expect(await screen.findByText('送至 南京')).toBeTruthy();
    expect((await screen.findAllByText('该地区暂不支持配送')).length).toBe(2);
    expect(screen.getByRole('button', { name: '暂不可购买' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('运费¥8')).toBeTruthy();
    await expectAccessible(container);
  });

  it('lists the shops that honour the goods, with the way to them', async () => {
    const shop = {
      shopCode: 's1',
      shopName: '鼓楼店',
      merchantName: '咖啡',
      address: '中山路1号',
      cityCode: '320100',
      latitude: 32.05,
      longitude: 118.78,
      distanceMeters: 680,
      phone: '025-1',
      openHours: '09:00-21:00',
      picUrl: 'goods/coffee',
      discountText: '满100减8',
    };
    const api = aShop(someGoods({ shopCount: 1 })).answer(detail.goodsShops, {
      list: [shop],
      total: 1,
      hasNext: false,
    });
    open({ api });
    expect(await screen.findByRole('button', { name: '去这里：鼓楼店' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '打电话：鼓楼店' }).getAttribute('href')).toBe('tel:025-1');
  });

  it('opens the page of external goods instead of payment', async () => {
    const goods = someGoods({ isExternalGoods: 1, goodsUrl: '/content/standalone-pages/high-speed-rail' });
    open({ api: aShop(goods) });
    expect(await screen.findByRole('button', { name: '前往购买' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '用券购买' })).toBeNull();
  });

  it('says in one sentence what the bill of an order charges, and takes it for the button', async () => {
    const bill = {
      steps: [
        { kind: 'list' as const, text: '商品金额', amountFen: 1_700 },
        { kind: 'member' as const, text: '会员优惠', amountFen: -200 },
        { kind: 'coupon' as const, text: '福袋券', amountFen: -600 },
      ],
      payableFen: 900,
    };
    const api = aShop().answer(coupons.couponsForSku, someCoupons({ bill, payableFen: 900 }));
    const { container } = open({ api });
    expect(await screen.findByText('到手¥9，等于售价¥17，减黄金会员¥2，减福袋券¥6')).toBeTruthy();
    expect((await head()).textContent).toContain('到手价¥9原价¥25会员价 ¥15，再用券减 ¥6');
    expect(await screen.findByRole('button', { name: /^立即购买\s*¥9$/ })).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows a picture by its word, the gift by its picture, and notes apart from the description', async () => {
    const gift = aPromotion({
      kind: 'gift',
      giftSkuId: 'milktea.1',
      giftName: '奶茶券',
      giftFen: 880,
      pieces: 1,
    });
    const section = (kind: 'about' | 'delivery' | 'usage' | 'notice', title: string, text: string) => ({
      kind,
      title,
      paragraphs: kind === 'usage' ? [] : [text],
      ...(kind === 'usage' && { blocks: [{ kind: 'list' as const, items: [text] }] }),
      pics: [],
    });
    const goods = someGoods({
      picTexts: ['实物', '细看'],
      promotions: [gift],
      gifts: [
        {
          promotionId: 'gift',
          name: '奶茶券',
          picUrl: 'goods/milktea',
          pieces: 1,
          worthFen: 880,
          isShipped: false,
        },
      ],
      sections: [
        section('about', '商品介绍', '热门影视随心看。'),
        section('usage', '三步到账', '下单：填写号码'),
        section('delivery', '到账', '一般五分钟内到账'),
        section('notice', '充值号码', '写错无法追回。'),
      ],
    });
    const { user, container } = open({ api: aShop(goods), ...guest });
    await user.click(await screen.findByRole('button', { name: '看图片：细看' }));
    const choice = screen.getByRole('region', { name: '规格和优惠' });
    expect(choice.textContent).toContain('奶茶券付款后一并到账，在订单里查看价值 ¥8.8');
    expect(choice.textContent).toContain('到账一般五分钟内到账');
    const notes = await screen.findByRole('region', { name: '购买须知' });
    expect(notes.textContent).toContain('充值号码写错无法追回。');
    expect(screen.getByRole('region', { name: '三步到账' }).textContent).toContain('下单填写号码');
    await expectAccessible(container);
  });

  it('follows the scroll with a bar that leads to the parts of the page', async () => {
    const { user, container } = open();
    await screen.findByRole('heading', { name: '权益说明' });
    expect(screen.queryByRole('navigation', { name: '商品页的部分' })).toBeNull();
    window.scrollY = 600;
    fireEvent.scroll(window);
    const bar = await screen.findByRole('navigation', { name: '商品页的部分' });
    await user.click(within(bar).getByRole('button', { name: '须知' }));
    expect(document.activeElement?.id).toBe('goods-notes');
    await expectAccessible(container);
    window.scrollY = 0;
    fireEvent.scroll(window);
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '商品页的部分' })).toBeNull());
  });

  it('shows guests before they buy that a sale is for members', async () => {
    const seckill = {
      sessionId: 's10',
      activityId: 's10:flash-1',
      rightType: 4,
      sessionName: '10点场',
      seckillPriceFen: 990,
      beginsAt: '2026-08-08T10:00:00+08:00',
      endsAt: '2026-08-08T14:00:00+08:00',
      limitPerUser: 1,
      stockLeft: 4,
      soldPercent: 58,
    };
    open({ api: aShop(someGoods({ seckill })), ...guest });
    expect((await head()).textContent).toContain('10点场，已抢58%，还剩4份');
    expect(screen.getByText('会员专场')).toBeTruthy();
    expect(screen.getByText('本场为会员专场，登录后有资格的会员可抢')).toBeTruthy();
    // One piece is all that may be bought: no steps by pieces.
    await screen.findByRole('heading', { name: '权益说明' });
    expect(screen.queryByRole('region', { name: '促销' })).toBeNull();
  });

  it.each([
    ['where several may be bought', {}, true],
    ['but not where an order has one piece', { limitPerOrder: 1 }, false],
    ['but not at the price of a group', { group: aGroup }, false],
  ])('shows the steps by pieces %s', async (_where, overrides, has) => {
    const search = `?goodsId=video&skuId=video.1${'group' in overrides ? '&groupActivity=group-1' : ''}`;
    open({ api: aShop(someGoods(overrides)), search, ...guest });
    await screen.findByRole('heading', { name: '权益说明' });
    expect(screen.queryByText('多件优惠') !== null).toBe(has);
  });

  it('shows the group price with its rule and the price for one alone', async () => {
    const api = aShop(someGoods({ group: aGroup })).answer(groupBuy.groupOffers, {
      serverNow: '2026-08-08T11:41:15+08:00',
      latest: [],
      categories: [],
      list: [],
    });
    const { user, navigator, session } = open({
      api,
      ...guest,
      search: '?goodsId=video&skuId=video.1&groupActivity=group-1',
    });
    expect((await head()).textContent).toContain('3人团¥12原价¥253人成团，没拼成全额退单独买 ¥17');
    expect(screen.getByText('到手¥12，等于售价¥17，减拼团立减¥5')).toBeTruthy();
    expect(await screen.findByText('还没有人开团，您来开第一个')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^我来开团/ }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    expect(navigator.push).not.toHaveBeenCalled();
    expect(screen.getByText('拼团是会员专享，登录后有拼团权益的会员可开团')).toBeTruthy();
  });

  it.each([
    ['without the right to group who may become a member', [], '开通会员开团', '/member-order'],
    ['with the right to group to the till', [3], '我来开团', '/order-pay'],
  ])('leads a subscriber %s', async (_who, rights, text, target) => {
    const group = {
      groupActId: 'group-1',
      groupSize: 3,
      groupPriceFen: 1_200,
      endsAt: '2026-08-09T10:00:00+08:00',
    };
    const { user, navigator } = open({
      api: aShop(someGoods({ group })).answer(membership.userVipInfo, someMembership([], rights)),
      search: '?goodsId=video&skuId=video.1&groupActivity=group-1',
    });
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${text}`) }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(target));
    expect(screen.queryAllByText('拼团是会员专享，开通或升级会员后即可参加')).toHaveLength(
      rights.length === 0 ? 1 : 0,
    );
  });

  it('leads to the group buy with its price', async () => {
    const group = {
      groupActId: 'group-1',
      groupSize: 3,
      groupPriceFen: 1_500,
      endsAt: '2026-08-09T10:00:00+08:00',
    };
    const { user, navigator } = open({ api: aShop(someGoods({ group })) });
    await user.click(await screen.findByRole('button', { name: /^拼团\s*3人团 ¥15$/ }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/group-list'));
  });

  it('counts a flash sale down and sells one piece of it', async () => {
    const seckill = {
      sessionId: 's10',
      activityId: 's10:flash-1',
      rightType: null,
      sessionName: '10点场',
      seckillPriceFen: 990,
      beginsAt: '2026-08-08T10:00:00+08:00',
      endsAt: '2026-08-08T14:00:00+08:00',
      limitPerUser: 1,
      stockLeft: 4,
    };
    const { user } = open({
      // The sku itself is sold out.
      api: aShop(someGoods({ seckill, stockLeft: 0, lackStockFlag: 1 })).answer(
        coupons.couponsForSku,
        someCoupons({ optimalCombinationList: [] }),
      ),
      ...guest,
    });
    expect((await head()).textContent).toContain('秒杀价¥9.90');
    expect(screen.getByRole('timer')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^马上抢/ }));
    expect(await screen.findByText('每单限购1件')).toBeTruthy();
    expect(screen.getByText('已选 月卡，仅剩4件')).toBeTruthy();
    expect(screen.getByRole('button', { name: '确定购买' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '到货提醒' })).toBeNull();
  });

  it.each([
    ['are not sold', '?goodsId=gone'],
    ['are not named', ''],
  ])('leads on to other goods where they %s', async (_title, search) => {
    const api = aShop()
      .answer(detail.skuDetail, () => {
        throw new ApiFailure(codes.refused, '商品不存在或已下架');
      })
      .answer(home.forYou, { list: [aGoods('other')], total: 1, hasNext: false });
    const { container } = open({ api, search });
    expect(await screen.findByText('商品已下架')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /商品other/ })).toBeTruthy();
    await expectAccessible(container);
  });

  it('offers another try when it could not be loaded', async () => {
    const api = aShop().unplug(detail.skuDetail);
    const { user } = open({ api });
    await screen.findByText('商品没有加载出来');
    api.answer(detail.skuDetail, someGoods());
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await head()).toBeTruthy();
  });

  it('is drawn by the server from the goods of the address', () => {
    const site = siteOf({
      env: 'dev',
      base: '/content',
      project: 'super-market',
      external: noExternalServices,
    });
    const calls = (search: string) => page.firstCalls?.({ path: '/goods-detail', search } as never, site);
    expect(calls('?goodsId=video&skuId=video.2')).toEqual([
      { endpoint: detail.skuDetail, input: { skuId: 'video' } },
    ]);
    expect(calls('?skuId=video.2')).toEqual([{ endpoint: detail.skuDetail, input: { skuId: 'video.2' } }]);
    expect(calls('')).toEqual([]);
  });
});
