import type { Level } from '#web/art/levels.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useRememberedMember } from '#web/platform/session/remembered-member.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { MemberCardSkeleton } from '#web/ui/member-card/member-card-skeleton.tsx';
import { stubCounts } from './stub-counts.ts';

const drawn: readonly Level[] = [0, 1, 2, 3, 4];

/** Skeleton of the level card, with the member this phone remembers. */
export function MembershipSkeleton() {
  const href = useHref();
  const { project } = useSite();
  const member = useRememberedMember();
  return (
    <MemberCardSkeleton
      label="会员卡"
      title={`${project.name}会员卡`}
      counts={stubCounts(href, undefined)}
      member={
        member && {
          level: drawn[member.level] ?? 4,
          number: member.user.mobile,
          levelName: member.levelName,
        }
      }
    />
  );
}
