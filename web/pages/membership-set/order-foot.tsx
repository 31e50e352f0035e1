import { useState } from 'react';
import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';
import { OrderBarBones } from '#web/features/offers/order-bar-bones.tsx';
import { OrderBar } from '#web/features/offers/order-bar.tsx';
import { ConsentLine } from './consent-line.tsx';

interface OrderFootProps {
  /** Undefined while it is asked for. */
  readonly tier: Tier | undefined;
  readonly plan: Plan | undefined;
  readonly isOwn: boolean;
}

/** The bottom bar of a page that sells a tier, with the consent it asks for. */
export function OrderFoot({ tier, plan, isOwn }: OrderFootProps) {
  const [agreed, setAgreed] = useState(false);
  if (!tier) return <OrderBarBones />;
  return <OrderBar tier={tier} plan={plan} isOwn={isOwn} agreed={agreed} consent={<ConsentLine texts={tier.agreements} agreed={agreed} onChange={setAgreed} />} />;
}
