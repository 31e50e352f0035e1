import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './invoice.page.tsx';

it('a company gives its tax number; then the page shows what was requested', async () => {
  const requested = {
    titleKind: 'company',
    title: '示例公司',
    taxNo: '91320000MA1ABCDEFG',
    email: 'a@example.com',
    state: 'requested',
    requestedAt: '2026-08-30T02:00:00Z',
    issuedAt: null,
  } as const;
  const api = fakeApi()
    .answer(afterSale.invoice, { orderNo: '7', amountFen: 1_920, request: null })
    .answer(afterSale.requestInvoice, { orderNo: '7', amountFen: 1_920, request: requested });
  const { user, container } = renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: aMember(),
    search: '?orderNo=7',
  });
  await user.click(await screen.findByRole('radio', { name: '企业' }));
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('发票抬头', '示例公司');
  type('接收邮箱', 'a@example.com');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(screen.getByText('税号是15至20位数字或字母')).toBeTruthy();
  expect(api.callsOf(afterSale.requestInvoice)).toEqual([]);
  type('税号', '91320000ma1abcdefg');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('heading', { name: '发票开具中' })).toBeTruthy();
  expect(api.callsOf(afterSale.requestInvoice)[0]?.input).toMatchObject({ taxNo: '91320000MA1ABCDEFG' });
  await expectAccessible(container);
});
