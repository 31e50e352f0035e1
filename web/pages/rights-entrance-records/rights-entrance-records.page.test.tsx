import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { aRecord } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './rights-entrance-records.page.tsx';

const open = (api: FakeApi) => renderInSite(<page.Page />, { api, session: aMember() });
const listed = (...list: ReceivedRight[]) =>
  fakeApi().answer(cardProduct.receivedRights, { list, total: list.length, hasNext: false });
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    aRecord({ claimId: `C${from + at}`, rightsName: `权益${from + at}` }),
  );
/** Twelve claims on two pages. */
const twoPages = () =>
  fakeApi().answer(cardProduct.receivedRights, ({ pageNum }) =>
    pageNum === 1
      ? { list: numbered(1, 10), total: 12, hasNext: true }
      : { list: numbered(11, 12), total: 12, hasNext: false },
  );

describe('领取记录', () => {
  it.each([
    ['delivering', '发放中'],
    ['delivered', '已发放'],
    ['failed', '未成功'],
  ] as const)('says of a claim that is %s: %s', async (state, text) => {
    open(listed(aRecord({ state })));
    expect(within(await screen.findByRole('listitem')).getByText(text)).toBeTruthy();
  });

  it("gives name, product, time on the operator's clock and what it brought", async () => {
    const { container, user } = open(listed(aRecord({ note: '8F3K-22QX' })));
    const item = await screen.findByRole('listitem');
    expect(within(item).getByRole('heading', { name: '视频会员月卡' })).toBeTruthy();
    expect(item.textContent).toContain('随心看权益包 30元版');
    expect(item.textContent).toContain('领取时间 2026-08-03 10:05');
    expect(item.textContent).toContain('8F3K-22QX');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(item).getByRole('button', { name: '复制：视频会员月卡' }));
    expect(copied).toHaveBeenCalledExactlyOnceWith('8F3K-22QX');
    await expectAccessible(container);
  });

  it('opens the link a right is used behind, without spelling it out', async () => {
    open(listed(aRecord({ note: 'https://partner.example/use#8F3K' })));
    const item = await screen.findByRole('listitem');
    expect(within(item).getByRole('button', { name: '打开使用页面：视频会员月卡' })).toBeTruthy();
    expect(item.textContent).not.toContain('https');
  });

  it('shows what happened to a claim, the newest first, when opened', async () => {
    const trace = [
      { note: '已领取，等待发放', at: '2026-08-03T02:05:00.000Z' },
      { note: '合作方暂未响应，已自动重试2次', at: '2026-08-03T02:07:00.000Z' },
      { note: '发放未成功，名额已退回', at: '2026-08-03T02:15:00.000Z' },
    ];
    const { container, user } = open(
      listed(
        aRecord({
          state: 'failed',
          deliveredAt: null,
          note: '发放未成功：合作方超时未响应，名额已退回，可重新领取',
          trace,
        }),
      ),
    );
    const summary = await screen.findByText('发放过程');
    const details = summary.closest('details');
    expect(details?.open).toBe(false);
    await user.click(summary);
    expect(details?.open).toBe(true);
    expect([...(details?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '发放未成功，名额已退回2026-08-03 10:15',
      '合作方暂未响应，已自动重试2次2026-08-03 10:07',
      '已领取，等待发放2026-08-03 10:05',
    ]);
    await expectAccessible(container);
  });

  it('comes page by page', async () => {
    const api = twoPages();
    const { user } = open(api);
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    expect(api.callsOf(cardProduct.receivedRights).map(({ input }) => input)).toEqual([
      { pageNum: 1, pageSize: 10 },
      { pageNum: 2, pageSize: 10 },
    ]);
  });

  it('shows a claim once that slipped onto the next page meanwhile', async () => {
    const api = fakeApi().answer(cardProduct.receivedRights, ({ pageNum }) =>
      pageNum === 1
        ? { list: numbered(1, 10), total: 12, hasNext: true }
        : { list: numbered(10, 12), total: 12, hasNext: false },
    );
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  });

  it('keeps what is there when the next page fails, and offers to try that one again', async () => {
    const api = twoPages();
    const { user } = open(api);
    await screen.findAllByRole('listitem');
    api.unplug(cardProduct.receivedRights);
    await user.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('更多记录没有加载出来')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    api.answer(cardProduct.receivedRights, { list: numbered(11, 12), total: 12, hasNext: false });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
    expect(screen.queryByText('更多记录没有加载出来')).toBeNull();
  });

  it('follows a claim on its way until it has arrived', async () => {
    let calls = 0;
    open(
      fakeApi().answer(cardProduct.receivedRights, () => ({
        list: [aRecord({ state: ++calls < 2 ? 'delivering' : 'delivered' })],
        total: 1,
        hasNext: false,
      })),
    );
    expect(await screen.findByText('发放中')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('已发放')).toBeTruthy());
  });

  it('shows an empty state with a link', async () => {
    const { user, navigator } = open(listed());
    expect(await screen.findByRole('heading', { name: '还没有领取记录' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '去领取' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/rights-entrance\?timeStamp=\d+$/),
    );
  });

  it('shows a sentence and one tap to try again when it fails', async () => {
    const api = fakeApi().unplug(cardProduct.receivedRights);
    const { user } = open(api);
    expect(await screen.findByText('记录没有加载出来')).toBeTruthy();
    api.answer(cardProduct.receivedRights, { list: [aRecord()], total: 1, hasNext: false });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });

  it('shows a skeleton while the session is unknown', () => {
    const { api } = renderInSite(<page.Page />, { session: { kind: 'unknown' } });
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(api.calls).toEqual([]);
  });
});
