import { easyUse } from '#core/contract/goods/easy-use.ts';
import { home } from '#core/contract/goods/home.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { menus } from '#core/site/menus.ts';
import { easyUseTitle } from '#core/site/pages.ts';
import { BottomMenu } from '#web/features/home/bottom-menu.tsx';
import { FetchedMenu } from '#web/features/home/fetched-menu.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { AutoExchange } from './auto-exchange.tsx';
import { ExchangeShelf } from './exchange-shelf.tsx';
import { hotGoods } from './exchange-input.ts';
import { TicketCard } from './ticket-card.tsx';

const regionCode = 'EASY_USE_HOME';

/** The home of the easy-use card: its tickets, and what they are exchanged for. */
function EasyUseHome() {
  const navigator = useNavigator();
  const { projectId } = useSite();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const card = useCall(easyUse.easyUseCard, {}, { enabled: isMember });
  const floors = useCall(home.regionFloors, { regionCode });
  const floor = floors.data?.floors.find((each) => each.kind === 'exchange');
  const menu = projectId === 'workbench' ? undefined : menus[projectId];
  return (
    <Page
      bar={
        menu?.source === 'fetched' ? (
          <FetchedMenu regionCode={menu.regionCode} />
        ) : (
          <BottomMenu page="easyUseHome" />
        )
      }
    >
      <Hero motif="willow" height={290} scale={1.1} />
      <NavBar
        title={easyUseTitle}
        look="transparent"
        {...(menu?.source !== 'fetched' && { back: () => navigator.back() })}
        right={<NavPageLink text="兑换记录" to={{ page: 'rightsEntranceRecords' }} />}
      />
      <TicketCard card={card} />
      <ProvinceNote />
      <AutoExchange card={card.data ?? undefined} onChanged={() => void card.refetch()} />
      {floor && <ExchangeShelf floor={floor} card={card} />}
      {!floor && floors.error && !floors.loading && (
        <FailedState look="strip" title="首页内容没有加载出来" onRetry={() => void floors.refetch()} />
      )}
    </Page>
  );
}

export const page: PageDefinition = {
  Page: EasyUseHome,
  firstCalls: ({ project }) => {
    const menu = project === 'workbench' ? undefined : menus[project];
    return [
      { endpoint: home.regionFloors, input: { regionCode } },
      { endpoint: easyUse.easyUseHotGoods, input: hotGoods },
      ...(menu?.source === 'fetched'
        ? [{ endpoint: placement.pageMenu, input: { regionCode: menu.regionCode } }]
        : []),
    ];
  },
};
