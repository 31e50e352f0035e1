import type { Promotion } from '#core/contract/goods/shared/promotion.shapes.ts';
import { membership } from '#core/contract/user/membership.ts';
import type { PriceViewer } from '#core/rules/goods/detail-price.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useBuyer } from '../shared/use-buyer.ts';

/** Who looks at the price: a member's level, city and used limits. A membership that could not be loaded sees the regular price. */
export function useViewer(promotions: readonly Promotion[] = []): PriceViewer {
  const buyer = useBuyer(
    true,
    promotions.some(({ perPerson }) => perPerson !== null),
  );
  const { data } = useQuery(membership.userVipInfo, {}, { enabled: buyer !== undefined });
  return buyer ? { ...buyer, levelName: data?.userDto.vipTypeName } : { level: 0 };
}
