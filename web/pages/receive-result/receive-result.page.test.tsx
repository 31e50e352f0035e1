import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { aGroup, aProduct, aRecord, aRight, someRights } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './receive-result.page.tsx';

const pageOf = (...list: ReturnType<typeof aRecord>[]) => ({ list, total: list.length, hasNext: false });
const steps = () =>
  within(screen.getByRole('list', { name: '领取进度' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.getAttribute('aria-current')]);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(
      cardProduct.receivedRights,
      pageOf(aRecord({ claimId: 'C0', rightsName: '音乐会员月卡', rightsId: 'music' }), aRecord()),
    )
    .answer(placement.pointMaterials, {
      list: [
        {
          materialId: 'm1',
          title: '再领张券',
          subTitle: '每天上新',
          picUrl: 'goods/luckybag',
          link: '/content/super-market/coupon-center',
          buttonText: null,
        },
      ],
    })
    .answer(rightsFamilies.dgProducts, []);
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: aMember(),
    search: '?claimId=C1',
    ...overrides,
  });

describe('领取结果', () => {
  it('shows a delivered right, and the next step', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: '领取成功' })).toBeTruthy();
    expect(screen.getByText('视频会员月卡')).toBeTruthy();
    expect(steps()).toEqual([
      ['已领取8月3日 10:05', null],
      ['已发放', null],
      ['已到账8月3日 10:05', 'step'],
    ]);
    expect(screen.getByRole('link', { name: '继续领取其他权益' }).getAttribute('href')).toBe(
      '/content/super-market/my-month',
    );
    expect(screen.getByRole('link', { name: '查看使用说明' }).getAttribute('href')).toBe(
      '/content/super-market/rights-detail?rightsId=video',
    );
    expect(screen.queryByText('兑换码')).toBeNull();
    expect(await screen.findByRole('link', { name: /再领张券/ })).toBeTruthy();
    expect(api.callsOf(placement.pointMaterials)[0]?.input).toMatchObject({ pointId: 'RECEIVED' });
    await expectAccessible(container);
  });

  it('follows one on its way until it has arrived', async () => {
    let calls = 0;
    api.answer(cardProduct.receivedRights, () =>
      pageOf(aRecord(++calls < 2 ? { state: 'delivering', deliveredAt: null } : {})),
    );
    open();
    expect(await screen.findByText('正在为您发放，通常一分钟内到账')).toBeTruthy();
    expect(steps()).toEqual([
      ['已领取8月3日 10:05', null],
      ['发放中', 'step'],
      ['待到账', null],
    ]);
    await waitFor(() => expect(screen.getByText('权益已发放，快去使用吧')).toBeTruthy());
  });

  it('says why one was given back, and leads to another try', async () => {
    api.answer(
      cardProduct.receivedRights,
      pageOf(aRecord({ state: 'failed', deliveredAt: null, note: '合作方暂时无法发放，名额已退回' })),
    );
    const { container } = open();
    expect(await screen.findByText('合作方暂时无法发放，名额已退回')).toBeTruthy();
    expect(steps().map(([text]) => text)).toEqual(['已领取8月3日 10:05', '发放未成功', '名额已退回']);
    expect(screen.getByRole('link', { name: '重新领取' }).getAttribute('href')).toBe(
      '/content/super-market/rights-detail?rightsId=video',
    );
    expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe(
      '/content/super-market/question-list',
    );
    await expectAccessible(container);
  });

  it.each([
    ['recharge', '', '直接用，不用再操作', 'link', '查看到账'],
    ['code', '8806-1203-4471', '去使用', 'link', '去使用'],
    ['link', 'https://partner.example/use', '去使用', 'button', '去使用'],
    ['store', '880612034471', '到店出示券码', 'button', '出示券码'],
  ] as const)(
    'says what comes next with a right of the kind %s',
    async (delivery, note, title, role, action) => {
      api.answer(cardProduct.receivedRights, pageOf(aRecord({ delivery, note })));
      const { container } = open();
      const card = await screen.findByRole('region', { name: `接下来：${title}` });
      expect(within(card).getByRole(role, { name: action })).toBeTruthy();
      await expectAccessible(container);
    },
  );

  it('shows the code of a right for shops, to be scanned or read out', async () => {
    api.answer(cardProduct.receivedRights, pageOf(aRecord({ delivery: 'store', note: '880612034471' })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '出示券码' }));
    const sheet = await screen.findByRole('dialog', { name: '出示券码' });
    expect(within(sheet).getByText('8806 1203 4471')).toBeTruthy();
    expect(within(sheet).getByRole('img', { name: '券码的二维码' })).toBeTruthy();
    await expectAccessible(sheet);
  });

  it('has no next step but another try where the claim failed', async () => {
    api.answer(cardProduct.receivedRights, pageOf(aRecord({ state: 'failed', deliveredAt: null })));
    open();
    expect(await screen.findByRole('link', { name: '重新领取' })).toBeTruthy();
    expect(screen.queryByText(/^接下来/)).toBeNull();
  });

  it('copies the code it brought, or says that the browser would not', async () => {
    api.answer(cardProduct.receivedRights, pageOf(aRecord({ note: '8806-1203-4471' })));
    const { user } = open();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: '复制' }));
    expect(write).toHaveBeenCalledExactlyOnceWith('8806-1203-4471');
    expect(await screen.findByText('已复制，快去使用吧')).toBeTruthy();
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    document.execCommand = () => false;
    await user.click(screen.getByRole('button', { name: '复制' }));
    expect(await screen.findByText('没有复制成功，请长按选择')).toBeTruthy();
  });

  it('opens the link it is used behind', async () => {
    api.answer(cardProduct.receivedRights, pageOf(aRecord({ note: 'https://partner.example/use' })));
    open();
    expect(await screen.findByRole('button', { name: '打开使用页面' })).toBeTruthy();
    expect(screen.queryByText('兑换码')).toBeNull();
  });

  it('asks for the very claim, so that it is found however many came after', async () => {
    open();
    expect(await screen.findByText('视频会员月卡')).toBeTruthy();
    expect(api.callsOf(cardProduct.receivedRights)[0]?.input).toEqual({
      claimId: 'C1',
      pageNum: 1,
      pageSize: 1,
    });
  });

  it('finds the latest claim of a right where no claim is named', async () => {
    open({ search: '?rightsId=music' });
    expect(await screen.findByText('音乐会员月卡')).toBeTruthy();
    expect(api.callsOf(cardProduct.receivedRights)[0]?.input).toEqual({
      rightsId: 'music',
      pageNum: 1,
      pageSize: 1,
    });
  });

  it('says so while its supplier keeps it waiting, and when it failed', async () => {
    const trace = [
      { note: '已领取，等待发放', at: '2026-08-03T02:05:00.000Z' },
      { note: '合作方暂未响应，稍后自动重试', at: '2026-08-03T02:07:00.000Z' },
    ];
    api.answer(
      cardProduct.receivedRights,
      pageOf(aRecord({ state: 'delivering', deliveredAt: null, trace })),
    );
    const { unmount } = open();
    expect(
      within(await screen.findByRole('region', { name: '领取状态' })).getByRole('status').textContent,
    ).toBe('合作方暂未响应，稍后自动重试');
    expect(steps()).toEqual([
      ['已领取8月3日 10:05', null],
      ['发放中8月3日 10:07', 'step'],
      ['待到账', null],
    ]);
    unmount();
    api.answer(
      cardProduct.receivedRights,
      pageOf(
        aRecord({
          state: 'failed',
          deliveredAt: null,
          note: '名额已退回',
          trace: [...trace, { note: '发放未成功，名额已退回', at: '2026-08-03T02:15:00.000Z' }],
        }),
      ),
    );
    const { container } = open();
    expect(
      within(await screen.findByRole('region', { name: '领取状态' })).getByRole('status').textContent,
    ).toBe('名额已退回');
    expect(steps().at(-1)).toEqual(['名额已退回8月3日 10:15', 'step']);
    expect(screen.getByText('发放过程').closest('details')?.open).toBe(false);
    await expectAccessible(container);
  });

  it('offers what else waits this month, and shows the next claim in its place', async () => {
    const group = aGroup([
      aRight({ rightsId: 'coffee', rightsShowName: '咖啡兑换券' }),
      aRight({ rightsId: 'fuel', rightsShowName: '加油券', recvStatus: 2, recvBtnType: 2 }),
    ]);
    api
      .answer(rightsFamilies.dgProducts, [aProduct()])
      .answer(cardProduct.memberRights, someRights([group]))
      .answer(cardProduct.receiveRights, {
        claimId: 'C9',
        recvStatus: 1,
        message: '',
        claimedAt: '2026-08-03T02:05:00.000Z',
      });
    const { user, navigator: place } = open();
    const more = await screen.findByRole('region', { name: '本月还可领' });
    expect(more.textContent).not.toContain('加油券');
    await user.click(within(more).getByRole('button', { name: '领我：咖啡兑换券' }));
    await waitFor(() =>
      expect(place.replace).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('/receive-result?claimId=C9'),
      ),
    );
    expect(api.callsOf(cardProduct.receiveRights)[0]?.input).toMatchObject({
      productId: 'watch-30',
      subscriptionId: 'S1',
      rightsId: 'coffee',
    });
  });

  it.each(['?claimId=gone', ''])(
    'says that there is no such claim at "%s", and leads to the rights of the month',
    async (search) => {
      open({ search });
      expect(await screen.findByText('没有找到这次领取')).toBeTruthy();
      expect(screen.getByRole('link', { name: '本月权益' }).getAttribute('href')).toBe(
        '/content/super-market/my-month',
      );
      expect(screen.getByRole('link', { name: '领取记录' }).getAttribute('href')).toBe(
        '/content/standalone-pages/rights-entrance/record-list',
      );
    },
  );

  it('says when it cannot be had, and asks again', async () => {
    api.unplug(cardProduct.receivedRights);
    const { user } = open();
    expect(await screen.findByText('领取结果没有加载出来')).toBeTruthy();
    api.answer(cardProduct.receivedRights, pageOf(aRecord()));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('视频会员月卡')).toBeTruthy();
  });

  it('asks a guest in, and shows boxes until it is known who is here', async () => {
    const { user, session, unmount } = open({ session: { kind: 'guest' } });
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(session.goToLogin).toHaveBeenCalledTimes(1);
    unmount();
    open({ session: { kind: 'unknown' } });
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(api.calls).toEqual([]);
  });
});
