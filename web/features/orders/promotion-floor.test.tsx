import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile } from '#core/contract/user/profile.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { PromotionFloor } from './promotion-floor.tsx';
import { aPromotion } from '#core/testing/a-promotion.ts';

const tiers = [
  { from: 2, percent: 80 },
  { from: 3, percent: 70 },
];
const both = [
  aPromotion({ promotionId: 'pieces', kind: 'pieces', tiers }),
  aPromotion({ promotionId: 'orders', kind: 'orders', tiers }),
];

const reached = () =>
  screen.getByRole('list', { name: '多件优惠' }).querySelector('[aria-current]')?.textContent;

describe('the multi-order discount (§9)', () => {
  it.each([
    [0, '1件原价', '2件8折，3件及以上7折'],
    [1, '2件享8折', '享8折优惠'],
    [5, '3件及以上享7折', '享7折优惠'],
  ])('after %i orders of the month is at %s', async (count, stop, text) => {
    renderInSite(<PromotionFloor promotions={both} />, {
      api: fakeApi().answer(profile.multiOrderCount, count),
      session: aMember(),
    });
    await waitFor(() => expect(reached()).toBe(stop));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('asks once for all its places, and counts nothing after a failure', async () => {
    const api = fakeApi().unplug(profile.multiOrderCount);
    renderInSite(
      <>
        <PromotionFloor promotions={both} />
        <PromotionFloor promotions={both} />
      </>,
      { api, session: aMember() },
    );
    await waitFor(() => expect(api.callsOf(profile.multiOrderCount)).toHaveLength(1));
    expect(screen.getAllByText('2件8折，3件及以上7折')).toHaveLength(2);
  });

  it('says what every promotion gives, with its limits, and promises no tier that is not there', () => {
    renderInSite(
      <PromotionFloor
        promotions={[
          aPromotion({ promotionId: 'cup', kind: 'nth', nth: 2, percent: 0, unit: '杯', perPerson: 5 }),
          aPromotion({
            promotionId: 'tea',
            kind: 'gift',
            giftSkuId: 'tea.1',
            giftName: '奶茶券',
            giftFen: 880,
            pieces: 1,
            hasBudget: true,
          }),
          aPromotion({ promotionId: 'two', kind: 'pieces', tiers: tiers.slice(0, 1) }),
        ]}
      />,
    );
    expect(screen.getByText('第2杯0元').textContent).toBe('第2杯0元每人限5件');
    expect(screen.getByText('买即赠奶茶券').textContent).toBe('买即赠奶茶券额度用完即止');
    expect(screen.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual(['1件原价', '2件享8折']);
    expect(screen.queryByText(/本月/)).toBeNull();
  });

  it('is not shown for goods without promotions', () => {
    renderInSite(<PromotionFloor promotions={[]} />);
    expect(screen.queryByRole('region', { name: '促销' })).toBeNull();
  });

  it('is not requested for a guest', () => {
    const { api } = renderInSite(<PromotionFloor promotions={both} />, { session: { kind: 'guest' } });
    expect(api.calls).toEqual([]);
  });
});
