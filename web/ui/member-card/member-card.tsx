import './member-card.css';
import type { ReactNode } from 'react';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { LevelBackground } from '#web/art/level-background.tsx';
import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import { Button } from '../button/button.tsx';
import { StubCounts, type StubCount } from './stub-counts.tsx';

export interface MemberCardProps {
  label: string;
  level: Level;
  /** The masked number. */
  number: string;
  levelName: string;
  /** Address of the member's picture; without one a face is drawn. */
  avatar?: string | undefined;
  /** What waits to be claimed: '本月权益', 6, '项待领'. */
  claimable?: { readonly title: string; readonly count: number; readonly unit: string } | undefined;
  action?: { readonly text: string; readonly href?: string; readonly onPress?: () => void } | undefined;
  counts: readonly StubCount[];
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
}: MemberCardProps) {
  return (
    <MemberTicket label={label} level={level} counts={counts}>
      {avatar === undefined ? (
        <AvatarArt size={46} />
      ) : (
        <img className="mt__av" src={avatar} width={46} height={46} alt="" />
      )}
      <div className="mt__u">
        <span className="mt__no">{number}</span>
        <span className="lvchip">
          <Medal level={level} size={20} />
          {levelName}
        </span>
      </div>
      {(claimable ?? action) && (
        <div className="mt__r">
          {claimable && (
            <p className="mt__n">
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
        </div>
      )}
    </MemberTicket>
  );
}

interface MemberTicketProps {
  label: string;
  level: Level;
  counts: readonly StubCount[];
  children: ReactNode;
}

/** The ticket both the member's and the guest's card are printed on. */
export function MemberTicket({ label, level, counts, children }: MemberTicketProps) {
  return (
    <section className="mt" data-level={level} aria-label={label}>
      <div className="mt__card">
        <LevelBackground level={level} />
        {children}
      </div>
      <StubCounts counts={counts} />
    </section>
  );
}
