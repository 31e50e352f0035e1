import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { TicketList } from './ticket-list.tsx';
import { TicketTalk } from './ticket-talk.tsx';
import { TicketsSkeleton } from './tickets-skeleton.tsx';

/** 我的工单: the subscriber's tickets, or the one the address names. */
function MyTickets() {
  const go = useGo();
  const kind = useSession(({ session }) => session.kind);
  const ticketId = useQueryValue('ticketId');
  if (kind === 'member' && ticketId !== undefined) return <TicketTalk ticketId={ticketId} />;
  return (
    <PageFrame
      title="我的工单"
      right={<NavAction text="智能客服" onPress={() => go({ page: 'questionList' })} />}
      guest={{ inFloor: true, title: '登录后查看工单', text: '人工客服的回复都在这里' }}
      skeleton={<TicketsSkeleton />}
    >
      <TicketList />
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: MyTickets };
