import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSandbox } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { BenchDifferences } from './bench-differences.tsx';

afterEach(() => vi.unstubAllGlobals());

const difference = {
  id: 3,
  day: '2026-08-02',
  source: 'wallet',
  kind: 'payment-only-here',
  reference: 'P1',
  orderNo: '1',
  ours: 1_000,
  theirs: 0,
  repair: 'write-off',
  state: 'open',
  note: '',
  foundAt: '2026-08-03T02:00:00.000Z',
};

it('a difference is shown with both amounts, and one is planted in a file of yesterday', async () => {
  const { changes } = fakeSandbox(
    {
      '/differences': [
        difference,
        { ...difference, id: 4, reference: 'P2', source: 'supplier mall', repair: 'by-hand', theirs: 2 },
      ],
    },
    {
      '/difference-plant': { ok: true, text: '账单里多了一笔' },
      '/reconcile': { day: '2026-08-02', found: 0, waiting: [] },
    },
  );
  renderInSite(<BenchDifferences now={undefined} />);
  expect(await screen.findByText('我方 ¥10.00，对方 ¥0.00；建议记为损失')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '账单多一笔' }));
  fireEvent.click(screen.getByRole('button', { name: '核对昨天' }));
  await waitFor(() =>
    expect(changes).toEqual([
      ['/difference-plant', { channel: 'chat-pay', what: 'missing-here' }],
      ['/reconcile', {}],
    ]),
  );
});

it('an invoice whose reversal is refused is shown with the reason and repeated from the workbench', async () => {
  const { changes } = fakeSandbox(
    {
      '/differences': [],
      '/refused-reversals': [
        {
          invoiceNo: '7-F1',
          orderNo: '7',
          amountFen: 1_920,
          reason: '发票已用于抵扣',
          nextTryAt: '2026-08-04T02:00:00.000Z',
        },
      ],
    },
    { '/reversal-retry': { ok: true, text: '发票已红冲' } },
  );
  renderInSite(<BenchDifferences now={undefined} />);
  expect(await screen.findByText('¥19.20；发票已用于抵扣；2026-08-04 10:00:00自动重试')).toBeTruthy();
  expect(screen.queryByText('没有差异')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '重试：7-F1' }));
  await waitFor(() => expect(changes).toEqual([['/reversal-retry', { invoiceNo: '7-F1' }]]));
  expect(await screen.findByText('发票已红冲')).toBeTruthy();
});
