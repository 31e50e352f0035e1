import { useState } from 'react';
import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';

/** The selected plan of a tier: the first by default, reset when the tier changes. */
export function useChosenPlan(tier: Tier | undefined): [Plan | undefined, (plan: Plan) => void] {
  const [skuId, setSkuId] = useState<string>();
  return [tier?.plans.find((plan) => plan.skuId === skuId) ?? tier?.plans[0], (plan) => setSkuId(plan.skuId)];
}
