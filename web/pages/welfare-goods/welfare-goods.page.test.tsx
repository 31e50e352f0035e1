import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { promotions } from '#core/contract/activity/promotions.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { membership } from '#core/contract/user/membership.ts';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { anOpenProduct, someMembership } from '#web/features/membership/testing/some-membership.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './welfare-goods.page.tsx';
import { welfareLevel } from './welfare-tabs.ts';

const material = {
  materialId: 'm',
  title: '等级越高，福利越多',
  subTitle: '',
  picUrl: 'goods/gift',
  link: '/content/super-market/member-order',
  buttonText: '了解会员',
};
const welfare = aPromotion({
  promotionId: 'welfare',
  kind: 'price',
  title: '福利价',
  skuId: null,
  priceFen: 2_380,
  levels: [2, 3, 4],
  perPerson: 2,
  period: 'month',
});
const used = (left: number) => ({ list: [{ promotionId: 'welfare', used: 2 - left, left }] });
let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(promotions.promotionUses, { list: [] })
    .answer(placement.memberRecommend, { list: [material] })
    .answer(membership.userVipInfo, someMembership([anOpenProduct('watch')]))
    .answer(catalogue.promotionGoods, ({ promoteId }) => ({
      promoteId: String(promoteId),
      title: `${promoteId}的福利`,
      subTitle: '本级及以上可享',
      picUrl: null,
      total: 2,
      hasNext: false,
      list: [
        aGoods('a', {
          goodsName: '电影票',
          priceFen: 2_780,
          memberPriceFen: 2_580,
          originalPriceFen: 2_880,
          promotions: [welfare],
        }),
        aGoods('b', { goodsName: '季卡', lackStockFlag: 1 }),
      ],
    }));
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

describe('福利好物', () => {
  it('shows a member the goods of their own level, to be bought', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'WELFARE_LEVEL_2的福利' })).toBeTruthy();
    expect(screen.getByText('您是黄金会员')).toBeTruthy();
    expect(screen.getByText('已解锁')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '电影票' })).getAttribute('href')).toBe(
      '/content/super-market/goods-detail?goodsId=a&skuId=a.1',
    );
    expect(screen.getByRole('list', { name: 'WELFARE_LEVEL_2的福利' }).textContent).toContain(
      '福利价¥23.80原价¥28.80',
    );
    expect(screen.getByRole('button', { name: '缺货：季卡' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('heading', { name: '等级越高，福利越多' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('says what was used of the price this month, and shows what is paid once it is used up', async () => {
    api.answer(promotions.promotionUses, used(1));
    const { unmount } = open();
    expect(await screen.findByText('每人每月限2件，本月已享1件')).toBeTruthy();
    expect(screen.getByRole('list', { name: /的福利$/ }).textContent).toContain('福利价¥23.80');
    unmount();
    api.answer(promotions.promotionUses, used(0));
    open();
    expect(await screen.findByText('本月已享2件，已用完')).toBeTruthy();
    expect(screen.getByRole('list', { name: /的福利$/ }).textContent).toContain('¥25.80原价¥28.80');
    expect(screen.getByRole('list', { name: /的福利$/ }).textContent).not.toContain('福利价');
  });

  it('offers what lies above as a step up, not as a purchase', async () => {
    const { user, navigator } = open({ search: '?level=4' });
    await user.click(await screen.findByRole('button', { name: '升级可买：电影票' }));
    expect(screen.getByText('未解锁')).toBeTruthy();
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('/content/super-market/member-order'),
    );
  });

  it('puts the level chosen into the address', async () => {
    const { user, navigator } = open();
    await user.click(await screen.findByRole('tab', { name: '铂金会员' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/welfare-goods\?level=3&timeStamp=\d+$/),
    );
  });

  it('shows who is no member the lowest level and the way to it', async () => {
    api.answer(membership.userVipInfo, someMembership());
    open();
    expect(await screen.findByText('您还不是会员')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去开通' }).getAttribute('href')).toBe(
      '/content/super-market/member-order',
    );
    expect(await screen.findByRole('button', { name: '开通可买：电影票' })).toBeTruthy();
  });

  it('asks a guest to sign in at the moment of buying', async () => {
    const { user, session, container } = open({ session: { kind: 'guest' } });
    await user.click(await screen.findByRole('button', { name: '登录购买：电影票' }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });

  it('shows a number of another province why it cannot take part', async () => {
    open({ session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByRole('note')).toBeTruthy();
  });

  it('stays useful when the level cannot be had, and asks again', async () => {
    api.unplug(membership.userVipInfo);
    const { user } = open();
    expect(await screen.findByText('会员信息没有加载出来')).toBeTruthy();
    expect(await screen.findByText('电影票')).toBeTruthy();
    api.answer(
      membership.userVipInfo,
      someMembership([anOpenProduct('plus', { vipTypeLevel: 4, vipTypeName: 'PLUS会员' })]),
    );
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('全部等级的福利都已为您解锁')).toBeTruthy();
  });

  it.each([
    [undefined, undefined, 1],
    [undefined, 0, 1],
    [undefined, 3, 3],
    ['2', 3, 2],
    ['9', 3, 3],
    ['nonsense', undefined, 1],
  ])('an address that names %s shows a subscriber of level %s the goods of level %i', (named, own, level) => {
    expect(welfareLevel(named, own)).toBe(level);
  });
});
