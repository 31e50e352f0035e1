import { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface RuleInput {
  readonly actId: string;
  readonly ruleId: string;
}

/** Claims the coupons of a rule the subscriber meets; guests sign in first. */
export function useClaimRule(): {
  claim(requested: RuleInput): void;
  /** The rule whose coupons are being claimed. */
  readonly claiming: string | undefined;
} {
  const call = useApi();
  const queries = useQueryCache();
  const signInFirst = useSignInFirst();
  const { run, busy, input } = useAction(
    (requested: RuleInput) => call(calls.receiveRuleCoupons, requested),
    {
      onDone: ({ coupons: received }) => {
        toast(`已领取${received.length}张，放入我的券了`);
        void queries.refresh(calls.couponBusiness.path);
        void queries.refresh(coupons.myCoupons.path);
      },
      onFailed: () => {
        void queries.refresh(calls.couponBusiness.path);
      },
    },
  );
  return {
    claim: (requested) => {
      signInFirst(() => {
        if (!busy) run(requested);
      });
    },
    claiming: busy ? input?.ruleId : undefined,
  };
}
