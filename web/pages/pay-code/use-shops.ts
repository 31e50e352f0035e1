import { payCode } from '#core/contract/goods/pay-code.ts';
import type { Shop } from '#core/contract/goods/shared/shop.shapes.ts';
import type { Place } from '#core/rules/location/area.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';

const pageSize = 50;
/** A code as it stands on the sign of a store; other words are searched for in names and addresses. */
const codeForm = /^[A-Za-z0-9][\w.:-]{1,63}$/;

export const shopsInput = (
  { areaNum, latitude, longitude }: Pick<Place, 'areaNum' | 'latitude' | 'longitude'>,
  keyword?: string,
) => ({ keyword, cityCode: areaNum, latitude, longitude, pageSize });

/**
 * The stores to choose from: those near a measured position, otherwise those of the city; with a keyword those that have it, the
 * store whose code it is first.
 */
export function useShops(place: Place, keyword: string | undefined, wholeCity: boolean) {
  const { latitude, longitude } = place;
  const isNear = keyword === undefined && isMeasured(place) && !wholeCity;
  const near = useCall(payCode.nearbyShops, { latitude, longitude, pageSize }, { enabled: isNear });
  const listed = useCall(payCode.shopList, shopsInput(place, keyword), { enabled: !isNear });
  const byCode = useShopByCode(keyword, place);
  const answer = isNear ? near : listed;
  const data = useLastValue(answer.data, isNear ? 'near' : `of ${keyword ?? ''}`);
  const list = data && withFirst(byCode, data.list);
  return { isNear, byCode, query: { ...answer, data: list } };
}

const withFirst = (first: Shop | undefined, list: readonly Shop[]): readonly Shop[] =>
  first ? [first, ...list.filter(({ shopCode }) => shopCode !== first.shopCode)] : list;

/** The store of a typed code; a word that is none is not found, which is no failure. */
function useShopByCode(word: string | undefined, { latitude, longitude }: Place): Shop | undefined {
  const call = useApi();
  const shopCode = word !== undefined && codeForm.test(word) ? word : '';
  const { data } = useQuery(
    [payCode.shopByCode.path, 'typed', shopCode, latitude, longitude],
    () => call(payCode.shopByCode, { shopCode, latitude, longitude }, { quiet: true }),
    { enabled: shopCode !== '' },
  );
  return data;
}
