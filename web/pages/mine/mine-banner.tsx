import { materialPoints } from '#core/rules/tracking/material-points.ts';
import { LazyPointBanner } from '#web/features/goods/lazy-point-banner.tsx';
import { useSession } from '#web/platform/session/session-store.ts';

/** What the operator recommends to members here; the last part, so that it moves nothing. */
export function MineBanner() {
  const isMember = useSession(({ session }) => session.kind === 'member');
  return isMember && <LazyPointBanner point={materialPoints.mine} label="我的推荐" />;
}
