import type { DataOf } from '#core/contract/endpoint.ts';
import { support } from '#core/contract/user/support.ts';
import type { Ticket } from '#core/contract/user/support.shapes.ts';
import { messageMoment } from '#core/rules/messages/message-time.ts';
import { usePages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { PageLink, useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LoadMore } from '#web/ui/load-more/load-more.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { stateText, TicketState } from './ticket-state.tsx';
import { TicketsSkeleton } from './tickets-skeleton.tsx';
import styles from './my-tickets.module.css';

/** Tickets, those with the newest message first. */
export function TicketList() {
  const call = useApi();
  const href = useHref();
  const pages = usePages<Ticket, DataOf<typeof support.supportTickets>>(
    [support.supportTickets.path, 'all'],
    (pageNum) => call(support.supportTickets, { pageNum, pageSize: 10 }),
  );
  const { list } = pages;
  if (!list)
    return (
      <QueryPlaceholder
        query={pages}
        failedLook="page"
        failedTitle="工单没有加载出来"
        skeleton={<TicketsSkeleton />}
      />
    );
  if (list.length === 0)
    return (
      <Floor label="没有工单">
        <EmptyState
          art="orders"
          title="还没有工单"
          text="在智能客服里没有找到答案时，可以转人工"
          action={{ text: '智能客服', href: href({ page: 'questionList' }) }}
        />
      </Floor>
    );
  return (
    <>
      <ul>
        {list.map((ticket) => (
          <li key={ticket.ticketId}>
            <PageLink
              className={styles.ticket}
              to={{ page: 'myTickets', query: { ticketId: ticket.ticketId } }}
            >
              <span className={styles.ticketHead}>
                <b className="grow">{ticket.title}</b>
                <TicketState state={ticket.state} />
              </span>
              <span className={`${styles.lastText} two-lines`}>{ticket.lastText}</span>
              <span className="text-caption text-tertiary">
                {messageMoment(Date.parse(ticket.updatedAt))} · {stateText(ticket)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <LoadMore pages={pages} failedTitle="更多工单没有加载出来" className={styles.more} />
    </>
  );
}
