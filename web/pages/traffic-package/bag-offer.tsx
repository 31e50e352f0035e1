import './traffic-package.css';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { periodUnit } from '#core/rules/pricing/period-price.ts';
import { groupChip } from '#core/rules/rights/group-chip.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { useArt } from '#web/art/use-art.ts';
import { useTiers } from '#web/features/membership/use-tiers.ts';
import { RightsBones } from '#web/features/rights/rights-bones.tsx';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
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
  const answer = useTiers(trafficBagProductId);
  const { goToLogin } = useSessionActions();
  const order = useOrderMembership();
  const tier = answer.data?.tiers.find(({ productId }) => productId === trafficBagProductId);
  if (!tier) return answer.error && !answer.asking ? <Floor label="加载失败"><FailedState title="礼包没有加载出来" line={answer.error.message} onRetry={() => void answer.refetch()} /></Floor> : <div className="tfb"><RightsBones /></div>;
  const take = isGuest ? goToLogin : () => void order(trafficBagProductId);
  return (
    <div className="tfb">
      <OfferCard tier={tier} text={isGuest ? '登录领取' : '立即开通'} busy={!isGuest && answer.asking} onPress={take} />
      {tier.groups.map((group) => <OfferGroup key={group.groupId} group={group} button={isGuest ? '登录领取' : '开通领取'} canOrder={tier.canOrder} onPress={take} />)}
    </div>
  );
}

function OfferCard({ tier: { tierName, plans, reason, canOrder }, text, busy, onPress }: { tier: Tier; text: string; busy: boolean; onPress(): void }) {
  const art = useArt();
  const [plan] = plans;
  return (
    <section className="pcd" aria-label={tierName}>
      <p className="pcd__k">每月一份，按需任选</p>
      <h2 className="pcd__n">{tierName}</h2>
      {plan && <p className="tfb__p"><Price fen={plan.priceFen} size={24} tone="inherit" /><span>/{periodUnit(plan.months)}{plan.autoRenew && '，到期自动续费，可随时取消'}</span></p>}
      {canOrder ? <Button kind="vip" size="m" busy={busy} onPress={onPress}>{text}</Button> : <p className="tfb__r">{reason}</p>}
      <img className="pcd__a deco" src={art('goods/data-cut')} width={116} height={116} alt="" />
    </section>
  );
}

function OfferGroup({ group, button, canOrder, onPress }: { group: Tier['groups'][number]; button: string; canOrder: boolean; onPress(): void }) {
  const picture = usePicture();
  const buttonOf = (isGone: boolean) => (isGone || !canOrder ? { text: isGone ? '缺货' : '暂不可领', disabled: true } : { text: button, kind: 'soft' } as const);
  return (
    <RightsGroup title={group.groupName} chip={groupChip(group)}>
      {group.rightsList.map((right) => <RightsRow key={right.rightsId} art={picture(right.picUrl)} name={right.rightsName} reason={right.hint} button={buttonOf(right.lackStockFlag === 1)} onPress={onPress} />)}
    </RightsGroup>
  );
}
