import type { PromotionUse } from '#core/contract/activity/promotions.shapes.ts';
import type { Promotion } from '#core/contract/goods/shared/promotion.shapes.ts';
import { multiOrderTier } from '#core/rules/pricing/multi-order-tier.ts';
import { promotionLimits, promotionText, tierStops } from '#core/rules/pricing/promotion-text.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { MultiOrderTier } from '#web/ui/multi-order-tier/multi-order-tier.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { useMultiOrderCount } from './use-multi-order-count.ts';
import styles from './promotion-floor.module.css';

const names = { price: '优惠价', gift: '赠品', chances: '抽奖', nth: '多件' } as const;
const isNamed = (kind: Promotion['kind']): kind is keyof typeof names => kind in names;

interface PromotionFloorProps {
  readonly promotions: readonly Promotion[];
  /** What the subscriber used of them. */
  readonly uses?: readonly PromotionUse[] | undefined;
}

/**
 * 促销: what the running promotions of goods give, in the words of their terms. Prices stand in the price itself, and here once the
 * subscriber used one of them.
 */
export function PromotionFloor({ promotions, uses = [] }: PromotionFloorProps) {
  const shown = [...new Map(promotions.map((each) => [each.promotionId, each])).values()];
  const usedOf = ({ promotionId }: Promotion) => uses.find((use) => use.promotionId === promotionId);
  const rows = shown.flatMap((each) =>
    isNamed(each.kind) && (each.kind !== 'price' || usedOf(each)) ? [{ each, name: names[each.kind] }] : [],
  );
  const tier = shown.find(({ kind }) => kind === 'pieces') ?? shown.find(({ kind }) => kind === 'orders');
  if (rows.length === 0 && !tier) return null;
  return (
    <Floor label="促销">
      {rows.map(({ each, name }) => (
        <p
          key={each.promotionId}
          className={usedOf(each)?.left === 0 ? `${styles.row} ${styles.usedUp}` : styles.row}
        >
          <Tag kind="soft">{name}</Tag>
          <span>
            {promotionText(each)}
            <small>{promotionLimits(each, usedOf(each))}</small>
          </span>
        </p>
      ))}
      {(tier?.kind === 'pieces' || tier?.kind === 'orders') && (
        <Tiers
          tier={tier}
          limits={promotionLimits(tier, usedOf(tier))}
          byOrders={shown.some(({ kind }) => kind === 'orders')}
        />
      )}
    </Floor>
  );
}

interface TiersProps {
  readonly tier: Extract<Promotion, { kind: 'pieces' | 'orders' }>;
  readonly limits: string;
  /** The orders of the month count, too (§9). */
  readonly byOrders: boolean;
}

function Tiers({ tier, limits, byOrders }: TiersProps) {
  const count = useMultiOrderCount(byOrders);
  const reached = tier.tiers.filter(({ from }) => count + 1 >= from).length;
  return (
    <>
      <MultiOrderTier
        tag="多件优惠"
        text={count > 0 ? multiOrderTier(count).text : promotionText(tier)}
        stops={tierStops(tier)}
        reached={reached}
      />
      {limits !== '' && <p className={styles.note}>{limits}</p>}
      {byOrders && <p className={styles.note}>同一订单的件数，或本月的第几单，按优惠多的计算</p>}
    </>
  );
}
