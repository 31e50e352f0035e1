import { useState } from 'react';
import type { Plan, Tier } from '#core/contract/content/member-page.shapes.ts';

/** The plan chosen of a tier: the first until somebody chooses, and again when the tier changes. */
export function useChosenPlan(tier: Tier | undefined): [Plan | undefined, (plan: Plan) => void] {
  const [skuId, setSkuId] = useState<string>();
  return [tier?.plans.find((plan) => plan.skuId === skuId) ?? tier?.plans[0], (plan) => setSkuId(plan.skuId)];
}
