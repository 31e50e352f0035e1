import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSandbox, someState } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { renderUi } from '#web/testing/render-ui.tsx';
import { BenchTerminal } from './bench-terminal.tsx';
import { BenchVouchers } from './bench-vouchers.tsx';
import { CodeSecondsLeft } from './code-seconds-left.tsx';

const now = Date.parse(someState.now);
const tills = {
  shops: [{ shopCode: 'S1', shopName: '街角咖啡', discountText: null }],
  payments: [],
  vouchers: [{ orderNo: 'O1', goodsName: '美式咖啡兑换券', mobile: '138****0001', left: 2 }],
};
afterEach(() => vi.unstubAllGlobals());

it('the till takes the code of a subscriber with one tap, says how long it lasts, and charges it', async () => {
  const { changes } = fakeSandbox(
    { '/tills': tills },
    {
      '/take-paycode': { authCode: '62000000000000000001', expiresAt: new Date(now + 60_000).toISOString() },
      '/scan-paycode': { ok: true, text: '收款成功' },
    },
  );
  const { user } = renderInSite(<BenchTerminal now={now} />);
  await screen.findByText(/13800000002/);
  await user.selectOptions(screen.getByRole('combobox', { name: '谁来付款' }), '13800000002');
  await user.click(screen.getByRole('button', { name: '取付款码' }));
  expect(await screen.findByText('这个码还有60秒有效')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '扫码收款' }));
  expect(await screen.findByText('收款成功', { exact: false })).toBeTruthy();
  expect(changes).toEqual([
    ['/take-paycode', { mobile: '13800000002' }],
    ['/scan-paycode', { authCode: '62000000000000000001', shopCode: 'S1', amountFen: 1_000 }],
  ]);
  await user.type(screen.getByRole('textbox', { name: '付款码数字' }), '1');
  expect(screen.queryByText(/这个码/)).toBeNull();
});

it('a code that has ended asks to be taken anew', () => {
  renderUi(<CodeSecondsLeft endsAt={someState.now} now={now} />);
  expect(screen.getByText('这个码已经过期，请重新取码')).toBeTruthy();
});

it('a shop takes a voucher, and the carrier moves all parcels on', async () => {
  const { changes } = fakeSandbox(
    { '/tills': tills },
    { '/use-voucher': { ok: true, text: '已核销一张' }, '/parcels': { moved: 2 } },
  );
  const { user } = renderInSite(<BenchVouchers />);
  await user.click(await screen.findByRole('button', { name: '核销美式咖啡兑换券' }));
  expect(await screen.findByText('已核销一张')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '全部包裹前进一步' }));
  expect(await screen.findByText('2个包裹前进了一步')).toBeTruthy();
  await waitFor(() =>
    expect(changes).toEqual([
      ['/use-voucher', { orderNo: 'O1' }],
      ['/parcels', {}],
    ]),
  );
});
