import type { ReactNode } from 'react';
import { faceOf } from '#core/rules/format/face-of.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { Button } from '../button/button.tsx';
import { MemberIdentity, type Identity } from './member-identity.tsx';
import { MemberTicket, TicketSide } from './member-ticket.tsx';
import { StubCounts, type StubCount } from './stub-counts.tsx';
import styles from './member-card.module.css';

export interface MemberCardProps extends Identity {
  label: string;
  /** Address of the member's picture; without one a face is drawn. */
  avatar?: string | undefined;
  /** The claimable count: '本月权益', 6, '项可领'. */
  claimable?: { readonly title: string; readonly count: number; readonly unit: string } | undefined;
  action?: { readonly text: string; readonly href?: string; readonly onPress?: () => void } | undefined;
  counts: readonly StubCount[];
  /** What the stub has instead of the counts. */
  stub?: ReactNode;
}

/** The level card with its torn-off stub of coupon counts. */
export function MemberCard({
  label,
  level,
  number,
  levelName,
  avatar,
  claimable,
  action,
  counts,
  stub,
}: MemberCardProps) {
  return (
    <MemberTicket label={label} level={level} stub={stub || <StubCounts counts={counts} />}>
      {avatar === undefined ? (
        <AvatarArt face={faceOf(number)} size={46} />
      ) : (
        <img className={styles.avatar} src={avatar} width={46} height={46} alt="" />
      )}
      <MemberIdentity {...{ level, number, levelName }} />
      {(claimable ?? action) && (
        <TicketSide>
          {claimable && (
            <p className={styles.note}>
              {claimable.title}
              <br />
              <b>{claimable.count}</b>
              {claimable.unit}
            </p>
          )}
          {action && (
            <Button size="s" href={action.href} onPress={action.onPress}>
              {action.text}
            </Button>
          )}
        </TicketSide>
      )}
    </MemberTicket>
  );
}
