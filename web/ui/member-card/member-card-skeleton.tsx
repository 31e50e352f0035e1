import { faceOf } from '#core/rules/format/face-of.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { SkeletonBox } from '../skeleton/skeleton-box.tsx';
import { MemberIdentity, type Identity } from './member-identity.tsx';
import { MemberTicket, TicketSide } from './member-ticket.tsx';
import { StubCounts, type StubCount } from './stub-counts.tsx';
import styles from './member-card.module.css';

export interface MemberCardSkeletonProps {
  label: string;
  title: string;
  counts: readonly StubCount[];
  /** The member, where known before the numbers. */
  member?: Identity | undefined;
}

/** The card while its numbers, and at first the session, are unknown. */
export function MemberCardSkeleton({ label, title, counts, member }: MemberCardSkeletonProps) {
  return (
    <MemberTicket label={label} level={member?.level ?? 0} stub={<StubCounts counts={counts} />}>
      {member ? <AvatarArt face={faceOf(member.number)} size={46} /> : <SkeletonBox width={46} radius={23} />}
      {member ? (
        <MemberIdentity {...member} />
      ) : (
        <div className={styles.identity}>
          <b className={styles.greeting}>{title}</b>
          <SkeletonBox width={76} height={16} radius={8} />
        </div>
      )}
      <TicketSide>
        <SkeletonBox
          className={styles.actionSkeleton}
          width={70}
          height="var(--button-height-small)"
          radius={23}
        />
        <output className="visually-hidden">加载中</output>
      </TicketSide>
    </MemberTicket>
  );
}
