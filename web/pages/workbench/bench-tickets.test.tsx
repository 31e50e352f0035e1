import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSandbox } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { BenchTickets } from './bench-tickets.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a ticket is answered, or answered and ended, from the workbench', async () => {
  const { changes } = fakeSandbox({
    '/tickets': [
      {
        ticketId: 'T1',
        title: '充值没有到账',
        mobile: '138****0001',
        state: 'open',
        updatedAt: '2026-08-03T02:00:00.000Z',
        messages: [{ sender: 'subscriber', text: '等了半小时' }],
      },
    ],
  });
  const { user } = renderInSite(<BenchTickets now={undefined} />);
  await user.click(await screen.findByText('充值没有到账'));
  expect(screen.getByText('用户：等了半小时')).toBeTruthy();
  expect(screen.getByRole('button', { name: '回复' }).hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: '回复：充值没有到账' }), '已补发');
  await user.click(screen.getByRole('button', { name: '回复并结束' }));
  await waitFor(() =>
    expect(changes).toEqual([['/ticket-answer', { ticketId: 'T1', text: '已补发', closes: true }]]),
  );
});
