import type { ReactNode } from 'react';
import { userBrand } from '#core/rules/membership/user-brand.ts';
import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import { useUserInfo } from '#web/features/membership/use-user-info.ts';
import type { OwnedRights } from '#web/features/rights/use-owned-rights.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useRememberedMember, type RememberedMember } from '#web/platform/session/remembered-member.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { MemberTicket, TicketSide, TicketTitle } from '#web/ui/member-card/member-ticket.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { StubCounts } from '#web/ui/member-card/stub-counts.tsx';

const drawn: readonly Level[] = [0, 1, 2, 3, 4];

interface HeadProps {
  readonly owned: readonly OwnedRights[] | undefined;
}

/** The level card with number, brand and counts; for guests the sign-in button. */
export function RightsHead({ owned }: HeadProps) {
  const session = useSession((state) => state.session);
  const { goToLogin } = useSessionActions();
  const remembered = useRememberedMember();
  if (session.kind === 'member') return <MemberHead user={session.user} owned={owned} />;
  if (session.kind === 'unknown' && remembered) return <RememberedHead member={remembered} />;
  return (
    <Ticket level={0} owned={undefined}>
      <Medal level={0} size={46} />
      <TicketTitle
        title={session.kind === 'guest' ? '登录查看我的权益' : '会员权益'}
        note="每月领取专属福利"
      />
      <TicketSide>
        {session.kind === 'guest' ? (
          <Button size="s" onPress={goToLogin}>
            去登录
          </Button>
        ) : (
          <SkeletonBox width={70} height="var(--button-height-small)" radius={23} />
        )}
      </TicketSide>
    </Ticket>
  );
}

function RememberedHead({ member: { level, levelName, user } }: { readonly member: RememberedMember }) {
  return (
    <Ticket level={drawn[level] ?? 4} owned={undefined}>
      <Medal level={drawn[level] ?? 4} size={46} />
      <TicketTitle title={levelName} note={user.mobile} />
    </Ticket>
  );
}

function MemberHead({ user, owned }: HeadProps & { readonly user: UserInfo }) {
  const { way } = useMembershipWay();
  const vip = useUserInfo();
  const remembered = useRememberedMember();
  const vipTypeLevel = vip.data?.userDto.vipTypeLevel ?? remembered?.level ?? 0;
  const vipTypeName = vip.data?.userDto.vipTypeName ?? remembered?.levelName;
  const { userBrandName, userBrandNameEx } = userBrand(user);
  const level = drawn[vipTypeLevel] ?? 4;
  const { text, href } = way(owned?.length === 0 ? '去开通' : '升级');
  return (
    <Ticket level={level} owned={owned}>
      <Medal level={level} size={46} />
      <TicketTitle
        title={vipTypeName ?? <SkeletonBox width={76} height={20} />}
        note={user.mobile + (userBrandName && ` · ${userBrandName}${userBrandNameEx}`)}
      />
      {owned && (
        <TicketSide>
          <Button size="s" href={href}>
            {text}
          </Button>
        </TicketSide>
      )}
    </Ticket>
  );
}

function Ticket({
  level,
  owned,
  children,
}: HeadProps & { readonly level: Level; readonly children: ReactNode }) {
  return (
    <MemberTicket label="会员等级" floor="会员等级" level={level} stub={<HeadCounts owned={owned} />}>
      {children}
    </MemberTicket>
  );
}

/** The stub of the level card: claimable and claimed counts, and days until renewal. */
function HeadCounts({ owned }: { owned: readonly OwnedRights[] | undefined }) {
  const rights = owned?.flatMap((each) => each.rights ?? []);
  const sum = (count: 'claimableCount' | 'claimedCount') =>
    rights?.reduce((total, each) => total + each[count], 0);
  return (
    <StubCounts
      counts={[
        { text: '项可领', value: sum('claimableCount') },
        { text: '项已领', value: sum('claimedCount') },
        { text: '天后更新', value: rights?.[0]?.daysUntilRenewal },
      ]}
    />
  );
}
