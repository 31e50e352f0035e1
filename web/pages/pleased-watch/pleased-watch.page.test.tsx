import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { businessOrder } from '#core/contract/content/business-order.ts';
import type { BusinessDetail } from '#core/contract/content/business-order.shapes.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { claimableCount } from '#core/rules/rights/claimable-count.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aGroup, aProduct, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import type { ChatSdk } from '#web/platform/hosts/host.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './pleased-watch.page.tsx';

const week = (key: string, name: string, overrides: Parameters<typeof aRight>[0] = {}) =>
  aRight({ rightsId: key, groupId: 'week', rightsName: name, rightsShowName: name, ...overrides });
const data = aGroup(
  [aRight({ rightsId: 'data', groupId: 'data', rightsName: '5G流量', rightsShowName: '10GB 5G通用流量' })],
  { groupId: 'data', groupName: '5G通用流量', chooseCount: 1, totalCount: 1, chosenCount: 0 },
);
const weeks = (
  rights = [week('video', '视频会员周卡'), week('music', '音乐会员周卡'), week('reading', '阅读会员周卡')],
) =>
  aGroup(rights, { groupId: 'week', groupName: '会员周卡', chooseCount: 1, totalCount: 3, chosenCount: 0 });
const pack = aProduct({
  productId: 'watch-7',
  productName: '随心看7天包',
  subscriptionId: 'W1',
  endsOn: '2026-08-23',
  daysLeft: 5,
});
const packRights = (...groups: Parameters<typeof someRights>[0] & object) =>
  someRights(groups, {
    claimableCount: claimableCount(groups),
    offerId: 'watch-7',
    productId: 'watch-7',
    productName: '随心看7天包',
    subscriptionId: 'W1',
  });
const offer = (overrides: Partial<BusinessDetail> = {}): BusinessDetail => ({
  businessId: 'watch-7',
  businessName: '随心看7天包',
  summary: '5G通用流量+会员周卡3选1',
  picUrl: 'goods/video',
  tag: '7天体验',
  priceFen: 990,
  priceUnit: '次',
  renewalPriceFen: null,
  priceText: '9.9元/次',
  subscribed: false,
  canOrder: true,
  reason: '',
  detail: '',
  rules: ['办理后立即生效。'],
  agreements: [],
  groups: [
    {
      groupId: 'week',
      groupName: '会员周卡',
      chooseCount: 1,
      totalCount: 3,
      rightsList: [
        {
          rightsId: 'video',
          rightsName: '视频会员周卡',
          hint: '充值到您的手机号',
          picUrl: 'goods/video-blue',
          lackStockFlag: 0,
        },
        {
          rightsId: 'music',
          rightsName: '音乐会员周卡',
          hint: '充值到您的手机号',
          picUrl: 'goods/music',
          lackStockFlag: 1,
        },
      ],
    },
  ],
  ...overrides,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(rightsFamilies.dgProducts, [aProduct(), pack])
    .answer(cardProduct.memberRights, packRights(data, weeks()))
    .answer(businessOrder.vipOrderBusinessDetail, offer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: aMember(), ...overrides });
const choice = () => screen.findByRole('radiogroup', { name: '会员周卡' });

describe('权益7天包 of a holder', () => {
  it('shows how many days are left, until when, and what waits', async () => {
    const { container } = open();
    const card = await screen.findByRole('region', { name: '我的权益包' });
    expect(card.textContent).toContain('剩余 5 天');
    expect(card.textContent).toContain('还有2项权益可领8月23日到期');
    expect(container.querySelectorAll('[data-past]')).toHaveLength(2);
    expect(await screen.findByText('办理后立即生效。')).toBeTruthy();
    await expectAccessible(container);
  });

  it('asks for the rights of that very holding', async () => {
    open();
    await choice();
    expect(api.callsOf(cardProduct.memberRights)[0]?.input).toEqual({
      offerId: 'watch-7',
      subscriptionId: 'W1',
    });
  });

  it('claims the week card that was chosen, and goes to see how it ends', async () => {
    api.answer(cardProduct.receiveRights, {
      claimId: 'C7',
      recvStatus: 1,
      message: '',
      claimedAt: '2026-08-18T02:05:00.000Z',
    });
    const { user, navigator } = open();
    await choice();
    await user.click(screen.getByRole('radio', { name: '音乐会员周卡' }));
    await user.click(screen.getByRole('button', { name: '领取音乐会员周卡' }));
    const question = await screen.findByRole('dialog', { name: '确认领取' });
    await user.click(within(question).getByRole('button', { name: '确认领取' }));
    await waitFor(() =>
      expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/\/pleased-watch\/receive-result\?claimId=C7&timeStamp=\d+$/),
      ),
    );
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: 'watch-7',
      subscriptionId: 'W1',
      groupId: 'week',
      rightsId: 'music',
    });
  });

  it('claims the data with one tap, without a choice', async () => {
    api.answer(cardProduct.receiveRights, {
      claimId: 'C8',
      recvStatus: 1,
      message: '',
      claimedAt: '2026-08-18T02:05:00.000Z',
    });
    const { user } = open();
    await user.click(
      within(await screen.findByRole('region', { name: '5G通用流量' })).getByRole('button', {
        name: '点击领取',
      }),
    );
    await waitFor(() =>
      expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
        groupId: 'data',
        rightsId: 'data',
      }),
    );
  });

  it('shows the card that was taken, and says of the others why not', async () => {
    const full = { recvStatus: 4, recvReason: '本月已选满1项' } as const;
    api.answer(
      cardProduct.memberRights,
      packRights(
        weeks([
          week('video', '视频会员周卡', full),
          week('music', '音乐会员周卡', { recvStatus: 2, claimedAt: '2026-08-18T02:05:00.000Z' }),
          week('reading', '阅读会员周卡', full),
        ]),
      ),
    );
    const { user } = open();
    await choice();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '音乐会员周卡，已选' }).checked).toBe(true);
    expect(
      screen
        .getByRole('button', { name: '本月已领', description: '8月18日已领取' })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    await user.click(screen.getByRole('radio', { name: '视频会员周卡' }));
    expect(
      screen.getByRole('button', { name: '暂不可领', description: '已选音乐会员周卡，领取后不可更换' }),
    ).toBeTruthy();
    expect(screen.getByText('权益已全部领取')).toBeTruthy();
  });

  it('marks a week card that is out of stock, and begins with one that is there', async () => {
    api.answer(
      cardProduct.memberRights,
      packRights(
        weeks([
          week('video', '视频会员周卡', { recvStatus: 3, recvReason: '本月已领完', lackStockFlag: 1 }),
          week('music', '音乐会员周卡'),
        ]),
      ),
    );
    const { user } = open();
    await choice();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '音乐会员周卡' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: '视频会员周卡，已领完' }));
    expect(screen.getByRole('button', { name: '暂不可领', description: '本月已领完' })).toBeTruthy();
  });
});

describe('权益7天包 on offer', () => {
  beforeEach(() => void api.answer(rightsFamilies.dgProducts, [aProduct()]));

  it('shows price, contents and rules, and asks before it is paid for', async () => {
    api.answer(businessOrder.businessConfirm, {
      businessId: 'watch-7',
      title: '确认办理随心看7天包',
      content: '费用：9.9元/次\n不自动续订',
      priceFen: 990,
      renewalPriceFen: null,
      priceText: '9.9元/次',
      effectiveOn: '2026-08-18',
      needsSmsCode: false,
      agreements: [{ templateId: 'business-order', title: '业务办理须知' }],
    });
    const { user, navigator, container } = open();
    expect(await screen.findByText('不自动续订')).toBeTruthy();
    expect(screen.getByRole('region', { name: '随心看7天包' }).textContent).toContain('¥9.90');
    expect(
      within(screen.getByRole('region', { name: '会员周卡' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['视频会员周卡充值到您的手机号', '音乐会员周卡本月已领完']);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '立即开通' }));
    const dialog = await screen.findByRole('dialog', { name: '确认办理随心看7天包' });
    await user.click(within(dialog).getByRole('button', { name: '去支付' }));
    expect(navigator.push).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: '同意并支付' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /\/supper-mall\/order-pay\?goodsId=member-watch-7&skuId=member-watch-7\.week&timeStamp=\d+$/,
      ),
    );
  });

  it('shows a subscriber of another province why not, instead of a dead button', async () => {
    api.answer(businessOrder.vipOrderBusinessDetail, offer({ canOrder: false, reason: provinceToast }));
    const { container } = open({ session: aMember({ ispFlag: 0 }) });
    expect((await screen.findByRole('note')).textContent).toBe(provinceToast);
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull();
    await expectAccessible(container);
  });
});

describe('权益7天包 around it', () => {
  it.each([
    [rightsFamilies.dgProducts, '权益包没有加载出来'],
    [cardProduct.memberRights, '权益没有加载出来'],
  ])('shows a sentence and one tap to try again when $path fails', async (endpoint, sentence) => {
    api.unplug(endpoint);
    const { user } = open();
    expect(await screen.findByText(sentence)).toBeTruthy();
    api.answer(rightsFamilies.dgProducts, [pack]).answer(cardProduct.memberRights, packRights(data, weeks()));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await choice()).toBeTruthy();
  });

  it.each(['guest', 'unknown'] as const)('shows boxes and asks nothing while the session is %s', (kind) => {
    open({ session: { kind } });
    expect(screen.getByRole('heading', { level: 1, name: '权益7天包' })).toBeTruthy();
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it('is shared as the specification says (§2)', async () => {
    const setShare = vi.fn<ChatSdk['setShare']>().mockResolvedValue(undefined);
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    open({ host: { chat: { setShare } as Partial<ChatSdk> as ChatSdk } });
    await vi.waitFor(() =>
      expect(setShare).toHaveBeenCalledWith(
        expect.objectContaining({ title: '随心看7天包', desc: '5G通用流量+会员周卡任选1张' }),
      ),
    );
  });

  it('leads to the records', () => {
    open();
    expect(screen.getByRole('link', { name: '领取记录' }).getAttribute('href')).toBe(
      '/content/standalone-pages/pleased-watch/receive-list',
    );
  });
});
