import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import { membership } from '#core/contract/user/membership.ts';
import { aHolding, aTiersAnswer, aTier, aVip } from '#web/features/offers/testing/some-tiers.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page as description } from './description.page.tsx';
import { page as notice } from './vip-notice.page.tsx';
import { page as noticeHistory } from './vip-notice-history.page.tsx';
import { page as opening } from './membership-opening.page.tsx';
import { openPage, setApi, thirty } from './testing/set-site.tsx';
import { page as offer } from './offer.page.tsx';

let api: FakeApi;
beforeEach(() => void (api = setApi()));

describe('随心看权益包 in two editions', () => {
  it('begins with the 30元版, and changes with its words, plans and rights', async () => {
    const { user, container } = openPage(api, offer, 'mobileVip');
    await screen.findByText('咖啡兑换券');
    expect(
      screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
    ).toEqual([
      ['20元版', 'false'],
      ['30元版', 'true'],
    ]);
    await user.click(screen.getByRole('tab', { name: '20元版' }));
    expect(screen.getByRole('tabpanel', { name: '随心看权益包 20元版' })).toBeTruthy();
    expect(screen.queryByText('咖啡兑换券')).toBeNull();
    expect(screen.getByRole('link', { name: '公告：权益更新' }).getAttribute('href')).toBe(
      '/content/standalone-pages/hmall-act/mobile-vip/notice-detail',
    );
    await expectAccessible(container);
  });

  it('begins with the one that is held', async () => {
    api
      .answer(memberPage.memberTiers, aTiersAnswer([aTier({ offer: 'held', canOrder: false }), thirty]))
      .answer(membership.userVipInfo, aVip(aHolding()));
    openPage(api, offer, 'mobileVip', { session: aMember() });
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: '20元版' }).getAttribute('aria-selected')).toBe('true'),
    );
  });
});

describe('the address of a detail page', () => {
  it('shows the offer with its rights one by one, out of stock as well, and its price', async () => {
    const { container } = openPage(api, offer, 'mobileVipDetail', { search: '?productId=watch-30' });
    expect(await screen.findByText('全省1,820家门店可用')).toBeTruthy();
    expect(screen.getByText('本月已领完')).toBeTruthy();
    expect(screen.getByRole('group', { name: '选择套餐' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows the edition that it names', async () => {
    openPage(api, offer, 'mobileVipDetail', { search: '?productId=watch-20' });
    expect(await screen.findByRole('tabpanel', { name: '随心看权益包 20元版' })).toBeTruthy();
  });

  it('has no choice for a membership in one edition', async () => {
    api.answer(memberPage.memberTiers, aTiersAnswer([aTier({ productId: 'enjoy' })], 'enjoy'));
    openPage(api, offer, 'enjoyVipDetail');
    expect(await screen.findByRole('region', { name: '尊享会员' })).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });
});

describe('pages to read', () => {
  it.each(['phoenixDescription', 'litchiDescription', 'benefitInfo'] as const)(
    '%s explains in sections and leads to the offer',
    async (page) => {
      const { container } = openPage(api, description, page);
      expect(screen.getAllByRole('region').length).toBeGreaterThan(3);
      expect(screen.getByRole('heading', { name: '续费与退订' })).toBeTruthy();
      expect(screen.getByRole('link', { name: /^看看/ })).toBeTruthy();
      expect(api.calls).toEqual([]);
      await expectAccessible(container);
    },
  );

  it('公告 shows the notice in force and the way to older ones', async () => {
    const { container } = openPage(api, notice, 'vipNotice');
    expect(await screen.findByRole('heading', { name: '权益更新' })).toBeTruthy();
    expect(screen.getByText('2026年8月1日')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看历史公告（2条）' }).getAttribute('href')).toBe(
      '/content/standalone-pages/hmall-act/mobile-vip/notice-history-detail',
    );
    await expectAccessible(container);
  });

  it('历史公告 shows what was said before', async () => {
    openPage(api, noticeHistory, 'vipNoticeHistory');
    await screen.findByRole('heading', { name: '领取时间调整' });
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('say so when there is nothing, and when it did not come', async () => {
    api.answer(notices.notice, { current: null, history: [] });
    const { unmount } = openPage(api, notice, 'vipNotice');
    expect(await screen.findByText('暂时没有公告')).toBeTruthy();
    unmount();
    api.unplug(notices.notice);
    const { user } = openPage(api, noticeHistory, 'vipNoticeHistory');
    expect(await screen.findByText('公告没有加载出来')).toBeTruthy();
    api.answer(notices.notice, { current: null, history: [] });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有历史公告')).toBeTruthy();
  });
});

describe('开通会员', () => {
  it('offers the tiers of a product line, by the names their pages have, and the other memberships', async () => {
    const { user, container } = openPage(api, opening, 'membershipOpening');
    await user.click(await screen.findByRole('radio', { name: /^随心看权益包 30元版/ }));
    expect(screen.getByRole('group', { name: '选择套餐' })).toBeTruthy();
    expect(screen.getByText('咖啡兑换券')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^凤凰优选/ }).getAttribute('href')).toBe(
      '/content/standalone-pages/hmall-act/phoenix-preferred',
    );
    expect(screen.queryByRole('link', { name: /^随心看权益包/ })).toBeNull();
    await expectAccessible(container);
  });

  it('begins with the tier that is held, where none is higher', async () => {
    api
      .answer(
        memberPage.memberTiers,
        aTiersAnswer([
          aTier({ offer: 'lower', canOrder: false, reason: '您已是黄金会员，无需办理' }),
          { ...thirty, offer: 'held', canOrder: false },
        ]),
      )
      .answer(membership.userVipInfo, aVip(aHolding({ productId: 'watch-30' })));
    openPage(api, opening, 'membershipOpening', { session: aMember() });
    const held = await screen.findByRole<HTMLInputElement>('radio', { name: /^随心看权益包 30元版/ });
    expect(held.checked).toBe(true);
    expect(await screen.findByRole('link', { name: '领取本月权益（3项）' })).toBeTruthy();
  });

  it.each([
    ['?productId=games', { productId: 'games' }],
    ['?productId=%3Cscript%3E', { line: 'watch' }],
    ['', { line: 'watch' }],
  ])('opened with "%s" asks for %o', async (search, input) => {
    openPage(api, opening, 'membershipOpening', { search });
    await waitFor(() => expect(api.callsOf(memberPage.memberTiers)[0]?.input).toEqual(input));
  });
});
