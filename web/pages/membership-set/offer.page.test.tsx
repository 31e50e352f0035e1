import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberPage } from '#core/contract/content/member-page.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { membership } from '#core/contract/user/membership.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import {
  aGroup,
  aHolding,
  aPlan,
  aTiersAnswer,
  aTier,
  aVip,
} from '#web/features/offers/testing/some-tiers.ts';
import { aRightDetail } from '#web/features/rights/testing/some-rights.ts';
import { setSession } from '#web/platform/session/session-store.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page as offer } from './offer.page.tsx';
import { offerList } from './rows/offers.ts';
import { openPage, setApi } from './testing/set-site.tsx';

const worthGroup = aGroup({
  rightsList: aGroup().rightsList.map((right) => ({ ...right, worthFen: 2_500 })),
});

let api: FakeApi;
beforeEach(() => void (api = setApi()));
const open = (page: Parameters<typeof openPage>[2], site?: Parameters<typeof openPage>[3]) =>
  openPage(api, offer, page, site);

describe('an offer', () => {
  it('shows a guest the price, what is in it, the comparison, rules and questions, and sends them to sign in', async () => {
    const { container, user, session } = open('mobileVipTwenty');
    expect(screen.getByRole('heading', { level: 1, name: '20元版' })).toBeTruthy();
    const card = await screen.findByRole('region', { name: '随心看权益包 20元版' });
    await waitFor(() => expect(card.textContent).toContain('¥20/月'));
    expect(within(screen.getByRole('region', { name: '影音会员' })).getByText('2选1')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '权益',
      '20元版',
      '30元版',
    ]);
    expect(screen.getByRole('row', { name: '每月可领 1项 影音2项 · 生活1项' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '活动规则' })).toBeTruthy();
    expect(screen.getByText('可以从20元版升级到30元版吗？')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: '登录后开通' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  it('takes a non-member to the payment of the plan they chose, but only after they agreed', async () => {
    const { user, navigator, container } = open('mobileVipTwenty', { session: aMember() });
    await user.click(await screen.findByRole('radio', { name: /季卡/ }));
    expect(screen.getByText('一次付清，到期不自动续费')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '立即开通' }));
    const question = await screen.findByRole('dialog', { name: '请先阅读并同意' });
    expect(question.textContent).toContain('开通前请阅读并同意《会员服务协议》和《自动续费说明》');
    expect(navigator.push).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: '同意并开通' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^\/content\/supper-mall\/order-pay\?goodsId=member-watch-20&skuId=member-watch-20\.quarter&productId=watch-20&timeStamp=\d+$/,
      ),
    );
    await expectAccessible(container);
  });

  it('says beside every price from when on a membership that starts next month can be claimed', async () => {
    api.answer(memberPage.memberTiers, aTiersAnswer([aTier({ firstClaimDay: '2026-09-01' })]));
    open('mobileVipTwenty', { session: aMember() });
    const card = await screen.findByRole('region', { name: '随心看权益包 20元版' });
    await waitFor(() => expect(card.textContent).toContain('首次可领9月1日'));
    const bar = screen.getByRole('button', { name: '立即开通' }).parentElement;
    expect(bar?.textContent).toContain('¥20.009月1日起可领');
  });

  it('says what is charged when, by the chosen plan', async () => {
    api.answer(
      memberPage.memberTiers,
      aTiersAnswer([
        aTier({
          plans: [
            aPlan({ endsOn: '2026-09-16', debitOn: '2026-09-15' }),
            aPlan({ skuId: 'quarter', planName: '季卡', months: 3, endsOn: '2026-11-16', debitOn: null }),
          ],
        }),
      ]),
    );
    const { user } = open('mobileVipTwenty', { session: aMember() });
    const charges = async (plan: string) =>
      [...(await screen.findByLabelText(`随心看权益包 20元版 · ${plan}`)).querySelectorAll('b')].map(
        ({ textContent }) => textContent,
      );
    expect(await charges('连续包月')).toEqual(['¥20.00', '2026年9月15日 ¥20.00', '开通当天']);
    await user.click(screen.getByRole('radio', { name: /季卡/ }));
    expect(await charges('季卡')).toEqual(['¥20.00', '2026年11月16日', '开通当天']);
  });

  it('lists what each right is worth, and opens how it is claimed', async () => {
    api
      .answer(memberPage.memberTiers, aTiersAnswer([aTier({ groups: [worthGroup] })]))
      .answer(singleRights.singleRightDetail, aRightDetail({ delivery: 'code' }));
    const { user } = open('mobileVipTwenty');
    const row = (await screen.findByText('视频会员月卡')).closest('li');
    expect(row?.textContent).toContain('值¥25');
    await user.click(screen.getByRole('button', { name: '视频会员月卡' }));
    const sheet = await screen.findByRole('dialog', { name: '视频会员月卡' });
    expect(await within(sheet).findByText('市场参考价¥25.00，已含在会员费里')).toBeTruthy();
    expect(within(sheet).getByText('收到兑换码')).toBeTruthy();
    await expectAccessible(sheet);
  });

  it('opens the text of an agreement without ticking it', async () => {
    const { user } = open('mobileVipTwenty', { session: aMember() });
    await user.click(await screen.findByRole('button', { name: '《会员服务协议》' }));
    expect(await screen.findByText('协议正文')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' }).checked).toBe(false);
  });

  it('shows who holds it until when, and leads to what waits this month', async () => {
    api
      .answer(
        memberPage.memberTiers,
        aTiersAnswer([
          aTier({
            vipTypeId: 6,
            vipTypeName: '联名会员',
            offer: 'held',
            canOrder: false,
            reason: '您已开通该产品，无需重复办理',
          }),
        ]),
      )
      .answer(membership.userVipInfo, aVip(aHolding()));
    api.answer(
      membership.vipOfType,
      aHolding({ openedAt: '2026-01-01T00:00:00+08:00', expiresOn: '2026-12-31', savedFen: 7_680 }),
    );
    open('mobileVipTwenty', { session: aMember() });
    expect((await screen.findByRole('link', { name: '领取本月权益（3项）' })).getAttribute('href')).toBe(
      '/content/standalone-pages/rights-entrance?offerId=watch-20&subscriptionId=S1',
    );
    expect(screen.getByText('已开通，9月1日自动续订')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: '随心看权益包 20元版' })).getByText('使用中'),
    ).toBeTruthy();
    expect(screen.queryByRole('group', { name: '选择套餐' })).toBeNull();
    const own = await screen.findByRole('group', { name: '我的会员' });
    expect(own.textContent).toContain('开通日期2026.01.01有效期2026.12.31到期今年已省¥76.80');
    expect(api.callsOf(membership.vipOfType)[0]?.input).toEqual({ vipTypeId: 6 });
  });

  it('shows another province kindly why not, and where to go instead', async () => {
    api.answer(memberPage.memberTiers, aTiersAnswer([aTier({ canOrder: false, reason: provinceToast })]));
    const { container } = open('mobileVipTwenty', { session: aMember({ ispFlag: 0 }) });
    expect(await screen.findByText(provinceToast)).toBeTruthy();
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe(
      '/content/public-pages/neighborhood-services/aggregation',
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    await expectAccessible(container);
  });

  it('asks the province once more before anything is paid', async () => {
    const { user, navigator } = open('mobileVipTwenty', { session: aMember({ ispFlag: 0 }) });
    await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意' }));
    await user.click(screen.getByRole('button', { name: '立即开通' }));
    expect(await screen.findByText(provinceToast)).toBeTruthy();
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('says which right is out of stock this month', async () => {
    open('mobileVipThirty');
    expect((await screen.findByText('咖啡兑换券')).closest('li')?.textContent).toContain('本月已领完');
  });

  it('keeps the bar closed until it is known who is here', async () => {
    open('mobileVipTwenty', { session: { kind: 'unknown' } });
    await screen.findByRole('region', { name: '影音会员' });
    expect(screen.queryByRole('button', { name: /开通/ })).toBeNull();
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
  });

  it('does not use the guest’s answer for a member', async () => {
    const { api: server } = open('mobileVipTwenty', { session: { kind: 'unknown' } });
    await screen.findByRole('region', { name: '影音会员' });
    server
      .answer(memberPage.memberTiers, aTiersAnswer([aTier({ offer: 'held', canOrder: false })]))
      .answer(membership.userVipInfo, aVip(aHolding()));
    act(() => setSession(aMember()));
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    expect(await screen.findByRole('link', { name: '领取本月权益（3项）' })).toBeTruthy();
    expect(server.callsOf(memberPage.memberTiers)).toHaveLength(2);
  });

  it('shows a sentence and one tap to try again when the tiers do not come', async () => {
    api.unplug(memberPage.memberTiers);
    const { user, container } = open('phoenix');
    expect(await screen.findByText('会员信息没有加载出来')).toBeTruthy();
    expect(container.querySelector('[class*="_block_"]')).toBeNull();
    api.answer(memberPage.memberTiers, aTiersAnswer([aTier({ productId: 'phoenix' })], 'phoenix'));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('region', { name: '影音会员' })).toBeTruthy();
  });

  it('without rights this month says so', async () => {
    api.answer(memberPage.memberTiers, aTiersAnswer([aTier({ groups: [] })]));
    open('mobileVipTwenty');
    expect(await screen.findByText('本月权益正在更新')).toBeTruthy();
  });

  it.each(offerList)(
    '$name has its own page with its own words',
    async ({ page, name, promise, productLine, productId, rules }) => {
      api.answer(memberPage.memberTiers, aTiersAnswer([aTier({ productId })], productLine));
      open(page);
      expect(await screen.findByRole('region', { name })).toBeTruthy();
      expect(screen.getByText(promise)).toBeTruthy();
      expect(screen.getByText(rules.at(-1) ?? '')).toBeTruthy();
      expect(api.callsOf(memberPage.memberTiers)[0]?.input).toEqual({ line: productLine });
    },
  );
});
