import { support } from '#core/contract/user/support.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import styles from './question-list.module.css';

/** The link to the subscriber's tickets, with the number of those not closed. */
export function TicketsLink() {
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(support.supportTickets, {}, { enabled: signedIn });
  const unclosed = data?.list.filter(({ state }) => state !== 'closed').length ?? 0;
  return (
    <NavPageLink
      to={{ page: 'myTickets' }}
      label={unclosed > 0 ? `我的工单，${unclosed}个未结束` : undefined}
      text={
        <>
          我的工单
          {unclosed > 0 && <span className={styles.ticketCount}>{unclosed}</span>}
        </>
      }
    />
  );
}
