import type { PromotionUse } from '#core/contract/activity/promotions.shapes.ts';
import type { Promotion } from '#core/contract/goods/shared/promotion.shapes.ts';
import type { PriceViewer } from '#core/rules/goods/detail-price.ts';
import { leftOf } from '#core/rules/goods/unit-price.ts';
import { usePromotionUses } from '#web/features/goods/prices/use-promotion-uses.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { usePlace } from '#web/platform/location/place-store.ts';

interface Viewer {
  /** False while a stored session is checked: its price is not known yet. */
  readonly ready: boolean;
  /** Signed in, with a membership or without. */
  readonly isMember: boolean;
  readonly price: Omit<PriceViewer, 'flashSaleFen'>;
  /** Limited promotions of which the subscriber used something. */
  readonly used: readonly { readonly promotion: Promotion; readonly use: PromotionUse }[];
}

/** Who looks at the price. A membership that could not be loaded shows the regular price. */
export function useViewer({ promotions }: { readonly promotions: readonly Promotion[] }): Viewer {
  const who = useMembership();
  const { areaNum } = usePlace();
  const { uses, ready } = usePromotionUses(promotions.some(({ perPerson }) => perPerson !== null));
  if (who.kind !== 'known')
    return { ready: who.kind !== 'unknown', isMember: false, price: { level: 0 }, used: [] };
  const { vipTypeLevel, vipTypeName } = who.info.userDto;
  return {
    ready,
    isMember: true,
    price: {
      level: vipTypeLevel,
      levelName: vipTypeName,
      cityCode: areaNum || undefined,
      left: leftOf(uses),
    },
    used: promotions.flatMap((promotion) => {
      const use = uses.find(({ promotionId }) => promotionId === promotion.promotionId);
      return use ? [{ promotion, use }] : [];
    }),
  };
}
