import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import type { ChargeRecord } from '#core/contract/content/card-product.shapes.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { aRecord } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './product-rights-records.page.tsx';

const charge = (overrides: Partial<ChargeRecord> = {}): ChargeRecord => ({
  recordId: 'R1',
  productName: '随心看权益包 30元版',
  content: '权益包月费充值',
  amountFen: 3_000,
  mobile: '138****0001',
  state: 'charged',
  chargedAt: '2026-08-01T01:00:00.000Z',
  ...overrides,
});
const pageOf = <Item,>(...list: Item[]) => ({ list, total: list.length, hasNext: false });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(rightsFamilies.dgReceivedRights, pageOf(aRecord()))
    .answer(cardProduct.chargeRecords, pageOf(charge()));
});
const open = (search: string) => renderInSite(<page.Page />, { api, session: aMember(), search });

describe('产品权益记录', () => {
  it('begins with what was claimed of the product', async () => {
    const { container } = open('?productId=watch-30');
    expect(await screen.findByRole('heading', { name: '视频会员月卡' })).toBeTruthy();
    expect(api.callsOf(rightsFamilies.dgReceivedRights)[0]?.input).toMatchObject({ productId: 'watch-30' });
    expect(api.callsOf(cardProduct.chargeRecords)).toEqual([]);
    await expectAccessible(container);
  });

  it('puts the other list into the address', async () => {
    const { user, navigator } = open('?productId=watch-30');
    await user.click(screen.getByRole('tab', { name: '充值记录' }));
    expect(navigator.replace).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/product-rights-record\?productId=watch-30&tab=charges&timeStamp=\d+$/),
    );
  });

  it.each([
    ['charging', '充值中'],
    ['charged', '已到账'],
    ['failed', '未成功'],
  ] as const)('says of a charge that is %s: %s', async (state, text) => {
    api.answer(cardProduct.chargeRecords, pageOf(charge({ state })));
    const { container } = open('?productId=watch-30&tab=charges');
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText(text)).toBeTruthy();
    expect(item.textContent).toContain('权益包月费充值');
    expect(item.textContent).toContain('138****0001');
    expect(item.textContent).toContain('2026-08-01 09:00');
    expect(item.textContent).toContain('¥30.00');
    await expectAccessible(container);
  });

  it('comes page by page, and keeps what is there when the next fails', async () => {
    api.answer(cardProduct.chargeRecords, ({ pageNum }) =>
      pageNum === 1 ? { list: [charge()], total: 2, hasNext: true } : pageOf(charge({ recordId: 'R2' })),
    );
    const { user } = open('?tab=charges');
    await screen.findByRole('listitem');
    api.unplug(cardProduct.chargeRecords);
    await user.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('更多记录没有加载出来')).toBeTruthy();
    api.answer(cardProduct.chargeRecords, pageOf(charge({ recordId: 'R2' })));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });

  it('says that nothing was charged yet', async () => {
    api.answer(cardProduct.chargeRecords, pageOf());
    open('?tab=charges');
    expect(await screen.findByRole('heading', { name: '还没有充值记录' })).toBeTruthy();
  });

  it('shows a sentence and one tap when the charges fail', async () => {
    api.unplug(cardProduct.chargeRecords);
    const { user } = open('?tab=charges');
    expect(await screen.findByText('记录没有加载出来')).toBeTruthy();
    api.answer(cardProduct.chargeRecords, pageOf(charge()));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });
});
