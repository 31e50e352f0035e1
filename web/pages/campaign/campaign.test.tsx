import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import type { MemberRights } from '#core/contract/content/rights.shapes.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { endedReason } from '#core/rules/rights/recv-status.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aGroup as aTierGroup, aTiersAnswer, aPlan, aTier } from '#web/features/offers/testing/some-tiers.ts';
import {
  aGroup,
  aRecord,
  aRight,
  aRightDetail,
  someRights,
} from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page as beautiful } from './beautiful.page.tsx';
import { campaigns } from './campaigns.ts';
import { page as choose } from './choose.page.tsx';
import { page as partnerRetail } from './partner-retail.page.tsx';

const offer = aTier({ productId: 'P1', plans: [aPlan({ priceFen: 990, nextPriceFen: 1_500 })] });
const owned = aTier({
  productId: 'P1',
  offer: 'held',
  canOrder: false,
  reason: '您已开通该产品，无需重复办理',
});
const activity = {
  title: '文旅季',
  subtitle: '每月各选一份',
  picUrl: 'goods/rail',
  link: '/content/super-market/local-life',
  beginsAt: '2026-07-31T16:00:00.000Z',
  endsAt: '2026-08-31T16:00:00.000Z',
  rules: ['每月可领1项', '逾期作废'],
};

const each = [
  ['美丽江苏', beautiful, campaigns.beautiful],
  ['电视会员领取', partnerRetail, campaigns.partnerRetail],
  ['会员任我选', choose, campaigns.choose],
] as const;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(memberPage.memberTiers, aTiersAnswer([offer]))
    .answer(notices.activityFloor, ({ actFloorId }) => ({ actFloorId: String(actFloorId), ...activity }));
});
afterEach(() => sessionStorage.clear());

const open = (shown = beautiful, overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<shown.Page />, { api, session: { kind: 'guest' }, ...overrides });

describe.each(each)('%s', (title, page, row) => {
  it('shows a guest what it gives, what it costs and the rules, and asks to sign in at the moment of claiming', async () => {
    const { user, container, session } = open(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(
      within(await screen.findByRole('region', { name: '影音会员' })).getByText('视频会员月卡'),
    ).toBeTruthy();
    expect(screen.getByRole('region', { name: '活动介绍' }).textContent).toContain(row.headline);
    expect(screen.getByText(/首月¥9.9，次月起¥15\/月/)).toBeTruthy();
    expect(
      within(await screen.findByRole('region', { name: '活动规则' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(activity.rules);
    await user.click(screen.getAllByRole('button', { name: '领我' })[0] ?? container);
    await user.click(screen.getByRole('button', { name: '登录后开通' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('button', { name: '领取记录' })).toBeNull();
    await expectAccessible(container);
  });

  it('lets guests and holders read a right before they choose it', async () => {
    api.answer(singleRights.singleRightDetail, aRightDetail());
    const guest = open(page);
    const offered = await screen.findByRole('region', { name: '影音会员' });
    await guest.user.click(within(offered).getByRole('button', { name: '视频会员月卡' }));
    const sheet = await screen.findByRole('dialog', { name: '视频会员月卡' });
    expect(await within(sheet).findByText('第一段说明。')).toBeTruthy();
    expect(guest.session.goToLogin).not.toHaveBeenCalled();
    guest.unmount();
    api
      .answer(memberPage.memberTiers, aTiersAnswer([owned]))
      .answer(row.rightsApi.rights, someRights([aGroup([aRight()])], { productId: 'P1' }))
      .answer(row.rightsApi.records, { list: [], total: 0, hasNext: false });
    const { user, container } = open(page, { session: aMember() });
    await screen.findByRole('button', { name: '点击领取' });
    await user.click(screen.getByRole('button', { name: aRight().rightsShowName }));
    expect(await screen.findByText('领取后不可退换。')).toBeTruthy();
    expect(api.callsOf(row.rightsApi.claim)).toEqual([]);
    await expectAccessible(container);
  });

  it('claims through its own calls for holders, and records it', async () => {
    api
      .answer(memberPage.memberTiers, aTiersAnswer([owned]))
      .answer(row.rightsApi.rights, someRights([aGroup([aRight()])], { productId: 'P1' }))
      .answer(row.rightsApi.records, { list: [], total: 0, hasNext: false })
      .answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false })
      .answer(row.rightsApi.claim, {
        claimId: 'C1',
        recvStatus: 1,
        message: '',
        claimedAt: '2026-08-03T02:05:00.000Z',
      });
    const { user, container } = open(page, { session: aMember() });
    await user.click(await screen.findByRole('button', { name: '点击领取' }));
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeTruthy();
    expect(api.callsOf(row.rightsApi.claim)[0]).toMatchObject({
      input: { productId: 'P1', rightsId: 'video' },
      key: expect.stringMatching(/\w{16,}/),
    });
    expect(api.callsOf(row.rightsApi.rights)[0]?.input).toEqual({ offerId: 'P1' });
    await user.click(screen.getByRole('button', { name: '查看记录' }));
    expect(await screen.findByText('还没有领取记录')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('records'));
    await expectAccessible(container);
  });

  it('folds what is over for good, under its number', async () => {
    const over = aRight({
      rightsId: 'spring',
      rightsShowName: '温泉体验券',
      recvStatus: 3,
      recvReason: endedReason,
    });
    api
      .answer(memberPage.memberTiers, aTiersAnswer([owned]))
      .answer(row.rightsApi.rights, someRights([aGroup([aRight(), over])], { productId: 'P1' }))
      .answer(row.rightsApi.records, { list: [], total: 0, hasNext: false });
    open(page, { session: aMember() });
    const folded = (await screen.findByText('已结束（1项）')).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('温泉体验券');
    expect(folded?.textContent).not.toContain(aRight().rightsShowName);
  });

  it('inlines the public answers', () => {
    const calls = page
      .firstCalls?.({} as never, {} as never)
      .map(({ endpoint, input }) => [endpoint.path, input]);
    expect(calls).toEqual([
      [memberPage.memberTiers.path, { line: row.productLine }],
      ...row.activities.map((actFloorId) => [notices.activityFloor.path, { actFloorId }]),
    ]);
  });
});

describe('a campaign', () => {
  it('takes a subscriber without it to where it is opened', async () => {
    const { user, navigator } = open(choose, { session: aMember() });
    await user.click(await screen.findByRole('button', { name: '立即开通' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/hmall-act\/mem-open\?productId=P1&timeStamp=\d+$/),
      ),
    );
  });

  it('shows a subscriber of another province why not, in place of a button and on every right', async () => {
    api.answer(memberPage.memberTiers, aTiersAnswer([{ ...offer, canOrder: false, reason: provinceToast }]));
    const { user, navigator, container } = open(partnerRetail, { session: aMember({ ispFlag: 0 }) });
    expect((await screen.findByRole('note')).textContent).toBe(provinceToast);
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    expect(screen.queryByRole('button', { name: '领我' })).toBeNull();
    const [first = container] = screen.getAllByRole('button', { name: '仅限江苏用户' });
    expect(first.getAttribute('aria-disabled')).toBe('true');
    await user.click(first);
    expect(navigator.push).not.toHaveBeenCalled();
    await expectAccessible(container);
  });

  it('never shows the refusal to a holder of another province', async () => {
    const { rightsApi } = campaigns.partnerRetail;
    const rights = Promise.withResolvers<MemberRights>();
    api
      .answer(memberPage.memberTiers, aTiersAnswer([owned]))
      .answer(rightsApi.records, { list: [], total: 0, hasNext: false })
      .answer(rightsApi.rights, () => rights.promise);
    open(partnerRetail, { session: aMember({ ispFlag: 0 }) });
    await waitFor(() => expect(api.callsOf(rightsApi.rights)).toHaveLength(1));
    expect(screen.getAllByRole('button', { name: '领我' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '仅限江苏用户' })).toBeNull();
    rights.resolve(someRights([aGroup([aRight()])], { productId: 'P1' }));
    expect(
      (await screen.findByRole('button', { name: '点击领取' })).getAttribute('aria-disabled'),
    ).toBeNull();
  });

  it('of the region shows its picture to holders too, with what is left this month', async () => {
    api
      .answer(memberPage.memberTiers, aTiersAnswer([owned]))
      .answer(campaigns.beautiful.rightsApi.rights, { ...someRights(), claimableCount: 2, claimedCount: 1 })
      .answer(campaigns.beautiful.rightsApi.records, { list: [], total: 0, hasNext: false });
    open(beautiful, { session: aMember() });
    expect(await screen.findByText('本月可领2项，已领1项')).toBeTruthy();
    expect(screen.getByRole('region', { name: '活动介绍' }).textContent).toContain(
      campaigns.beautiful.headline,
    );
  });

  it('says of a right that is gone for the month that it is gone', async () => {
    const group = aTierGroup();
    api.answer(
      memberPage.memberTiers,
      aTiersAnswer([
        {
          ...offer,
          groups: [
            {
              ...group,
              rightsList: group.rightsList.map((right) => ({ ...right, lackStockFlag: 1 as const })),
            },
          ],
        },
      ]),
    );
    open();
    const [first] = await screen.findAllByRole('button', { name: '缺货' });
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('本月已领完')).toHaveLength(2);
  });

  it('is disabled until the session is known', async () => {
    const { user, session, navigator } = open(beautiful, { session: { kind: 'unknown' } });
    await screen.findByText('视频会员月卡');
    const button = screen.getByRole('button', { name: '立即开通' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    expect([session.goToLogin.mock.calls, navigator.push.mock.calls]).toEqual([[], []]);
  });

  it('leads from a record of the region to its order, and the record stays one where no order page is', async () => {
    const records = { list: [aRecord()], total: 1, hasNext: false };
    api
      .answer(memberPage.memberTiers, aTiersAnswer([owned]))
      .answer(campaigns.beautiful.rightsApi.rights, someRights())
      .answer(campaigns.beautiful.rightsApi.records, records);
    const { unmount } = open(beautiful, { session: aMember() });
    const link = await screen.findByRole('link', { name: '视频会员月卡' });
    expect(link.getAttribute('href')).toBe('/content/standalone-pages/beautiful/order-detail?orderId=C1');
    unmount();
    api
      .answer(campaigns.choose.rightsApi.rights, someRights())
      .answer(campaigns.choose.rightsApi.records, records);
    open(choose, { session: aMember() });
    expect(await screen.findByText('已发放')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '视频会员月卡' })).toBeNull();
  });

  it('shows its activities with their days, each a link', async () => {
    open();
    const links = await screen.findAllByRole('link', { name: /文旅季/ });
    expect(links).toHaveLength(2);
    expect(links[0]?.getAttribute('href')).toBe(activity.link);
    expect(links[0]?.textContent).toContain('8月1日至8月31日');
  });

  it('shows a sentence and one tap to try again when the offer fails, and a strip when an activity does', async () => {
    api.unplug(memberPage.memberTiers).unplug(notices.activityFloor);
    const { user } = open(choose);
    expect(await screen.findByRole('heading', { name: '活动没有加载出来' })).toBeTruthy();
    api
      .answer(memberPage.memberTiers, aTiersAnswer([offer]))
      .answer(notices.activityFloor, ({ actFloorId }) => ({ actFloorId: String(actFloorId), ...activity }));
    for (const retry of screen.getAllByRole('button', { name: '重试' })) await user.click(retry);
    expect(await screen.findByText('视频会员月卡')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /文旅季/ })).toBeTruthy();
  });
});
