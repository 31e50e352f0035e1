import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { useHolding } from '#web/features/membership/use-holding.ts';
import { useWaitingRights } from '#web/features/membership/use-waiting-rights.ts';
import { OrderBarSkeleton } from '#web/features/offers/order-bar-skeleton.tsx';
import { OrderBar } from '#web/features/offers/order-bar.tsx';
import type { MemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';

interface OrderFootProps {
  /** Undefined while loading, and after a failure. */
  readonly tier: Tier | undefined;
  readonly plan: Plan | undefined;
  readonly memberTiers: MemberTiers;
  readonly buttonClassName?: string | undefined;
}

/** The order bar of a tier with its consent line. */
export function OrderFoot({ tier, plan, memberTiers, buttonClassName }: OrderFootProps) {
  const consent = useConsent({ texts: tier?.agreements ?? [], action: '开通' });
  const holding = useHolding(tier?.productId ?? '');
  const product = holding.kind === 'held' ? holding.product : undefined;
  const waiting = useWaitingRights(product);
  // The page shows the failed state of the line with its retry button.
  if (!tier && memberTiers.error) return null;
  if (holding.kind === 'failed')
    return (
      <ActionBar>
        <p className="grow" role="alert">
          会员信息没有加载出来
        </p>
        <Button className={buttonClassName} onPress={holding.retry}>
          重试
        </Button>
      </ActionBar>
    );
  if (!tier || !memberTiers.isOwn || holding.kind === 'unknown' || waiting.loading)
    return <OrderBarSkeleton />;
  return (
    <OrderBar
      tier={tier}
      plan={plan}
      product={product}
      claimable={waiting.count}
      buttonClassName={buttonClassName}
      consent={consent}
    />
  );
}
