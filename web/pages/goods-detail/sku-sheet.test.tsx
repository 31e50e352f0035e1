import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { promotions } from '#core/contract/activity/promotions.ts';
import { codes } from '#core/contract/envelope.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { chosenSku } from './chosen-sku.ts';
import { SkuSheet } from './sku-sheet.tsx';
import { aShop, someGoods } from './testing/some-goods.ts';

const open = (
  skuId: string,
  overrides: Parameters<typeof renderInSite>[1] = {},
  promoted = someGoods().promotions,
) => {
  const pay = vi.fn<(quantity: number) => void>();
  const sheet = (
    <SkuSheet
      open
      goods={chosenSku({ ...someGoods(), promotions: promoted }, skuId)}
      cityReason=""
      onClose={() => undefined}
      onChoose={() => undefined}
      onPay={pay}
    />
  );
  return { pay, ...renderInSite(sheet, { api: aShop(), session: aMember(), ...overrides }) };
};
const shown = async () => within(await screen.findByRole('dialog', { name: '选择规格和数量' }));

describe('规格和数量', () => {
  it('offers the reminder of a sku out of stock instead of a purchase, and takes it back', async () => {
    const { user, api, pay } = open('video.3');
    const sheet = await shown();
    expect(sheet.getByText('已选 年卡，暂时缺货')).toBeTruthy();
    expect(sheet.queryByText('购买数量')).toBeNull();
    const button = await sheet.findByRole('button', { name: '到货提醒' });
    await user.click(button);
    expect(await sheet.findByRole('button', { name: '取消到货提醒' })).toBe(button);
    expect(api.callsOf(stockReminders.askStockReminder)).toMatchObject([{ input: { skuId: 'video.3' } }]);
    await user.click(button);
    expect(await sheet.findByRole('button', { name: '到货提醒' })).toBe(button);
    expect(api.callsOf(stockReminders.cancelStockReminder)).toMatchObject([{ input: { skuId: 'video.3' } }]);
    expect(pay).not.toHaveBeenCalled();
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('shows for several pieces what the order charges for them', async () => {
    const { user } = open('video.1', { session: { kind: 'guest' } });
    const sheet = await shown();
    const one = someGoods().skus[0]?.priceFen ?? 0;
    await user.click(sheet.getByRole('button', { name: '增加' }));
    expect(screen.getByRole('dialog').textContent).toContain(`¥${shortYuan(Math.floor(2 * one * 0.8))}`);
  });

  it('charges the usual price for pieces beyond what is left of a promotion, and says what was used', async () => {
    const api = aShop().answer(promotions.promotionUses, {
      list: [{ promotionId: 'welfare', used: 1, left: 1 }],
    });
    const { user } = open('video.1', { api }, [
      aPromotion({
        promotionId: 'welfare',
        kind: 'price',
        title: '福利价',
        skuId: null,
        priceFen: 990,
        perPerson: 2,
        period: 'month',
      }),
    ]);
    const sheet = await shown();
    expect(await sheet.findByText('福利价，每人每月限2件，本月已享1件')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('¥9.90'));
    await user.click(sheet.getByRole('button', { name: '增加' }));
    expect(screen.getByRole('dialog').textContent).toContain('¥24.90');
  });

  it('shows a reminder that is set already', async () => {
    open('video.3', { api: aShop().answer(stockReminders.stockReminder, { asked: true }) });
    expect(await (await shown()).findByRole('button', { name: '取消到货提醒' })).toBeTruthy();
  });

  it('asks a guest to sign in for a reminder, and offers it again after a refusal', async () => {
    const guest = open('video.3', { session: { kind: 'guest' } });
    await guest.user.click(await (await shown()).findByRole('button', { name: '到货提醒' }));
    expect(guest.session.goToLogin).toHaveBeenCalledOnce();
    guest.unmount();
    const api = aShop().answer(stockReminders.askStockReminder, () => {
      throw new ApiFailure(codes.refused, '已经有货了，可以直接购买');
    });
    const refused = open('video.3', { api });
    await refused.user.click(await (await shown()).findByRole('button', { name: '到货提醒' }));
    await waitFor(() => expect(api.callsOf(stockReminders.askStockReminder)).toHaveLength(1));
    expect(await (await shown()).findByRole('button', { name: '到货提醒', busy: false })).toBeTruthy();
  });

  it('shows the prices and the stock of this moment, not those of the page', async () => {
    const goods = someGoods();
    const skus = goods.skus.map((sku) => ({ ...sku, memberPriceFen: 3_900, stockLeft: 2 }));
    const api = aShop().answer(detail.siblingSkus, { ...goods, skus });
    open('video.2', { api });
    const sheet = await shown();
    expect(await sheet.findByText('已选 季卡，仅剩2件')).toBeTruthy();
    expect(sheet.getByText('每单限购2件')).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).toContain('¥39');
    expect(api.inputsOf(detail.siblingSkus)).toEqual([{ skuId: 'video.1' }]);
  });

  it('offers the reminder when the last piece was sold while the page was open', async () => {
    const goods = someGoods();
    const skus = goods.skus.map((sku) => ({ ...sku, stockLeft: 0, lackStockFlag: 1 as const }));
    open('video.2', { api: aShop().answer(detail.siblingSkus, { ...goods, skus }) });
    const sheet = await shown();
    expect(await sheet.findByText('已选 季卡，暂时缺货')).toBeTruthy();
    expect(await sheet.findByRole('button', { name: '到货提醒' })).toBeTruthy();
  });

  it('sells a sku in stock without a question about reminders', async () => {
    const { user, api, pay } = open('video.2');
    await user.click(await (await shown()).findByRole('button', { name: '确定购买' }));
    expect(pay).toHaveBeenCalledExactlyOnceWith(1);
    expect(api.callsOf(stockReminders.stockReminder)).toEqual([]);
  });
});
