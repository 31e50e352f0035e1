import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { periodUnit } from '#core/rules/pricing/period-price.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { provinceOnly } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { useMemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { ProductCardFrame } from '#web/features/rights/product-card-frame.tsx';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { RightsGroup } from '#web/ui/rights/rights-group.tsx';
import { RightsRow } from '#web/ui/rights/rights-row.tsx';
import styles from './traffic-package.module.css';

/** The input of the offer; the server's inlined answer uses the same. */
export const bagTier = { productId: trafficBagProductId };

/** The gift bags and their price for non-holders. */
export function BagOffer({ isGuest }: { isGuest: boolean }) {
  const memberTiers = useMemberTiers(bagTier);
  const isElsewhere = useIsElsewhere();
  const { goToLogin } = useSessionActions();
  const order = useOrderMembership();
  const tier = memberTiers.data?.tiers.find(({ productId }) => productId === trafficBagProductId);
  if (!tier)
    return (
      <QueryPlaceholder
        query={memberTiers}
        skeleton={
          <div className={styles.giftBag}>
            <RightsSkeleton />
          </div>
        }
        failedTitle="礼包没有加载出来"
        failedLook="floor"
      />
    );
  const take = isGuest ? goToLogin : () => void order(trafficBagProductId);
  return (
    <div className={styles.giftBag}>
      <OfferCard
        tier={tier}
        text={isGuest ? '登录领取' : '立即开通'}
        busy={!memberTiers.isOwn}
        onPress={take}
      />
      {tier.groups.map((group) => (
        <OfferGroup
          key={group.groupId}
          group={group}
          button={isGuest ? '登录领取' : '开通领取'}
          refusal={isElsewhere ? provinceOnly : tier.canOrder ? undefined : '暂不可领'}
          onPress={take}
        />
      ))}
    </div>
  );
}

function OfferCard({
  tier: { tierName, plans, reason, canOrder },
  text,
  busy,
  onPress,
}: {
  tier: Tier;
  text: string;
  busy: boolean;
  onPress(): void;
}) {
  const [plan] = plans;
  return (
    <ProductCardFrame
      label={tierName}
      kicker="每月一份，按需任选"
      name={tierName}
      picture="goods/data-cut"
      pictureSize={116}
    >
      {plan && (
        <p className={styles.offerPrice}>
          <Price fen={plan.priceFen} size={24} tone="inherit" />
          <span>
            /{periodUnit(plan.months)}
            {plan.autoRenew && '，到期自动续费，可随时取消'}
          </span>
        </p>
      )}
      {canOrder ? (
        <Button className={styles.orderButton} kind="vip" size="m" busy={busy} onPress={onPress}>
          {text}
        </Button>
      ) : (
        <p className={styles.refusalReason}>{reason}</p>
      )}
    </ProductCardFrame>
  );
}

interface OfferGroupProps {
  readonly group: Tier['groups'][number];
  readonly button: string;
  /** The button's text if it cannot be ordered. */
  readonly refusal: string | undefined;
  onPress(): void;
}

function OfferGroup({ group, button, refusal, onPress }: OfferGroupProps) {
  const picture = usePicture();
  const reader = useRightReader();
  const buttonOf = (isGone: boolean) => {
    const why = isGone ? '缺货' : refusal;
    return why === undefined ? ({ text: button, kind: 'soft' } as const) : { text: why, disabled: true };
  };
  return (
    <>
      <RightsGroup title={group.groupName} chip={groupChip(group)}>
        {group.rightsList.map((right) => (
          <RightsRow
            key={right.rightsId}
            art={picture(right.picUrl)}
            name={right.rightsName}
            reason={right.hint}
            button={buttonOf(right.lackStockFlag === 1)}
            onPress={onPress}
            onRead={() => reader.readGranted(right)}
          />
        ))}
      </RightsGroup>
      {reader.sheet}
    </>
  );
}
