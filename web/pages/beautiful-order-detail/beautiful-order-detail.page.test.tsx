import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderQuery } from '#core/contract/content/order-query.ts';
import type { OrderDetail } from '#core/contract/content/order-query.shapes.ts';
import { codes } from '#core/contract/envelope.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './beautiful-order-detail.page.tsx';

const anOrder = (overrides: Partial<OrderDetail> = {}): OrderDetail => ({
  orderId: 'C1',
  state: 'done',
  stateName: '已完成',
  goodsId: null,
  skuId: null,
  rightsId: 'video',
  goodsName: '园林夜游券',
  skuName: '水韵文旅权益包',
  picUrl: 'goods/gift',
  quantity: 1,
  benefitMobile: '138****0001',
  priceLines: [{ label: '实付', amountFen: 0 }],
  payableFen: 0,
  payMethodName: '权益领取',
  createdAt: '2026-08-03T02:05:00.000Z',
  payBefore: null,
  deliveries: [{ label: '发放内容', content: '兑换码 8F3K-22QX' }],
  log: [
    { state: 'delivering', note: '已领取，等待发放', at: '2026-08-03T02:05:00.000Z' },
    { state: 'done', note: '发放成功', at: '2026-08-03T02:05:04.000Z' },
  ],
  ...overrides,
});

const open = (api: FakeApi, search = '?orderId=C1', session = aMember()) =>
  renderInSite(<page.Page />, { api, session, search });

describe('订单详情', () => {
  it('shows what it is of, what it brought, the number it is for and how it went, the newest first', async () => {
    const api = fakeApi().answer(orderQuery.orderDetail, anOrder());
    const { container } = open(api);
    expect(within(await screen.findByRole('heading', { name: '已完成' })).getByRole('status')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: '订单内容' })).getByRole('heading', { name: '园林夜游券' }),
    ).toBeTruthy();
    const facts = screen.getByRole('region', { name: '订单信息' }).textContent;
    for (const fact of ['权益领取', '138****0001', '2026-08-03 10:05', 'C1', '¥0.00'])
      expect(facts).toContain(fact);
    expect(
      within(screen.getByRole('region', { name: '办理进度' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['发放成功2026-08-03 10:05', '已领取，等待发放2026-08-03 10:05']);
    expect(api.callsOf(orderQuery.orderDetail)[0]?.input).toEqual({ orderId: 'C1' });
    await expectAccessible(container);
  });

  it('copies a code on one tap, and offers none for a plain sentence', async () => {
    const { user, unmount } = open(fakeApi().answer(orderQuery.orderDetail, anOrder()));
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: '复制发放内容' }));
    expect(copied).toHaveBeenCalledExactlyOnceWith('兑换码 8F3K-22QX');
    expect(await screen.findByText('已复制')).toBeTruthy();
    unmount();
    open(
      fakeApi().answer(
        orderQuery.orderDetail,
        anOrder({ deliveries: [{ label: '到账说明', content: '已开通，有效期至2026年6月2日' }] }),
      ),
    );
    expect(await screen.findByText('已开通，有效期至2026年6月2日')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '复制到账说明' })).toBeNull();
  });

  it('opens a link on one tap', async () => {
    open(
      fakeApi().answer(
        orderQuery.orderDetail,
        anOrder({ deliveries: [{ label: '发放内容', content: 'https://partner.example/use#8F3K' }] }),
      ),
    );
    expect(await screen.findByRole('button', { name: '打开发放内容' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '复制发放内容' })).toBeNull();
    expect(screen.queryByText(/partner\.example/)).toBeNull();
  });

  it('follows an order on its way until it is done', async () => {
    let calls = 0;
    open(
      fakeApi().answer(orderQuery.orderDetail, () =>
        ++calls < 2 ? anOrder({ state: 'delivering', stateName: '发放中', deliveries: [] }) : anOrder(),
      ),
    );
    expect(await screen.findByText('发放中')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('已完成')).toBeTruthy());
  });

  it("that is not one's own is not there: said once, with a way on", async () => {
    open(
      fakeApi().answer(orderQuery.orderDetail, () => {
        throw new ApiFailure(codes.refused, '没有找到该订单');
      }),
    );
    expect(await screen.findByText('没有找到该订单')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去看看' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('shows a sentence and one tap to try again when it does not come', async () => {
    const api = fakeApi().unplug(orderQuery.orderDetail);
    const { user } = open(api);
    expect(await screen.findByText('订单没有加载出来')).toBeTruthy();
    api.answer(orderQuery.orderDetail, anOrder({ state: 'closed', stateName: '已关闭' }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('名额或卡密已退回，可以重新领取')).toBeTruthy();
  });

  it('opened without an order says where to find one, and asks nothing', () => {
    const { api } = open(fakeApi(), '');
    expect(screen.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe(
      '/content/standalone-pages/beautiful/beautiful-jiangsu',
    );
    expect(api.calls).toEqual([]);
  });

  it('shows a skeleton while the session is unknown', () => {
    const { api } = open(fakeApi(), '?orderId=C1', { kind: 'unknown' });
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(api.calls).toEqual([]);
  });
});
