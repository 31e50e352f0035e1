import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Invoice } from '#core/contract/order/after-sale.shapes.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orderMissing } from '#core/rules/order/order-states.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, refused } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './invoice.page.tsx';

afterEach(() => vi.useRealTimers());

const requested: NonNullable<Invoice['request']> = {
  titleKind: 'company',
  title: '示例公司',
  taxNo: '91320000MA1ABCDEFG',
  email: 'a@example.com',
  state: 'requested',
  requestedAt: '2026-08-30T02:00:00Z',
  issuedAt: null,
  taxCode: null,
  taxNumber: null,
  fileUrl: null,
  note: '',
};
const open = (api: ReturnType<typeof fakeApi>) =>
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: aMember(),
    search: '?orderNo=7',
  });
const shown = (change: Partial<typeof requested>) =>
  fakeApi().answer(afterSale.invoice, {
    orderNo: '7',
    amountFen: 1_920,
    request: { ...requested, ...change },
  });

it('a company gives its tax number; then the page shows what was requested', async () => {
  const api = fakeApi()
    .answer(afterSale.invoice, { orderNo: '7', amountFen: 1_920, request: null })
    .answer(afterSale.requestInvoice, { orderNo: '7', amountFen: 1_920, request: requested });
  const { user, container } = open(api);
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

it('an order that is not the subscriber’s leads to the own orders instead of another try', async () => {
  open(fakeApi().answer(afterSale.invoice, () => refused(orderMissing)));
  expect(await screen.findByRole('link', { name: '我的订单' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('an order that nothing was paid for has no form, but the way back to it', async () => {
  const { container } = open(
    fakeApi().answer(afterSale.invoice, { orderNo: '7', amountFen: 0, request: null }),
  );
  expect(await screen.findByText('该订单没有可开票的金额')).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toContain('orderNo=7');
  expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull();
  await expectAccessible(container);
});

it.each([
  ['requested', '发票开具中'],
  ['issuing', '发票开具中'],
  ['reversing', '发票红冲中'],
  ['reversed', '发票已红冲'],
] as const)('an invoice that is %s is shown as %s, and cannot be downloaded', async (state, title) => {
  open(shown({ state }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '下载发票' })).toBeNull();
  expect(screen.queryByRole('button', { name: '修改后重新申请' })).toBeNull();
});

it('an issued invoice is shown with its number and its file', async () => {
  const { container } = open(
    shown({ state: 'issued', taxNumber: '26012345678901234567', fileUrl: 'https://tax.example/f/1' }),
  );
  expect(await screen.findByRole('heading', { name: '发票已开具' })).toBeTruthy();
  expect(screen.getByText('26012345678901234567')).toBeTruthy();
  expect(screen.getByRole('link', { name: '下载发票' }).getAttribute('href')).toBe('https://tax.example/f/1');
  await expectAccessible(container);
});

it('a refused invoice is shown with the reason, and requested again with a corrected title', async () => {
  const api = shown({ state: 'refused', note: '发票抬头与税号不一致' }).answer(afterSale.requestInvoice, {
    orderNo: '7',
    amountFen: 1_920,
    request: requested,
  });
  const { user } = open(api);
  expect(await screen.findByText('发票抬头与税号不一致')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '修改后重新申请' }));
  fireEvent.change(screen.getByRole('textbox', { name: '发票抬头' }), { target: { value: '示例有限公司' } });
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('heading', { name: '发票开具中' })).toBeTruthy();
  expect(api.callsOf(afterSale.requestInvoice)[0]?.input).toEqual({
    orderNo: '7',
    titleKind: 'company',
    title: '示例有限公司',
    taxNo: '91320000MA1ABCDEFG',
    email: 'a@example.com',
  });
});

it('a reversed invoice is asked for again with what is left of the order', async () => {
  const api = shown({ state: 'reversed' }).answer(afterSale.requestInvoice, {
    orderNo: '7',
    amountFen: 1_920,
    request: requested,
  });
  const { user, container } = open(api);
  expect(await screen.findByRole('heading', { name: '发票已红冲' })).toBeTruthy();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: '重新申请发票' }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('heading', { name: '发票开具中' })).toBeTruthy();
  expect(api.callsOf(afterSale.requestInvoice)[0]?.input).toMatchObject({ title: '示例公司' });
});

it('a reversed invoice of an order that is refunded is not asked for again', async () => {
  open(
    fakeApi().answer(afterSale.invoice, {
      orderNo: '7',
      amountFen: 0,
      request: { ...requested, state: 'reversed' },
    }),
  );
  expect(await screen.findByRole('heading', { name: '发票已红冲' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重新申请发票' })).toBeNull();
});

it('an invoice that is issued while its page is open is shown without a reload, and not requested again', async () => {
  vi.useFakeTimers();
  const api = shown({ state: 'issuing' });
  open(api);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(screen.getByRole('heading', { name: '发票开具中' })).toBeTruthy();
  api.answer(afterSale.invoice, {
    orderNo: '7',
    amountFen: 1_920,
    request: { ...requested, state: 'issued', fileUrl: 'https://tax.example/f/1' },
  });
  await pass(6_000);
  expect(screen.getByRole('link', { name: '下载发票' })).toBeTruthy();
  const calls = api.callsOf(afterSale.invoice).length;
  await pass(60_000);
  expect(api.callsOf(afterSale.invoice)).toHaveLength(calls);
});
