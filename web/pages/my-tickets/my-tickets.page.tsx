import { useGo, useNavigator, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TicketList } from './ticket-list.tsx';
import { TicketTalk } from './ticket-talk.tsx';
import { TicketsSkeleton } from './tickets-skeleton.tsx';

/** 我的工单: the subscriber's tickets, or the one the address names. */
function MyTickets() {
  const navigator = useNavigator();
  const go = useGo();
  const { goToLogin } = useSessionActions();
  const kind = useSession(({ session }) => session.kind);
  const ticketId = useQueryValue('ticketId');
  if (kind === 'member' && ticketId !== undefined) return <TicketTalk ticketId={ticketId} />;
  return (
    <Page>
      <NavBar
        title="我的工单"
        back={() => navigator.back()}
        right={<NavAction text="智能客服" onPress={() => go({ page: 'questionList' })} />}
      />
      {kind === 'unknown' && <TicketsSkeleton />}
      {kind === 'guest' && (
        <Floor label="请先登录">
          <EmptyState
            art="orders"
            title="登录后查看工单"
            line="人工客服的回复都在这里"
            action={{ text: '去登录', onPress: goToLogin }}
          />
        </Floor>
      )}
      {kind === 'member' && <TicketList />}
    </Page>
  );
}

export const page: PageDefinition = { Page: MyTickets };
