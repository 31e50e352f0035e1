import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { ClaimResult, type TakenClaim } from './claim-result.tsx';
import { aRecord } from './testing/some-rights.ts';

const claim: TakenClaim = { claimId: 'C1', rightsName: '视频会员月卡', picUrl: 'goods/video' };
const page = (...list: ReturnType<typeof aRecord>[]) => ({ list, total: list.length, hasNext: false });
const show = (api: FakeApi, taken: TakenClaim | undefined) => {
  const [onClose, onRecords] = [vi.fn(), vi.fn()];
  return {
    onClose,
    onRecords,
    ...renderInSite(<ClaimResult claim={taken} onClose={onClose} onRecords={onRecords} />, { api }),
  };
};

describe('how a claim ended', () => {
  it('is shown at once, before its record is loaded', () => {
    show(
      fakeApi().answer(cardProduct.receivedRights, () => new Promise(() => undefined)),
      claim,
    );
    expect(screen.getByRole('dialog', { name: '领取成功' }).textContent).toContain(
      '正在为您发放，通常一分钟内到账',
    );
    expect(screen.getByText('视频会员月卡')).toBeTruthy();
  });

  it.each([
    ['delivering', '', '领取成功', '正在为您发放，通常一分钟内到账'],
    ['delivered', '', '领取成功', '权益已发放，快去使用吧'],
    ['failed', '', '发放未成功', '名额已退回，可改选或稍后再领'],
    ['failed', '发放未成功：合作方暂时无法发放，名额已退回，可重新领取', '发放未成功', '合作方暂时无法发放'],
  ] as const)('%s %s: %s, %s', async (state, note, title, text) => {
    show(
      fakeApi().answer(
        cardProduct.receivedRights,
        page(aRecord({ claimId: 'C0', state: 'delivered' }), aRecord({ state, note })),
      ),
      claim,
    );
    await waitFor(() => expect(screen.getByRole('dialog', { name: title }).textContent).toContain(text));
  });

  it('is polled until the supplier has answered, and then no more', async () => {
    let calls = 0;
    const api = fakeApi().answer(cardProduct.receivedRights, () =>
      page(aRecord({ state: ++calls < 3 ? 'delivering' : 'delivered' })),
    );
    show(api, claim);
    await waitFor(() => expect(screen.getByText('权益已发放，快去使用吧')).toBeTruthy());
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(calls).toBe(3);
  });

  it('stays shown while the network is away', async () => {
    const api = fakeApi().unplug(cardProduct.receivedRights);
    show(api, claim);
    await waitFor(() => expect(api.callsOf(cardProduct.receivedRights)).toHaveLength(1));
    expect(screen.getByRole('dialog', { name: '领取成功' })).toBeTruthy();
  });

  it.each([
    ['a code to copy', 'ABCD-1234', 'button', '复制'],
    ['a page to use it on', 'https://partner.example/use', 'button', '打开使用页面'],
    ['how it is used', '', 'link', '怎么使用'],
  ] as const)('leads on to %s', async (_step, note, role, name) => {
    show(fakeApi().answer(cardProduct.receivedRights, page(aRecord({ note }))), claim);
    expect(await screen.findByRole(role, { name })).toBeTruthy();
  });

  it('offers the records and a way to close it', async () => {
    const { user, onClose, onRecords, container } = show(
      fakeApi().answer(cardProduct.receivedRights, page(aRecord())),
      claim,
    );
    await user.click(screen.getByRole('button', { name: '查看记录' }));
    expect(onRecords).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '知道了' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  it('is not shown and not requested when nothing was claimed', () => {
    const { api } = show(fakeApi(), undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls).toEqual([]);
  });
});
