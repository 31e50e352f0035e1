import type { ReactNode } from 'react';
import type { EasyUseCard, EasyUseTicket } from '#core/contract/goods/easy-use.shapes.ts';
import { lastChinaDay } from '#core/rules/format/china-day.ts';
import { monthAndDay } from '#core/rules/format/month-and-day.ts';
import { easyUseProductIds } from '#core/rules/membership/easy-use-context.ts';
import { easyUseTitle } from '#core/site/pages.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { MotifBackground } from '#web/art/motif-background.tsx';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './ticket-card.module.css';

const cardName = `${easyUseTitle}卡`;

/** The card with its tickets of this month; an invitation for those without one. */
export function TicketCard({ card }: { readonly card: QueryResult<EasyUseCard | null> }) {
  const who = useSession(({ session }) => session.kind);
  const { goToLogin } = useSessionActions();
  const { sentence, way } = useMembershipWay();
  if (who === 'guest')
    return (
      <Invitation
        text="每月3张任意券，全场任选"
        action={
          <Button kind="accent" size="m" onPress={goToLogin}>
            登录查看
          </Button>
        }
      />
    );
  if (card.data === null) {
    const { text, href } = way('去开通', String(easyUseProductIds[0]));
    return (
      <Invitation
        text={sentence('开通后每月3张任意券，全场任选')}
        action={
          <Button kind="accent" size="m" href={href}>
            {text}
          </Button>
        }
      />
    );
  }
  if (!card.data)
    return card.error && !card.loading ? (
      <Invitation
        text="卡券没有加载出来"
        action={
          <Button kind="accent" size="m" onPress={() => void card.refetch()}>
            重试
          </Button>
        }
      />
    ) : (
      <Frame title={cardName} text={<SkeletonBox width={150} height={17} />} busy>
        <SkeletonBox height={84} radius={10} />
      </Frame>
    );
  const { mobile, renewsOn, usableCount, totalCount, tickets } = card.data;
  return (
    <Frame
      title={card.data.cardName}
      text={
        <>
          <span className="number">{mobile}</span>，{monthAndDay(renewsOn)}更新
        </>
      }
      side={
        <p className={styles.count}>
          <b className="number">{usableCount}</b>/{totalCount} 张可用
        </p>
      }
    >
      <ul className={styles.tickets} aria-label="本月任意券">
        {tickets.map((ticket) => (
          <Ticket key={ticket.cardCode} ticket={ticket} />
        ))}
      </ul>
    </Frame>
  );
}

function Ticket({ ticket }: { readonly ticket: EasyUseTicket }) {
  const { state, couponName, scopeText, expiresAt, exchangedFor } = ticket;
  if (state === 'usable')
    return (
      <li className={styles.ticket}>
        <b>{couponName}</b>
        {scopeText}
        <span className={styles.expiry}>{monthAndDay(lastChinaDay(Date.parse(expiresAt)))}到期</span>
      </li>
    );
  return (
    <li className={joinClasses(styles.ticket, styles.used)}>
      <Icon of={checkIcon} size={22} />
      <b>{state === 'reserved' ? '兑换中' : state === 'expired' ? '已过期' : '已兑'}</b>
      {exchangedFor}
    </li>
  );
}

const Invitation = ({ text, action }: { readonly text: string; readonly action: ReactNode }) => (
  <Frame title={cardName} text={text} side={action}>
    <ul className={styles.tickets} aria-label={`${cardName}每月3张任意券`}>
      {[1, 2, 3].map((each) => (
        <li key={each} className={joinClasses(styles.ticket, styles.promised)}>
          <b>任意券</b>
          全场任选1件
        </li>
      ))}
    </ul>
  </Frame>
);

interface FrameProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly side?: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

const Frame = ({ title, text, side, busy, children }: FrameProps) => (
  <section className={styles.card} aria-label={title} aria-busy={busy} data-floor={cardName}>
    <div className={styles.pattern} aria-hidden="true">
      <MotifBackground motif="lattice" colour="#fff" opacity={0.12} scale={0.8} height={190} />
    </div>
    <div className={styles.head}>
      <div className="grow">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {side}
    </div>
    {children}
  </section>
);
