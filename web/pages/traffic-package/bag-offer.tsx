import './traffic-package.css';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { periodUnit } from '#core/rules/pricing/period-price.ts';
import { groupChip } from '#core/rules/rights/group-chip.ts';
import { provinceOnly } from '#core/rules/rights/rights-card-buttons.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { useArt } from '#web/art/use-art.ts';
import { useLine } from '#web/features/offers/use-line.ts';
import { RightsBones } from '#web/features/rights/rights-bones.tsx';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { RightsGroup } from '#web/ui/rights/rights-group.tsx';
import { RightsRow } from '#web/ui/rights/rights-row.tsx';

/** What the offer is asked for with; the server asks in the same words. */
export const bagTier = { productId: trafficBagProductId };

/** What the gift bags are and cost, for who does not hold them. */
export function BagOffer({ isGuest }: { isGuest: boolean }) {
  const line = useLine(bagTier);
  const isElsewhere = useIsElsewhere();
  const { goToLogin } = useSessionActions();
  const order = useOrderMembership();
  const tier = line.data?.tiers.find(({ productId }) => productId === trafficBagProductId);
  if (!tier)
    return line.error ? (
      <Floor label="加载失败">
        <FailedState title="礼包没有加载出来" line={line.error.message} onRetry={() => void line.refetch()} />
      </Floor>
    ) : (
      <div className="tfb">
        <RightsBones />
      </div>
    );
  const take = isGuest ? goToLogin : () => void order(trafficBagProductId);
  return (
    <div className="tfb">
      <OfferCard tier={tier} text={isGuest ? '登录领取' : '立即开通'} busy={!line.isOwn} onPress={take} />
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
  const art = useArt();
  const [plan] = plans;
  return (
    <section className="pcd" aria-label={tierName}>
      <p className="pcd__k">每月一份，按需任选</p>
      <h2 className="pcd__n">{tierName}</h2>
      {plan && (
        <p className="tfb__p">
          <Price fen={plan.priceFen} size={24} tone="inherit" />
          <span>
            /{periodUnit(plan.months)}
            {plan.autoRenew && '，到期自动续费，可随时取消'}
          </span>
        </p>
      )}
      {canOrder ? (
        <Button kind="vip" size="m" busy={busy} onPress={onPress}>
          {text}
        </Button>
      ) : (
        <p className="tfb__r">{reason}</p>
      )}
      <img className="pcd__a deco" src={art('goods/data-cut')} width={116} height={116} alt="" />
    </section>
  );
}

interface OfferGroupProps {
  readonly group: Tier['groups'][number];
  readonly button: string;
  /** What the button says where it cannot be ordered. */
  readonly refusal: string | undefined;
  onPress(): void;
}

function OfferGroup({ group, button, refusal, onPress }: OfferGroupProps) {
  const picture = usePicture();
  const buttonOf = (isGone: boolean) => {
    const why = isGone ? '缺货' : refusal;
    return why === undefined ? ({ text: button, kind: 'soft' } as const) : { text: why, disabled: true };
  };
  return (
    <RightsGroup title={group.groupName} chip={groupChip(group)}>
      {group.rightsList.map((right) => (
        <RightsRow
          key={right.rightsId}
          art={picture(right.picUrl)}
          name={right.rightsName}
          reason={right.hint}
          button={buttonOf(right.lackStockFlag === 1)}
          onPress={onPress}
        />
      ))}
    </RightsGroup>
  );
}
