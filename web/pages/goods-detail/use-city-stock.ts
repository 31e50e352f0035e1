import { detailMore } from '#core/contract/goods/detail-more.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';

export interface CityStock {
  /** The line under the city. */
  readonly text: string;
  /** Why it cannot be delivered there; empty if it can or is not known yet. */
  readonly reason: string;
}

const few = 10;

/** The stock of physical goods in the current city. */
export function useCityStock(skuId: string, isPhysical: boolean): CityStock {
  const { areaNum } = useFoundPlace();
  const enabled = isPhysical && skuId !== '';
  const { data, error } = useCall(detailMore.cityStock, { skuId, cityCode: areaNum }, { enabled });
  if (!data) return { text: error ? '库存没有查到，下单时再确认' : '正在查询库存', reason: '' };
  if (!data.deliverable) return { text: data.reason, reason: data.reason };
  const isFew = data.stockLeft !== null && data.stockLeft < few;
  return { text: isFew ? `仅剩${data.stockLeft}件` : '有货，48小时内发出', reason: '' };
}
