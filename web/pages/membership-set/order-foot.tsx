import { useState } from 'react';
import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { useHolding } from '#web/features/membership/use-holding.ts';
import { useWaitingRights } from '#web/features/membership/use-waiting-rights.ts';
import { OrderBarSkeleton } from '#web/features/offers/order-bar-skeleton.tsx';
import { OrderBar } from '#web/features/offers/order-bar.tsx';
import { ConsentLine } from './consent-line.tsx';

interface OrderFootProps {
  /** Undefined while loading. */
  readonly tier: Tier | undefined;
  readonly plan: Plan | undefined;
  /** Whether the tier's data belongs to this session. */
  readonly isOwn: boolean;
  readonly buttonClassName?: string | undefined;
}

/** The order bar of a tier with its consent line. */
export function OrderFoot({ tier, plan, isOwn, buttonClassName }: OrderFootProps) {
  const [agreed, setAgreed] = useState(false);
  const holding = useHolding(tier?.productId ?? '');
  const product = holding.kind === 'held' ? holding.product : undefined;
  const waiting = useWaitingRights(product);
  if (!tier || !isOwn || holding.kind === 'unknown' || waiting.asking) return <OrderBarSkeleton />;
  return (
    <OrderBar
      tier={tier}
      plan={plan}
      product={product}
      claimable={waiting.count}
      agreed={agreed}
      buttonClassName={buttonClassName}
      consent={<ConsentLine texts={tier.agreements} agreed={agreed} onChange={setAgreed} />}
    />
  );
}
