import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { MemberCardSkeleton } from '#web/ui/member-card/member-card-skeleton.tsx';
import { stubCounts } from './stub-counts.ts';

/** Skeleton of the level card. */
export function MembershipSkeleton() {
  const href = useHref();
  const { project } = useSite();
  return (
    <MemberCardSkeleton label="会员卡" title={`${project.name}会员卡`} counts={stubCounts(href, undefined)} />
  );
}
