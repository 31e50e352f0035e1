import type { HalfPrice, MyFlashSales } from '../../contract/activity/flash-sales.shapes.ts';
import type { FlashSale } from '../../contract/goods/home.shapes.ts';
import { flashSaleButton } from './flash-sale-button.ts';

/** The half-price zone as a session that runs. Its page says whom it is for, so the session requires nothing. */
export const halfPriceSession = ({
  serverNow,
  endsAt,
}: Pick<HalfPrice, 'serverNow' | 'endsAt'>): Pick<
  FlashSale,
  'beginsAt' | 'endsAt' | 'mode' | 'draw' | 'rightType'
> => ({
  beginsAt: serverNow,
  endsAt,
  mode: 'race',
  draw: null,
  rightType: null,
});

/** How many goods the subscriber can buy at half price now: those with a button to buy, at most what is left of the month's quota. */
export function halfPriceLeft(
  zone: Pick<HalfPrice, 'serverNow' | 'endsAt'> & {
    readonly goods: readonly Pick<HalfPrice['goods'][number], 'activityId' | 'stockLeft' | 'minLevel'>[];
  },
  mine: MyFlashSales,
): number {
  const [session, now] = [halfPriceSession(zone), Date.parse(zone.serverNow)];
  const open = zone.goods.filter(
    (goods) => flashSaleButton(session, goods, mine, now).action.kind === 'reserve',
  );
  return Math.min(open.length, mine.quotaLeft ?? open.length);
}
