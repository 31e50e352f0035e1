import { promotions as calls } from '#core/contract/activity/promotions.ts';
import type { PromotionUse } from '#core/contract/activity/promotions.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

const none: readonly PromotionUse[] = [];

/** What the subscriber used of limited promotions; asked for only where a page has one. */
export function usePromotionUses(isLimited: boolean): {
  readonly uses: readonly PromotionUse[];
  /** False while it is loading. */
  readonly ready: boolean;
} {
  const enabled = useSession(({ session }) => session.kind === 'member') && isLimited;
  const { data, error } = useCall(calls.promotionUses, {}, { enabled });
  return { uses: (enabled && data?.list) || none, ready: !enabled || Boolean(data ?? error) };
}
