import type { InputOf } from '#core/contract/endpoint.ts';
import type { orders } from '#core/contract/order/orders.ts';
import { detailQueryKeys } from '#core/rules/goods/detail-query.ts';
import {
  checkoutQuery,
  requestedCards,
  requestedGroup,
  requestedLines,
  type RequestedLine,
} from '#core/rules/order/checkout-query.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { usePlace } from '#web/platform/location/place-store.ts';
import { useGo, useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';

/** What stays in the address besides lines and cards. */
const preservedKeys = [
  ...detailQueryKeys,
  'goodsId',
  'productId',
  'addressId',
  'activityId',
  'groupActivity',
  'groupNo',
] as const;

export type OrderInput = Pick<
  InputOf<typeof orders.previewOrder>,
  'lines' | 'cardCodes' | 'activityId' | 'group' | 'usePoints' | 'cityCode'
>;

interface CheckoutChange {
  readonly lines?: readonly RequestedLine[];
  /** Undefined for the best combination. */
  readonly cards?: readonly string[] | undefined;
  readonly usePoints?: boolean;
}

/** What the address wants to buy; changes replace the address, so that the way to the address book and back keeps them. */
export function useCheckout() {
  const go = useGo();
  const href = useHref();
  const { queryValue } = useNavigator();
  const lines = requestedLines(queryValue);
  const cards = requestedCards(queryValue);
  const arePointsUsed = queryValue('points') === '1';
  const targetOf = ({ lines: newLines = lines, usePoints = arePointsUsed, ...change }: CheckoutChange) =>
    checkoutTarget({
      ...Object.fromEntries(preservedKeys.map((key) => [key, queryValue(key)])),
      ...checkoutQuery(newLines, 'cards' in change ? change.cards : cards),
      points: usePoints ? '1' : undefined,
    });
  const group = requestedGroup(queryValue);
  const { areaNum } = usePlace();
  const activityId = queryValue('activityId');
  const input: OrderInput = {
    lines: lines.map((line) => ({ ...line })),
    ...(cards && { cardCodes: [...cards] }),
    ...(activityId !== undefined && activityId !== '' && { activityId }),
    ...(group && { group }),
    ...(arePointsUsed && { usePoints: true }),
    ...(areaNum !== '' && { cityCode: areaNum }),
  };
  return {
    lines,
    cards,
    input,
    addressId: queryValue('addressId'),
    /** This page's own address, to return to. */
    self: href(targetOf({})),
    change: (change: CheckoutChange) => go(targetOf(change), 'replace'),
  };
}
