import { useState } from 'react';
import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { useHolding } from '#web/features/membership/use-holding.ts';
import { useWaitingRights } from '#web/features/membership/use-waiting-rights.ts';
import { OrderBarBones } from '#web/features/offers/order-bar-bones.tsx';
import { OrderBar } from '#web/features/offers/order-bar.tsx';
import { ConsentLine } from './consent-line.tsx';

interface OrderFootProps {
  /** Undefined while it is asked for. */
  readonly tier: Tier | undefined;
  readonly plan: Plan | undefined;
  /** Whether the tier speaks of whoever is here. */
  readonly isOwn: boolean;
}

/** The bottom bar of a page that sells a tier, with the consent it asks for. */
export function OrderFoot({ tier, plan, isOwn }: OrderFootProps) {
  const [agreed, setAgreed] = useState(false);
  const holding = useHolding(tier?.productId ?? '');
  const product = holding.kind === 'held' ? holding.product : undefined;
  const waiting = useWaitingRights(product);
  if (!tier || !isOwn || holding.kind === 'unknown' || waiting.asking) return <OrderBarBones />;
  return (
    <OrderBar
      tier={tier}
      plan={plan}
      product={product}
      claimable={waiting.count}
      agreed={agreed}
      consent={<ConsentLine texts={tier.agreements} agreed={agreed} onChange={setAgreed} />}
    />
  );
}
