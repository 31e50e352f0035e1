import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { businessOrder } from '#core/contract/content/business-order.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './service-provision.page.tsx';

const opening = {
  allowed: true,
  reason: '',
  needsSmsCode: true,
  priceFen: 990,
  priceText: '¥9.9/月',
  effectiveOn: '2026-08-16',
  opened: false,
  agreements: [{ templateId: 'business-order', version: '1', title: '业务办理须知' }],
};
const leaving = {
  ...opening,
  needsSmsCode: false,
  priceFen: 0,
  priceText: '退订不收费',
  effectiveOn: '2026-09-01',
  agreements: [],
};

const show = (owned: boolean) => {
  const api = fakeApi()
    .answer(businessOrder.vipOrderBusinessDetail, {
      businessId: 'flow-10',
      businessName: '10GB流量月包',
      summary: '当月有效',
      picUrl: 'goods/data-10',
      tag: '',
      priceFen: 990,
      priceUnit: '月',
      renewalPriceFen: null,
      priceText: '¥9.9/月',
      subscribed: owned,
      canOrder: !owned,
      reason: '',
      detail: '每月10GB。',
      groups: [],
      rules: ['可随时退订。'],
      agreements: [],
    })
    .answer(phoneManage.businessCheck, ({ action }) =>
      action === 'close'
        ? { ...leaving, allowed: owned, reason: owned ? '' : '您还没有开通该业务' }
        : { ...opening, allowed: !owned, opened: owned },
    )
    .answer(phoneManage.sendManageCode, { resendInSeconds: 60, expiresInSeconds: 300 })
    .answer(phoneManage.openBusiness, {
      businessOrderId: 'o1',
      state: 'done',
      effectiveOn: '2026-08-16',
      message: '已开通，2026-08-16生效',
    });
  return renderInSite(<page.Page />, { api, session: aMember(), search: '?businessId=flow-10' });
};
const confirm = async (title: RegExp, button: string) =>
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }),
  );

it('业务办理 opens an offer with agreement, code and confirmation', async () => {
  const { api, container } = show(false);
  const button = await screen.findByRole('button', { name: '开通' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  fireEvent.change(screen.getByRole('textbox', { name: '短信验证码' }), { target: { value: '123456' } });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: '同意并开通' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await confirm(/开通10GB流量月包/, '确认开通');
  await waitFor(() =>
    expect(api.callsOf(phoneManage.openBusiness)[0]?.input).toEqual({
      businessId: 'flow-10',
      action: 'open',
      agreements: [{ templateId: 'business-order', version: '1' }],
      smsCode: '123456',
    }),
  );
  expect((await screen.findAllByText('已开通，2026-08-16生效')).length).toBeGreaterThan(0);
  await expectAccessible(container);
});

it('业务办理 leaves an offer with one confirmation, without code and agreement', async () => {
  const { api } = show(true);
  fireEvent.click(await screen.findByRole('button', { name: '退订' }));
  await confirm(/退订10GB流量月包/, '确认退订');
  await waitFor(() =>
    expect(api.callsOf(phoneManage.openBusiness)[0]?.input).toEqual({
      businessId: 'flow-10',
      action: 'close',
    }),
  );
});
