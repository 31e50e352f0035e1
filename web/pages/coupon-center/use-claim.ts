import { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { home } from '#core/contract/goods/home.ts';
import type { OfferedCoupon } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline, type ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface Claiming {
  claim(offers: readonly OfferedCoupon[]): void;
  /** What is being claimed. */
  readonly claiming: readonly OfferedCoupon[];
}

/** Claims coupons one after another; guests sign in first. The offers are read again afterwards. */
export function useClaim(): Claiming {
  const call = useApi();
  const queries = useQueryCache();
  const signInFirst = useSignInFirst();
  const { run, busy, input } = useAction(
    async (offers: readonly OfferedCoupon[]) => {
      // Refusals of several are counted; that of a single one is shown by the API.
      const quiet = offers.length > 1;
      let [claimed, failure]: [number, ApiFailure | undefined] = [0, undefined];
      for (const { activityId, templateId } of offers)
        try {
          await call(calls.receiveCoupon, { activityId, templateId }, { quiet });
          claimed += 1;
        } catch (thrown) {
          failure = thrown as ApiFailure;
          if (failure.code === offline) break;
        }
      if (claimed === 0 && failure) throw failure;
      return claimed;
    },
    {
      onDone: (claimed, offers) => {
        toast(
          offers.length === 1
            ? '领取成功，已放入我的券'
            : claimed === offers.length
              ? `已领取${claimed}张，都放入我的券了`
              : `已领取${claimed}张，另外${offers.length - claimed}张没有领到`,
        );
        refresh();
      },
      onFailed: ({ code, message }, offers) => {
        if (code !== offline && offers.length > 1) toast(message, 'alert');
        refresh();
      },
    },
  );
  const refresh = () => {
    for (const { path } of [calls.couponActivities, coupons.myCoupons, home.couponCounts])
      void queries.refresh(path);
  };
  return {
    claim: (offers) => {
      signInFirst(() => {
        if (!busy && offers.length > 0) run(offers);
      });
    },
    claiming: busy ? (input ?? []) : [],
  };
}
